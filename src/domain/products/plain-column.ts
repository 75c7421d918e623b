import { z } from 'zod';

import { cleanLine, cleanText } from '../text.ts';
import type { NumberKind } from '../typed-number.ts';

/** How a value is written: a line of text, a number of a kind, or one of a few names. */
type ColumnForm =
  /** `isLong`: of several lines. */
  | { form: 'text'; isLong: boolean }
  /** Money is major units in forms, files and answers, and minor units in the database. */
  | { form: 'number'; number: NumberKind }
  /** `parse` reads a cell of a file; null for what it does not know. */
  | { form: 'choice'; parse(text: string): string | number | null };

/** What else there is to say of a column; a label is its heading in files. */
interface ColumnFacts {
  /** In `products` or `variations`. */
  sql: string;
  /** The key in product files, where that of the form is taken. */
  csv?: string;
  /** How other programs call it in their files, in any language. */
  aliases?: readonly string[];
  /** The product's form shows a field for it; others have a place made by hand. */
  isInForm?: boolean;
  /** Its text names products, as `splitProductNames` reads it: the form offers to choose them. */
  namesProducts?: boolean;
  /** A column of the grid. */
  isInGrid?: boolean;
}

export type PlainColumn<Schema extends z.ZodType = z.ZodType> = ColumnFacts & {
  schema: Schema;
  sqlType: 'text' | 'numeric' | 'int' | 'bigint';
  /** The longest text or the largest number. */
  max?: number;
  /** Of a product of which nothing is known. */
  empty: z.infer<Schema>;
  written: ColumnForm;
};
export type PlainColumns = Readonly<Record<string, PlainColumn>>;
/** Values by the keys of the form. */
export type ValuesOf<Columns extends PlainColumns> = {
  -readonly [Key in keyof Columns]: z.infer<Columns[Key]['schema']>;
};

/** Text; empty is nothing. */
export function textColumn<const Facts extends ColumnFacts>(
  facts: Facts & {
    max: number;
    isLong?: boolean;
    /** Of a line: as it is kept. */
    clean?: (line: string) => string;
    /** Code of what is wrong with a text, as forms know it; null for nothing. */
    judge?: (text: string) => string | null;
  },
) {
  const { max, isLong = false, clean = (line) => line, judge = () => null } = facts;
  const schema = z
    .string()
    .overwrite(isLong ? cleanText : (text) => clean(cleanLine(text)))
    .max(max)
    .superRefine((text, context) => {
      const message = judge(text);
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .default('');
  return {
    ...facts,
    schema,
    sqlType: 'text' as const,
    empty: '',
    written: { form: 'text' as const, isLong },
  };
}

/** A number, or null where it is not known. */
export function numberColumn<const Facts extends ColumnFacts>(
  facts: Facts & { kind: Exclude<NumberKind, 'money'>; max: number },
) {
  const { kind: number, max } = facts;
  const schema = z.number('forms.errors.number').min(0).max(max).nullable();
  const written = { form: 'number' as const, number };
  return { ...facts, schema, sqlType: 'numeric' as const, empty: null, written };
}

/** An amount of money, or null where it is not known; `max` is major units. */
export function moneyColumn<const Facts extends ColumnFacts>(facts: Facts & { max: number }) {
  const schema = z.number('forms.errors.number').min(0).max(facts.max).nullable().default(null);
  const written = { form: 'number' as const, number: 'money' as const };
  return { ...facts, schema, sqlType: 'bigint' as const, empty: null, written };
}

/** One of a few values by its own schema, or null. */
export function choiceColumn<Schema extends z.ZodType, const Facts extends ColumnFacts>(
  schema: Schema,
  facts: Facts & {
    sqlType: 'text' | 'int';
    empty: z.infer<Schema>;
    parse(text: string): string | number | null;
  },
) {
  return { ...facts, schema, written: { form: 'choice' as const, parse: facts.parse } };
}

export function keysOf<Columns extends PlainColumns>(columns: Columns): (keyof Columns & string)[] {
  return Object.keys(columns);
}

/** The schemas of columns, as a part of an object's. */
export function shapeOf<Columns extends PlainColumns>(columns: Columns) {
  return mapColumns(columns, ({ schema }) => schema) as {
    [Key in keyof Columns]: Columns[Key]['schema'];
  };
}

/** The same for answers, which are not checked again. */
export function answerShapeOf<Columns extends PlainColumns>(columns: Columns) {
  return mapColumns(columns, ({ written, schema }) => {
    if (written.form === 'text') return z.string();
    return written.form === 'number' ? z.number().nullable() : schema;
  }) as { [Key in keyof Columns]: z.ZodType<z.infer<Columns[Key]['schema']>> };
}

export function emptyValues<Columns extends PlainColumns>(columns: Columns): ValuesOf<Columns> {
  return mapColumns(columns, ({ empty }) => empty) as ValuesOf<Columns>;
}

type CsvKeyOf<Columns extends PlainColumns> = {
  [Key in keyof Columns & string]: Columns[Key] extends { readonly csv: infer Csv extends string }
    ? Csv
    : Key;
}[keyof Columns & string];

/** By which product files know the columns. */
export function csvKeysOf<Columns extends PlainColumns>(columns: Columns) {
  return Object.entries(columns).map(([key, { csv = key }]) => csv as CsvKeyOf<Columns>);
}

/** How other programs call them, by the same keys. */
export function aliasesOf(columns: PlainColumns): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(columns).map(([key, { csv = key, aliases = [] }]) => [csv, aliases]),
  );
}

function mapColumns(columns: PlainColumns, map: (column: PlainColumn) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, map(column)]));
}

/** Keys of the columns of which a fact is true. */
type KeysWith<Columns extends PlainColumns, Fact extends string> = {
  [Key in keyof Columns & string]: Columns[Key] extends Readonly<Record<Fact, true>> ? Key : never;
}[keyof Columns & string];

/** Those that the grid shows. */
export function gridColumnsOf<Columns extends PlainColumns>(columns: Columns) {
  return Object.fromEntries(Object.entries(columns).filter(([, { isInGrid }]) => isInGrid)) as Pick<
    Columns,
    KeysWith<Columns, 'isInGrid'>
  >;
}
