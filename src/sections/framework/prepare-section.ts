import { z } from 'zod';

import { describeIssue } from '#domain/i18n/describe-issue.ts';
import type { Section } from '#domain/schemas/section.schema.ts';

import type { DataNeeds } from './data-needs.ts';
import type { SectionDefinition } from './define-section.ts';
import { completeOptions } from './drawn-options.ts';
import type { PageContext } from './page-context.ts';
import type { PreparedSection } from './render-section.tsx';
import { mapFields } from './walk-fields.ts';

/** A section with its options parsed and its pictures and data known, before anything is loaded. */
export interface ParsedSection {
  section: Omit<PreparedSection, 'data'>;
  definition: SectionDefinition;
  imageIds: number[];
}

/** A value that its schema refuses, and where it stands in the section. */
interface SectionFault {
  path: readonly (string | number)[];
  message: string;
}

export type ParseOutcome =
  | { ok: true; parsed: ParsedSection }
  | { ok: false; reason: string; faults: SectionFault[] };

/**
 * Brings a stored section to the present version of its type, parses it, sanitises its rich text and
 * lists the pictures it shows. A broken section is an outcome, not an exception: the page goes on.
 */
export function parseSection(
  stored: Section,
  definition: SectionDefinition,
  sanitizeHtml: (html: string) => string,
): ParseOutcome {
  const migrated = migrateSection(stored, definition);
  const options = definition.options.safeParse(migrated.options, { error: describeIssue });
  if (!options.success) return refuse(options.error, 'options');
  const list = listSchemaOf(definition);
  const items = list.safeParse(migrated.items, { error: describeIssue });
  if (!items.success) return refuse(items.error, 'items');

  const imageIds: number[] = [];
  const clean = (schema: z.ZodType, value: unknown) =>
    mapFields(schema, value, (kind, field) => {
      if (kind === 'html' && typeof field === 'string') return field === '' ? '' : sanitizeHtml(field);
      if (kind === 'image' && typeof field === 'number') imageIds.push(field);
      return field;
    });
  return {
    ok: true,
    parsed: {
      definition,
      section: {
        id: stored.id,
        type: stored.type,
        hidden: stored.hidden,
        frame: definition.frame,
        options: completeOptions(
          clean(definition.options, options.data) as Record<string, unknown>,
        ) as PreparedSection['options'],
        items: clean(list, items.data) as unknown[],
        styles: stored.styles,
      },
      imageIds,
    },
  };
}

const listSchemas = new WeakMap<SectionDefinition, z.ZodArray>();

/** Made once for each type: making a schema takes longer than most parsing. */
function listSchemaOf(definition: SectionDefinition): z.ZodArray {
  const known = listSchemas.get(definition) ?? z.array(definition.item);
  listSchemas.set(definition, known);
  return known;
}

function refuse(error: z.ZodError, part: 'options' | 'items'): Extract<ParseOutcome, { ok: false }> {
  const faults = error.issues.map(({ path, message }) => ({
    path: [part, ...path.map((key) => (typeof key === 'symbol' ? String(key) : key))],
    message,
  }));
  return { ok: false, reason: z.prettifyError(error), faults };
}

/** What a parsed section asks of the shop on a given page. */
export function sectionNeeds({ section, definition }: ParsedSection, page: PageContext): DataNeeds {
  return definition.needs({ options: section.options as never, items: section.items as never }, page);
}

function migrateSection(stored: Section, definition: SectionDefinition): Pick<Section, 'options' | 'items'> {
  let current: Pick<Section, 'options' | 'items'> = { options: stored.options, items: stored.items };
  for (let version = stored.version; version < definition.version; version++) {
    current = definition.migrate[version]?.(current) ?? current;
  }
  return current;
}
