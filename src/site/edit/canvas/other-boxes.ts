import { SectionBox } from './overlay.ts';

/** Outlines of the sections that are selected along with the one whose options are shown. */
export class OtherBoxes {
  readonly #parent: HTMLElement;
  readonly #boxes: SectionBox[] = [];

  constructor(parent: HTMLElement) {
    this.#parent = parent;
  }

  surround(sections: readonly { element: HTMLElement; name: string }[]): void {
    while (this.#boxes.length < sections.length) this.#boxes.push(new SectionBox(this.#parent, 'selected'));
    for (const box of this.#boxes.splice(sections.length)) box.element.remove();
    for (const [index, { element, name }] of sections.entries()) this.#boxes[index]?.surround(element, name);
  }
}
