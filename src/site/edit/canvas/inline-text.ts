import type { DocumentSection } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import type { SectionDefinition } from '#sections/framework/define-section.ts';

import { listTextFields, matchTextField, normalise, textIntent, type TextField } from './text-fields.ts';

interface Typing {
  sectionId: string;
  element: HTMLElement;
  field: TextField;
  last: string;
}

interface InlineTextOptions {
  sectionOf(id: string): DocumentSection | null;
  definitionOf(type: string): SectionDefinition | undefined;
  /** A keystroke; the element shows it already. */
  onTyped(sectionId: string, intent: Intent): void;
  /** The section must be drawn anew: its text nodes are not those that React made. */
  onEnded(sectionId: string): void;
}

/** Typing over a text where it stands. */
export class InlineText {
  readonly #options: InlineTextOptions;
  #typing: Typing | null = null;

  constructor(options: InlineTextOptions) {
    this.#options = options;
  }

  /** The section that is typed into: nobody draws it meanwhile. */
  get sectionId(): string | undefined {
    return this.#typing?.sectionId;
  }

  /** Whether an edit is of the very text that has the focus: an echo must not overwrite it. */
  isOwn(intent: Intent): boolean {
    if (!this.#typing) return false;
    const { sectionId, field } = this.#typing;
    const same =
      field.itemId === null
        ? intent.type === 'section.update' && intent.id === sectionId
        : intent.type === 'item.update' && intent.section === sectionId && intent.id === field.itemId;
    if (!same || !('changes' in intent)) return false;
    return intent.changes.every(({ path }) => path.join('\0') === field.path.join('\0'));
  }

  /** The field whose text stands at a place of a section, and its element. */
  find(
    sectionId: string,
    root: HTMLElement,
    target: Element,
  ): { element: HTMLElement; field: TextField } | null {
    const fields = this.#fieldsOf(sectionId);
    for (let at: Element | null = target; at && at !== root; at = at.parentElement) {
      if (!(at instanceof HTMLElement)) continue;
      const element = deepest(at);
      const field = matchTextField(fields, at.textContent, occurrenceOf(element, root));
      if (field) return { element, field };
    }
    return null;
  }

  /** Elements of a section that can be typed into, in the order of the page. */
  list(sectionId: string, root: HTMLElement): HTMLElement[] {
    const fields = this.#fieldsOf(sectionId);
    const texts = new Set(fields.map(({ value }) => normalise(value)));
    const found = [...root.querySelectorAll<HTMLElement>('*')]
      .filter((element) => texts.has(normalise(element.textContent)) && element.checkVisibility())
      .map(deepest);
    return [...new Set(found)];
  }

  start(sectionId: string, root: HTMLElement, target: Element): boolean {
    this.end();
    const found = this.find(sectionId, root, target);
    if (!found) return false;
    const { element, field } = found;
    const selection = getSelection();
    const range = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null;
    element.contentEditable = 'plaintext-only';
    element.dataset['vtTyping'] = '';
    this.#typing = { sectionId, element, field, last: field.value };
    element.addEventListener('input', this.#hear);
    element.addEventListener('blur', this.#leave);
    element.focus();
    selection?.removeAllRanges();
    if (range && element.contains(range.commonAncestorContainer)) selection?.addRange(range);
    else selection?.selectAllChildren(element);
    return true;
  }

  /** Handles a key of the text that is typed; false leaves it to others. */
  press(event: KeyboardEvent): boolean {
    if (!this.#typing) return false;
    if (event.isComposing) return true;
    if (event.key === 'Escape') {
      this.#propose(this.#typing.field.value);
      this.end();
    } else if (event.key === 'Enter' && !event.shiftKey) this.end();
    else if (event.key === ' ' && this.#typing.element.closest('summary')) {
      // To a question the key means to open its answer.
      document.execCommand('insertText', false, ' ');
    } else return true;
    event.preventDefault();
    return true;
  }

  end(): void {
    const typing = this.#typing;
    if (!typing) return;
    this.#typing = null;
    const { element, sectionId } = typing;
    element.removeEventListener('input', this.#hear);
    element.removeEventListener('blur', this.#leave);
    element.removeAttribute('contenteditable');
    delete element.dataset['vtTyping'];
    this.#options.onEnded(sectionId);
  }

  readonly #hear = () => {
    const { element, field } = this.#typing ?? {};
    if (!element || !field) return;
    const typed = element.innerText.replaceAll('\u00a0', ' ').replace(/\n$/, '');
    if (typed.length > field.maxLength) {
      element.textContent = this.#typing?.last ?? field.value;
      getSelection()?.selectAllChildren(element);
      getSelection()?.collapseToEnd();
      return;
    }
    this.#propose(typed);
  };

  readonly #leave = () => this.end();

  #propose(value: string): void {
    const typing = this.#typing;
    if (!typing || typing.last === value) return;
    typing.last = value;
    this.#options.onTyped(typing.sectionId, textIntent(typing.sectionId, typing.field, value));
  }

  #fieldsOf(sectionId: string): TextField[] {
    const section = this.#options.sectionOf(sectionId);
    const definition = section && this.#options.definitionOf(section.type);
    return definition ? listTextFields(section, definition) : [];
  }
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
    (one) => normalise(one.textContent) === text && deepest(one) === one,
  );
  return Math.max(0, equal.indexOf(element));
}
