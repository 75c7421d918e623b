import { readingKey } from '#ui/reading-key.ts';

import { drawIcon, type IconName } from './icons.ts';

export interface OverlayButton {
  name: IconName;
  label: string;
  act?(): void;
}

/** A box over a section: its outline and its name. */
export class SectionBox {
  readonly element: HTMLElement;
  readonly #name: HTMLElement;

  constructor(parent: HTMLElement, kind: 'hover' | 'selected') {
    this.element = make('div', `vt-edit-box vt-edit-box--${kind}`);
    this.element.hidden = true;
    this.#name = make('span', 'vt-edit-box__name');
    this.element.append(this.#name);
    parent.append(this.element);
  }

  /** Null hides it. */
  surround(section: HTMLElement | null, name: string): void {
    this.element.hidden = section === null;
    if (!section) return;
    if (this.#name.textContent !== name) this.#name.textContent = name;
    place(this.element, section);
  }
}

/** A row of buttons, used with arrow keys as one stop of the keyboard. */
export function makeToolbar(buttons: readonly OverlayButton[], className = 'vt-edit-toolbar'): HTMLElement {
  const bar = make('div', className);
  bar.setAttribute('role', 'toolbar');
  bar.append(...buttons.map(makeButton));
  for (const [index, button] of [...bar.children].entries())
    button.setAttribute('tabindex', index === 0 ? '0' : '-1');
  bar.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[readingKey(event)];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...bar.querySelectorAll('button')];
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const next = all[(at + step + all.length) % all.length];
    for (const button of all) button.tabIndex = button === next ? 0 : -1;
    next?.focus();
  });
  return bar;
}

export function makeButton({ name, label, act }: OverlayButton): HTMLButtonElement {
  const button = make('button', 'vt-edit-button');
  button.type = 'button';
  button.dataset['name'] = name;
  setLabel(button, label);
  button.append(drawIcon(name));
  if (act) button.addEventListener('click', act);
  return button;
}

/** Whether it belongs to the canvas, and not to the page below. */
export function isOverlay(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-vt-overlay]') !== null;
}

export function setLabel(button: HTMLElement, label: string): void {
  if (button.title === label) return;
  button.setAttribute('aria-label', label);
  button.title = label;
}

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}

/** Over a section, in coordinates of the document, so that it scrolls along. */
export function place(box: HTMLElement, section: HTMLElement): void {
  const { left, top, width, height } = section.getBoundingClientRect();
  Object.assign(box.style, {
    left: `${left + scrollX}px`,
    insetBlockStart: `${top + scrollY}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
  });
}
