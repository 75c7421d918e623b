import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';
import { dropUnknownOptions } from '#sections/framework/drawn-options.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

/**
 * A stored page without the fields that the types of its sections no longer have. What an older version of a type
 * wrote stays as it is until its migration reads it.
 */
export function dropUnknown(document: PageDocument, definitions: DefinitionRegistry): PageDocument {
  const sections = Object.entries(document.sections).map(([id, section]) => {
    const definition = definitions.get(section.type);
    if (!definition || section.version < definition.version) return [id, section];
    const options = dropUnknownOptions(definition.options, section.options);
    const items = section.items.map(({ id: itemId, ...fields }) => ({
      ...dropUnknownOptions(definition.item, fields),
      id: itemId,
    }));
    return [id, { ...section, options, items } as DocumentSection];
  });
  return { ...document, sections: Object.fromEntries(sections) };
}
