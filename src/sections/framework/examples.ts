/**
 * One state of a section for the gallery and the tests. Pictures are given by the demo catalogue's
 * stand-ins: ids 1 to 12 always resolve in the gallery.
 */
export interface SectionExample {
  name: 'typical' | 'minimal' | 'long-text' | 'many-items' | 'empty' | (string & {});
  options: Record<string, unknown>;
  items: unknown[];
}

/** What the `x.examples.ts` of a folder holds: the states of its types, by type. */
export type SectionExamples = Readonly<Record<string, SectionExample[]>>;
