import type { PersonOnPage } from '#live/messages.schema.ts';

import { make, place } from './overlay.ts';

/** Outlines of the sections that others are at, with their names: over the page, never in it. */
export class PeopleBoxes {
  readonly #parent: HTMLElement;
  readonly #boxes = new Map<string, HTMLElement>();
  #people: readonly PersonOnPage[] = [];

  constructor(parent: HTMLElement) {
    this.#parent = parent;
  }

  show(people: readonly PersonOnPage[]): void {
    this.#people = people;
  }

  draw(elementOf: (id: string) => HTMLElement | null): void {
    const bySection = Map.groupBy(this.#people, ({ sectionId }) => sectionId);
    for (const [id, box] of this.#boxes) {
      if (bySection.has(id) && elementOf(id)) continue;
      box.remove();
      this.#boxes.delete(id);
    }
    for (const [id, people] of bySection) {
      const section = elementOf(id);
      if (!section) continue;
      const box = this.#boxes.get(id) ?? this.#add(id);
      fill(box, people);
      place(box, section);
    }
  }

  #add(id: string): HTMLElement {
    const box = make('div', 'vt-edit-box vt-edit-box--people');
    box.append(make('div', 'vt-edit-people'));
    // Below what is selected here.
    this.#parent.prepend(box);
    this.#boxes.set(id, box);
    return box;
  }
}

/** Each member once, however many tabs they have there. */
function fill(box: HTMLElement, people: readonly PersonOnPage[]): void {
  const members = [...new Map(people.map((one) => [`${one.name} ${one.color}`, one])).values()];
  box.style.outlineColor = members[0]?.color ?? '';
  const [names] = box.children;
  const told = members.map(({ name, color }) => `${name} ${color}`).join('\n');
  if (!(names instanceof HTMLElement) || names.dataset['told'] === told) return;
  names.dataset['told'] = told;
  names.replaceChildren(
    ...members.map(({ name, color }) => {
      const chip = make('bdi', 'vt-edit-people__name');
      chip.style.background = color;
      chip.textContent = name;
      return chip;
    }),
  );
}
