import type { DocumentSection } from '#domain/editing/documents.schema.ts';
import { isFields } from '#domain/editing/fields.ts';
import { sectionDefinitions } from '#sections/sections.ts';

import type { PickedContent } from './section-library.tsx';

/** A section that begins with what was picked, under ids of its own. */
export function newSection(
  type: string,
  { options, items }: PickedContent,
  mintId: () => string,
): DocumentSection {
  return {
    id: mintId(),
    type,
    version: sectionDefinitions.get(type)?.version ?? 1,
    enable: true,
    hidden: false,
    options: structuredClone(options),
    items: items.filter(isFields).map((item) => ({ ...structuredClone(item), id: mintId() })),
    styles: {},
  };
}
