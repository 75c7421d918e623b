import { z } from 'zod';

import type { FrameOptions } from './define-section.ts';
import { commonOptions } from './fields.ts';

type CommonShape = typeof commonOptions;

/** A common option or a part of it, as `content.html` or `button`. */
export type CommonField = keyof CommonShape | `${keyof CommonShape}.${string}`;

const ofStandardFrame: readonly CommonField[] = [
  'section',
  'container',
  'background',
  'heading',
  'content.htmlBefore',
  'content.htmlAfter',
  'footer',
];

/** The common options that a type's frame or its view draws: the schema of the type has no others. */
export function drawnOptions(frame: FrameOptions, draws: readonly CommonField[]): z.ZodRawShape {
  const drawn = new Set(draws);
  if (frame.kind === 'standard') for (const field of ofStandardFrame) drawn.add(field);
  if (frame.kind === 'standard' && frame.button === 'frame') drawn.add('button');
  return Object.fromEntries(
    Object.entries(commonOptions).flatMap(([name, schema]): [string, z.ZodType][] => {
      if (drawn.has(name as CommonField)) return [[name, schema]];
      const parts = [...drawn].flatMap((field) =>
        field.startsWith(`${name}.`) ? [field.split('.')[1]] : [],
      );
      return parts.length === 0 ? [] : [[name, pickParts(schema, parts)]];
    }),
  );
}

function pickParts(schema: z.ZodType, parts: readonly (string | undefined)[]): z.ZodType {
  const { shape } = unwrap(schema) as z.ZodObject;
  return z
    .object(Object.fromEntries(Object.entries(shape).filter(([key]) => parts.includes(key))))
    .prefault({});
}

type Fields = Record<string, unknown>;

/** Parsed options with the usual values of those that the type does not draw, so that all frames read alike. */
export function completeOptions(options: Fields): Fields {
  return fill(commonDefaults, options);
}

const commonDefaults: Fields = z.object(commonOptions).parse({});

function fill(defaults: Fields, given: Fields): Fields {
  const filled: Fields = { ...given };
  for (const [key, value] of Object.entries(defaults)) {
    const own = given[key];
    if (own === undefined) filled[key] = value;
    else if (isFields(value) && isFields(own)) filled[key] = fill(value, own);
  }
  return filled;
}

/**
 * Stored options without those that the type's schema does not know, e.g. ones that it no longer draws; they were
 * never seen. The same value when there are none.
 */
export function dropUnknownOptions(schema: z.ZodType, options: Fields): Fields {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodObject)) return options;
  let isSame = true;
  const kept: Fields = {};
  for (const [key, value] of Object.entries(options)) {
    const field = inner.shape[key] as z.ZodType | undefined;
    if (field) kept[key] = isFields(value) ? dropUnknownOptions(field, value) : value;
    if (kept[key] !== value) isSame = false;
  }
  return isSame ? options : kept;
}

/** Behind defaults and null. */
export function unwrap(schema: z.ZodType): z.ZodType {
  let inner = schema;
  while (
    inner instanceof z.ZodDefault ||
    inner instanceof z.ZodPrefault ||
    inner instanceof z.ZodNullable ||
    inner instanceof z.ZodOptional
  ) {
    inner = inner.unwrap() as z.ZodType;
  }
  return inner;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
