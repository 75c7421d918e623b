import type { DocumentSection } from '#domain/editing/documents.schema.ts';
import { isEqual } from '#domain/editing/is-equal.ts';

type Ask = (requestId: string, sections: DocumentSection[]) => void;

/** Sections whose data the builder has been asked for, until it answers. */
export class SectionRequests {
  readonly #ask: Ask;
  readonly #open = new Map<string, DocumentSection[]>();
  #count = 0;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  send(sections: DocumentSection[]): void {
    const requestId = `r${++this.#count}`;
    this.#open.set(requestId, sections);
    this.#ask(requestId, sections);
  }

  /** What was asked for, answered with this; undefined where nobody has asked. */
  take(requestId: string): DocumentSection[] | undefined {
    const asked = this.#open.get(requestId);
    this.#open.delete(requestId);
    return asked;
  }

  isAsked(section: DocumentSection): boolean {
    return [...this.#open.values()].some(([asked]) => asked && isEqual(asked, section));
  }

  /** Asks again for what has not been answered: nobody may have listened the first time. */
  repeat(): void {
    for (const [requestId, sections] of this.#open) this.#ask(requestId, sections);
  }
}
