import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';
import { sanitizeRichText } from '#platform/html/sanitize-rich-text.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';
import { mapFields } from '#sections/framework/walk-fields.ts';

/** Rich text of known types is stored clean; that of unknown ones is never shown. */
export function cleanSections(document: PageDocument, definitions: DefinitionRegistry): PageDocument {
  const sections = Object.entries(document.sections).map(([id, section]) => [
    id,
    cleanSection(section, definitions),
  ]);
  return { ...document, sections: Object.fromEntries(sections) };
}

function cleanSection(section: DocumentSection, definitions: DefinitionRegistry): DocumentSection {
  const definition = definitions.get(section.type);
  if (!definition) return section;
  const clean = (kind: string, value: unknown) =>
    kind === 'html' && typeof value === 'string' ? sanitizeRichText(value) : value;
  return {
    ...section,
    options: mapFields(definition.options, section.options, clean) as DocumentSection['options'],
    items: section.items.map((item) => mapFields(definition.item, item, clean) as typeof item),
  };
}
