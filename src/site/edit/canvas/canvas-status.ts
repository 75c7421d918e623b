import { make } from './overlay.ts';

/** Milliseconds that a notice is read in. */
const noticed = 8000;

/** What the canvas says of itself: to readers always, to those who see the page where they would wonder. */
export class CanvasStatus {
  readonly #element = make('div', 'vt-edit-status');
  #hiding: ReturnType<typeof setTimeout> | undefined;

  constructor(overlay: HTMLElement) {
    this.#element.setAttribute('role', 'status');
    overlay.append(this.#element);
  }

  /** `isShown`: to those who see the page, too. */
  tell(text: string, { isShown = false } = {}): void {
    this.#element.textContent = text;
    this.#element.toggleAttribute('data-shown', isShown);
    clearTimeout(this.#hiding);
    if (isShown) this.#hiding = setTimeout(() => this.#element.removeAttribute('data-shown'), noticed);
  }
}
