import { placeOf } from '#domain/editing/places.ts';

/** The first one cannot go up: what was not moved by then will not be. */
const patience = 1000;

/** Keeps a section that its toolbar moves where it was seen, its buttons under the hand that moves it on. */
export class MovedSection {
  /** The section that was told to move, where it was seen and behind which one it stood. */
  #moving: { id: string; top: number; after: string | null } | null = null;

  hold(id: string, element: HTMLElement, order: readonly string[]): void {
    const moving = { id, top: element.getBoundingClientRect().top, after: placeOf(order, id) };
    this.#moving = moving;
    setTimeout(() => {
      if (this.#moving === moving) this.#moving = null;
    }, patience);
  }

  /** After an edit. */
  follow(order: readonly string[], elementOf: (id: string) => HTMLElement | null): void {
    if (!this.#moving) return;
    const { id, top, after } = this.#moving;
    const element = elementOf(id);
    if (!element || placeOf(order, id) === after) return;
    this.#moving = null;
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  }
}
