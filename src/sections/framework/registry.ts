import type { Sheet } from '#ui/sheets.ts';

import type { SectionDefinition, SectionView } from './define-section.ts';

/** How a section type is drawn: its view and the CSS that pages showing it carry. */
export interface StyledView {
  view: SectionView<never>;
  sheets: readonly Sheet[];
}

/** What the `x.view.ts` of a folder holds: the views of its types, by type. */
export type SectionViews = Readonly<Record<string, StyledView>>;

/**
 * Ties a view to the definition it is written for, so that a mismatch is a type error:
 * `defineView<typeof textSection>(Text, css)`.
 */
export function defineView<Definition>(view: SectionView<Definition>, ...sheets: Sheet[]): StyledView {
  return { view: view as SectionView<never>, sheets };
}

export type DefinitionRegistry = ReadonlyMap<string, SectionDefinition>;
export type ViewRegistry = ReadonlyMap<string, StyledView>;
