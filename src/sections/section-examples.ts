import type { SectionExample, SectionExamples } from './framework/examples.ts';

// Loaded by Vite alone, as all that uses `import.meta.glob`.
const ofFolders = import.meta.glob<SectionExamples>('./*/*.examples.ts', { eager: true, import: 'examples' });

/** States of every section type, for the gallery and for the test that renders them all. */
export const sectionExamples: ReadonlyMap<string, SectionExample[]> = new Map(
  Object.values(ofFolders).flatMap((examples) => Object.entries(examples)),
);
