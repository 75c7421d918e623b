import { languages, type Language } from '#locales/languages.ts';

import { canvasText } from './canvas.texts.ts';
import { make, makeButton } from './overlay.ts';

interface InsertPointsOptions {
  main: HTMLElement;
  overlay: HTMLElement;
  language: Language;
  /** A new section is wanted on this side of the one that the buttons are at. */
  onWanted(side: 'above' | 'below'): void;
  /** A new section is wanted on a page without any. */
  onFirstWanted(): void;
}

/** Buttons that ask for a new section: at both edges of one, and on a page without any. */
export class InsertPoints {
  readonly #main: HTMLElement;
  readonly #above: HTMLButtonElement;
  readonly #below: HTMLButtonElement;
  readonly #first: HTMLElement;

  constructor({ main, overlay, language, onWanted, onFirstWanted }: InsertPointsOptions) {
    this.#main = main;
    const makeInsert = (side: 'above' | 'below') => {
      const label = canvasText(language, side === 'above' ? 'addAbove' : 'addBelow');
      const button = makeButton({ name: 'add', label, act: () => onWanted(side) });
      button.classList.add('vt-edit-insert');
      button.hidden = true;
      return button;
    };
    this.#above = makeInsert('above');
    this.#below = makeInsert('below');
    this.#first = makeFirst(language, onFirstWanted);
    overlay.append(this.#above, this.#below);
    main.append(this.#first);
  }

  /** Whether the page asks for its first section; the button stands below whatever is drawn. */
  showFirst(isShown: boolean): void {
    this.#first.hidden = !isShown;
    if (this.#first !== this.#main.lastElementChild) this.#main.append(this.#first);
  }

  /** At the edges of this section; null: nowhere. */
  placeAt(section: HTMLElement | null): void {
    this.#above.hidden = !section;
    this.#below.hidden = !section;
    if (!section) return;
    const { top, bottom } = section.getBoundingClientRect();
    this.#above.style.insetBlockStart = `${top + scrollY}px`;
    this.#below.style.insetBlockStart = `${bottom + scrollY}px`;
  }
}

function makeFirst(language: Language, act: () => void): HTMLElement {
  const label = canvasText(language, 'addFirst');
  const box = make('div', 'vt-edit-first');
  box.dataset['vtOverlay'] = '';
  box.lang = language;
  box.dir = languages[language].dir;
  const button = makeButton({ name: 'add', label, act });
  button.append(label);
  box.append(button);
  return box;
}
