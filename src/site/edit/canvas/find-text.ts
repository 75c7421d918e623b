import { cleanHtml } from '../clean-html.ts';
import { readHtml } from './find-item.ts';
import { matchTextField, normalise, type TextField } from './text-fields.ts';

export interface FoundText {
  element: HTMLElement;
  field: TextField;
}

/** What rich text is drawn in (`src/ui/rich-text.tsx`). */
const richSelector = '.vt-prose';

/** The field whose text stands at a place of a section, and its element. */
export function findText(fields: readonly TextField[], root: HTMLElement, target: Element): FoundText | null {
  const rich = target.closest<HTMLElement>(richSelector);
  if (rich && root.contains(rich)) return findRich(fields, root, rich);
  const plain = fields.filter(({ isRich }) => !isRich);
  for (let at: Element | null = target; at && at !== root; at = at.parentElement) {
    if (!(at instanceof HTMLElement)) continue;
    const element = deepest(at);
    const field = matchTextField(plain, at.textContent, occurrenceOf(element, root));
    if (field) return { element, field };
  }
  return null;
}

/** Elements of a section that can be typed into, in the order of the page. */
export function listTexts(fields: readonly TextField[], root: HTMLElement): HTMLElement[] {
  const texts = new Set(fields.flatMap(({ isRich, value }) => (isRich ? [] : normalise(value))));
  const found = [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    if (!isInSight(element)) return [];
    if (element.matches(richSelector)) return findRich(fields, root, element) ? [element] : [];
    if (element.closest(richSelector)) return [];
    return texts.has(normalise(element.textContent)) ? [deepest(element)] : [];
  });
  return [...new Set(found)];
}

function findRich(fields: readonly TextField[], root: HTMLElement, element: HTMLElement): FoundText | null {
  const text = normalise(element.textContent);
  const equal = [...root.querySelectorAll(richSelector)].filter((one) => normalise(one.textContent) === text);
  const rich = fields.filter(({ isRich }) => isRich);
  const read = ({ value }: TextField) => readHtml(cleanHtml(value));
  const field = matchTextField(rich, text, Math.max(0, equal.indexOf(element)), read);
  return field && { element, field };
}

/** What is folded away can be opened; samples are not the section's own texts. */
function isInSight(element: HTMLElement): boolean {
  if (element.closest('[inert]')) return false;
  return element.checkVisibility() || element.closest('details:not([open])')?.checkVisibility() === true;
}

/** The innermost element that reads the same. */
function deepest(element: HTMLElement): HTMLElement {
  const text = normalise(element.textContent);
  const inner = [...element.children].find(
    (child): child is HTMLElement => child instanceof HTMLElement && normalise(child.textContent) === text,
  );
  return inner ? deepest(inner) : element;
}

/** How many elements before this one read the same. */
function occurrenceOf(element: HTMLElement, root: HTMLElement): number {
  const text = normalise(element.textContent);
  const equal = [...root.querySelectorAll<HTMLElement>('*')].filter(
    (one) => normalise(one.textContent) === text && !one.closest(richSelector) && deepest(one) === one,
  );
  return Math.max(0, equal.indexOf(element));
}
