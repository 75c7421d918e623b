import type { DocumentSection } from '#domain/editing/documents.schema.ts';
import { isFields } from '#domain/editing/fields.ts';
import { without } from '#domain/editing/without.ts';
import type { SectionContent } from '#domain/schemas/saved-section.schema.ts';
import type { SectionPreview } from '#domain/schemas/section-preview.schema.ts';
import { sectionDefinitions } from '#sections/sections.ts';

/** What a section that begins as a preset says. */
export function contentOfPreset({ type, options, items }: SectionPreview): SectionContent {
  const version = sectionDefinitions.get(type)?.version ?? 1;
  return { type, version, options, items: items.filter(isFields), styles: {} };
}

/** What a section says, to be added again elsewhere; whether it is hidden is a matter of its page. */
export function contentOfSection(section: DocumentSection): SectionContent {
  const { type, version, name, options, items, styles } = section;
  const withoutIds = items.map((item) => without(item, 'id'));
  return { type, version, ...(name !== undefined && { name }), options, items: withoutIds, styles };
}

/** A section that says what was picked, under ids of its own. */
export function newSection({ items, ...content }: SectionContent, mintId: () => string): DocumentSection {
  return {
    ...structuredClone(content),
    id: mintId(),
    enable: true,
    hidden: false,
    items: items.map((item) => ({ ...structuredClone(item), id: mintId() })),
  };
}
