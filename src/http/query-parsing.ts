import { z } from 'zod';

import { writeMessageRef } from '#domain/i18n/message-ref.ts';
import { maxDatabaseId, requestCaps } from '#domain/limits.ts';
import { languageCodes } from '#locales/languages.ts';
import type { ValidationKey } from '#locales/message-keys.ts';
import { csvSeparators } from '#platform/csv/write-csv.ts';

/** How a parameter looks to a caller, for OpenAPI: what the schemas below accept is always text. */
export const parameterSchemas = z.registry<Record<string, unknown>>();

/** A whole number within bounds; absent or empty means the fallback. */
function integerParameter(options: { min: number; max: number; fallback: number }) {
  const { min, max, fallback } = options;
  return z
    .string()
    .regex(/^\d{1,10}$/, writeMessageRef('validation.between' satisfies ValidationKey, { min, max }))
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .default(fallback)
    .register(parameterSchemas, { type: 'integer', minimum: min, maximum: max, default: fallback });
}

/** How a CSV file is written: what parts its cells, and the language of its headings. */
export const csvParameters = {
  separator: z.enum(csvSeparators).default('comma'),
  language: z.enum(languageCodes).default('en'),
};

/** `max` is above the cap of all lists only where what is passed over costs next to nothing. */
export const offsetParameter = (max: number = requestCaps.offset) =>
  integerParameter({ min: 0, max, fallback: 0 });
export const limitParameter = (fallback: number) =>
  integerParameter({ min: 1, max: requestCaps.perPage, fallback });

/** An id in a path or query; one that cannot exist in the database is refused here. From 0: 0 means none. */
export function idParameter({ min = 1 }: { min?: 0 | 1 } = {}) {
  return z
    .string()
    .regex(/^\d{1,10}$/, 'validation.number' satisfies ValidationKey)
    .transform(Number)
    .pipe(z.int().min(min).max(maxDatabaseId))
    .register(parameterSchemas, { type: 'integer', minimum: min, maximum: maxDatabaseId });
}

/** `ids[]=1&ids[]=2`, encoded or not; also `ids=1&ids=2` and `ids[0]=1`. */
export function idsParameter() {
  return z
    .array(idParameter())
    .max(requestCaps.ids)
    .default([])
    .register(parameterSchemas, {
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: maxDatabaseId },
      maxItems: requestCaps.ids,
      default: [],
    });
}

/** One text of at most `max` characters; what PostgreSQL refuses in it is left out. */
export function textParameter(max: number) {
  return z
    .string()
    .overwrite((text) => text.replaceAll('\0', '').toWellFormed())
    .max(max)
    .register(parameterSchemas, { type: 'string', maxLength: max });
}

/** Up to `max` texts, as `tags[]=clay&tags[]=paper`. */
export function textsParameter(options: { max: number; maxLength: number }) {
  const { max, maxLength } = options;
  return z
    .array(z.string().min(1).max(maxLength))
    .max(max)
    .default([])
    .register(parameterSchemas, {
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength },
      maxItems: max,
      default: [],
    });
}

/** Some of the words, as `states[]=new&states[]=paid`. */
export function wordsParameter<Word extends string>(words: readonly [Word, ...Word[]]) {
  return z
    .array(z.enum(words))
    .max(words.length)
    .default([])
    .register(parameterSchemas, {
      type: 'array',
      items: { type: 'string', enum: words },
      maxItems: words.length,
      default: [],
    });
}

/** A moment, `2026-01-31T21:00:00Z` or with an offset. */
export function instantParameter() {
  return z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .register(parameterSchemas, { type: 'string', format: 'date-time' });
}

/** A slug in a path: text that PostgreSQL can compare. */
export function slugParameter() {
  return (
    z
      .string()
      .min(1)
      .max(120)
      // oxlint-disable-next-line no-control-regex -- a NUL would make PostgreSQL refuse the statement
      .regex(/^[^\u0000-\u001f\u007f]+$/)
      .register(parameterSchemas, { type: 'string', minLength: 1, maxLength: 120 })
  );
}

/** The query of an address, `+` as space; malformed percent signs stay as they are, nothing throws. */
export function searchOf(url: string): URLSearchParams {
  const mark = url.indexOf('?');
  return new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1));
}

/**
 * The known parameters of a query as the schema expects them: a list for array fields, the last value
 * for the others. Unknown parameters and empty values are dropped.
 */
export function readQuery(schema: z.ZodObject, search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  if (search.size === 0) return query;
  const lists = new Map<string, string[]>();
  for (const [name, value] of search) {
    const list = lists.get(bareName(name));
    if (list) list.push(value);
    else lists.set(bareName(name), [value]);
  }
  for (const [name, field] of Object.entries(schema.shape)) {
    const values = lists.get(name)?.filter((value) => value !== '') ?? [];
    const last = values.at(-1);
    if (last === undefined) continue;
    query[name] = isArray(field) ? values : last;
  }
  return query;
}

function bareName(name: string): string {
  return name.replace(/\[\d{0,4}\]$/, '');
}

function isArray(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return isArray(schema.unwrap());
  return schema instanceof z.ZodArray;
}
