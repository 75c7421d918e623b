import type { z } from 'zod';

import type { DocumentSection } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import type { SectionDefinition } from '#sections/framework/define-section.ts';

/** A text of a section that can be typed over where it stands. */
export interface TextField {
  /** Null for a field of the section itself. */
  itemId: string | null;
  /** From the section, or from the item. */
  path: string[];
  /** As it is stored: HTML where the text is rich. */
  value: string;
  isRich: boolean;
  /** It is merged with what others write in it. */
  isMerged: boolean;
  maxLength: number;
}

/** The texts of a section and its items, in the order of their schemas. */
export function listTextFields(section: DocumentSection, definition: SectionDefinition): TextField[] {
  return [
    ...walk(definition.options, section.options, ['options'], null),
    ...section.items.flatMap((item) => walk(definition.item, item, [], item.id)),
  ];
}

/** The text that reads as the element does; the n-th of equal elements is the n-th of equal texts. */
export function matchTextField(
  fields: readonly TextField[],
  shown: string,
  occurrence: number,
  read: (field: TextField) => string = ({ value }) => value,
): TextField | null {
  const text = normalise(shown);
  if (text === '') return null;
  const equal = fields.filter((field) => normalise(read(field)) === text);
  return equal[Math.min(occurrence, equal.length - 1)] ?? null;
}

/** The edit that gives a field another text; `was` is the one that its author saw. */
export function textIntent(
  sectionId: string,
  { itemId, path, isMerged }: TextField,
  { value, was }: { value: string; was: string },
): Intent {
  const changes = [{ path, value, ...(isMerged && { was }) }];
  return itemId === null
    ? { type: 'section.update', id: sectionId, changes }
    : { type: 'item.update', section: sectionId, id: itemId, changes };
}

/** A text as it is seen: white space of any length is one space. */
export function normalise(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function walk(schema: z.ZodType, value: unknown, path: string[], itemId: string | null): TextField[] {
  const kind = schema.meta?.()?.field;
  if (kind === 'text' || kind === 'longText' || kind === 'html') {
    if (typeof value !== 'string' || value === '') return [];
    return [
      { itemId, path, value, isRich: kind === 'html', isMerged: kind !== 'text', maxLength: longest(schema) },
    ];
  }
  if (kind !== undefined) return [];
  const inner = innerOf(schema);
  if (inner) return walk(inner, value, path, itemId);
  const { def } = schema;
  // Lists are set as a whole, so there is no path into one.
  if (def.type !== 'object' || typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  return Object.entries((def as z.core.$ZodObjectDef).shape).flatMap(([key, field]) =>
    Object.hasOwn(fields, key) ? walk(field as z.ZodType, fields[key], [...path, key], itemId) : [],
  );
}

function innerOf({ def }: z.ZodType): z.ZodType | null {
  return 'innerType' in def ? (def.innerType as z.ZodType) : null;
}

function longest(schema: z.ZodType): number {
  const inner = innerOf(schema);
  if (inner) return longest(inner);
  return 'maxLength' in schema && typeof schema.maxLength === 'number' ? schema.maxLength : 300;
}
