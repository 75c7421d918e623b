import type { FrameMessage } from '#live/messages.schema.ts';

import type { InlineText } from './inline-text.ts';
import { isOverlay } from './overlay.ts';

/** What the keyboard works on. */
export interface KeyTarget {
  text: InlineText;
  selected(): string | null;
  order(): readonly string[];
  elementOf(id: string): HTMLElement | null;
  select(id: string): void;
  move(id: string, command: 'moveUp' | 'moveDown'): void;
  enterToolbar(): void;
  post(message: FrameMessage): void;
}

/** Keys of the frame: those of the text that is typed first, then the section's, then the builder's. */
export function pressKey(event: KeyboardEvent, canvas: KeyTarget): void {
  if (leadsOut(event)) return forward(event, canvas);
  if (canvas.text.press(event)) return;
  const { target } = event;
  const selected = canvas.selected();
  if (isOverlay(target)) {
    if (event.key === 'Escape' && selected !== null) canvas.elementOf(selected)?.focus();
    return;
  }
  const section = target instanceof HTMLElement && target.dataset['sectionId'] ? target : null;
  if (section && pressOnSection(event, section, canvas)) event.preventDefault();
  else forward(event, canvas);
}

/** Enter selects and then types, arrows go on, with Alt they move the section; false for other keys. */
function pressOnSection(event: KeyboardEvent, section: HTMLElement, canvas: KeyTarget): boolean {
  const id = section.dataset['sectionId'] ?? '';
  const { key, altKey } = event;
  const isArrow = key === 'ArrowUp' || key === 'ArrowDown';
  const isSelected = canvas.selected() === id;
  if (event.ctrlKey || event.metaKey) return false;
  if (key === 'Enter' || key === ' ') {
    if (!isSelected) canvas.select(id);
    else {
      const [first] = canvas.text.list(id, section);
      if (first) canvas.text.start(id, section, first);
    }
    return true;
  }
  if (isArrow && altKey) {
    canvas.move(id, key === 'ArrowUp' ? 'moveUp' : 'moveDown');
    return true;
  }
  if (isArrow) {
    const order = canvas.order();
    const next = order[order.indexOf(id) + (key === 'ArrowUp' ? -1 : 1)];
    if (next === undefined) return true;
    canvas.select(next);
    canvas.elementOf(next)?.focus();
    return true;
  }
  if (key === 'Tab' && !event.shiftKey && isSelected) {
    canvas.enterToolbar();
    return true;
  }
  return false;
}

/** The builder's shortcuts work here too; the browser's own use of the same keys does not. */
function forward(event: KeyboardEvent, { post }: KeyTarget): void {
  const { key, ctrlKey: ctrl, shiftKey: shift, altKey: alt, metaKey: meta } = event;
  if (['Control', 'Shift', 'Alt', 'Meta', 'Tab'].includes(key) || key.length > 40) return;
  // By their places on a Russian keyboard too.
  if (leadsOut(event) || ((ctrl || meta) && /^[zydsянвы]$/i.test(key))) event.preventDefault();
  post({ type: 'key.pressed', key, ctrl, shift, alt, meta });
}

/** F6 leads on from the page, whatever is being done on it. */
function leadsOut({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return key === 'F6' && !ctrlKey && !altKey && !metaKey;
}
