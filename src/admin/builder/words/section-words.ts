import type { DocumentSection } from '#domain/editing/documents.schema.ts';
import { foldText, plainText } from '#domain/text.ts';
import type { FieldKind } from '#sections/framework/fields.ts';
import { mapFields } from '#sections/framework/walk-fields.ts';
import { sectionDefinitions } from '#sections/sections.ts';

const written: ReadonlySet<FieldKind> = new Set(['text', 'longText', 'html']);

/** Edited sections are new objects, so what was read of one stays true. */
const known = new WeakMap<DocumentSection, string>();

/** Everything that is written in a section and its items, folded to be searched; addresses and choices are no words. */
export function foldedWords(section: DocumentSection): string {
  const read = known.get(section);
  if (read !== undefined) return read;
  const words = foldText(listTexts(section).join('\n'));
  known.set(section, words);
  return words;
}

function listTexts({ type, options, items }: DocumentSection): string[] {
  const definition = sectionDefinitions.get(type);
  if (!definition) return [];
  const texts: string[] = [];
  const read = (kind: FieldKind, value: unknown) => {
    if (written.has(kind) && typeof value === 'string')
      texts.push(kind === 'html' ? plainText(value) : value);
    return value;
  };
  mapFields(definition.options, options, read);
  for (const item of items) mapFields(definition.item, item, read);
  return texts;
}
