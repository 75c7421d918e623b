import type { SectionViews, ViewRegistry } from './framework/registry.ts';

// Loaded by Vite alone, as all that uses `import.meta.glob`: no program that Node runs from its sources imports it.
const ofFolders = import.meta.glob<SectionViews>('./*/*.view.ts', { eager: true, import: 'views' });

/** The visible side of every section type: its view and its CSS. */
export const sectionViews: ViewRegistry = new Map(
  Object.values(ofFolders).flatMap((views) => Object.entries(views)),
);
