import type { Currency } from '#domain/currencies.ts';

import type { CellProblem } from '../read-cells.ts';

/** Formats of other shops and programs. */
export type ForeignKey = 'shopify' | 'woocommerce' | 'yml' | 'google' | 'commerceml';

/** An element of an XML file, or a part of a cell that lists several values. */
export interface ForeignPart {
  text: string;
  attributes: Readonly<Record<string, string>>;
}

/** A line of a table, or an offer of an XML file. */
export interface ForeignRow {
  line: number;
  /** `undefined`: the file has no such column; of an element that repeats the first. Trimmed. */
  get(key: string): string | undefined;
  /** All elements of the name; of a table what the cell is, or nothing. */
  all(key: string): ForeignPart[];
  /** Keys of the columns that the file has, in their order. */
  keys: readonly string[];
}

/** What a file says of a product. Absent is what it says nothing of; empty is what it clears. */
export interface ForeignProduct {
  foreignId: string;
  line: number;
  title?: string;
  /** Address that a new product takes where it is free and can be one. */
  slug?: string;
  /** HTML as it came. */
  description?: string;
  pitch?: string;
  enabled?: boolean;
  metaTitle?: string;
  metaDescription?: string;
  /** Names from the top down. */
  catalogs?: string[][];
  /** Addresses of pictures, the main one first. */
  pictures?: string[];
  /** Properties that the file speaks of; without values they are cleared. */
  properties: { title: string; unit: string | null; values: string[] }[];
  sizes: ForeignSizes;
  /** Titles, in their order. */
  options: string[];
  variations: ForeignVariation[];
  /** Paths by which the other shop showed it. */
  oldPaths: string[];
}

/** Kilograms and centimetres; null clears. */
export interface ForeignSizes {
  weight?: number | null;
  height?: number | null;
  width?: number | null;
  length?: number | null;
}

export interface ForeignVariation {
  line: number;
  foreignId: string;
  sku?: string;
  /** As it stands; empty clears. */
  barcode?: string;
  /** What is asked now, in major units; null where the file names none. */
  price?: number | null;
  /** What was asked before, where that is more. */
  oldPrice?: number | null;
  /** What a piece costs the shop; null clears. */
  cost?: number | null;
  /** null is not counted; `some` says only that there is something. */
  stock?: number | null | 'some';
  picture?: string;
  /** For each option of the product. */
  values: string[];
  sizes: ForeignSizes;
}

/** Properties and options that formats have columns of their own for. */
type NamedProperty =
  | 'brand'
  | 'tags'
  | 'kind'
  | 'country'
  | 'color'
  | 'size'
  | 'material'
  | 'pattern'
  | 'gender'
  | 'ageGroup'
  | 'choice';

/** What formats need to know of the shop. */
export interface ForeignContext {
  currency: Currency;
  /** Names of properties that formats have columns for, in the language of the shop. */
  nameOf(property: NamedProperty): string;
  now: Date;
}

/** Gathers what is wrong with a product, which then is left out, and what was taken otherwise than it stands there. */
export interface ForeignReport {
  refuse(line: number, field: string, code: string, value?: string): void;
  note(line: number, field: string, code: string, value?: string): void;
  problems: CellProblem[];
  notes: CellProblem[];
}

export function createReport(): ForeignReport {
  const problems: CellProblem[] = [];
  const notes: CellProblem[] = [];
  const into =
    (list: CellProblem[]) =>
    (line: number, field: string, code: string, value = '') =>
      void list.push({ line, field, code, value: value.slice(0, 200).toWellFormed() });
  return { refuse: into(problems), note: into(notes), problems, notes };
}

/** How one foreign format is known and read. */
export interface ForeignFormat {
  key: ForeignKey;
  /** Of a table: what a heading means to the format; null for one that it does not use. */
  columnOf?(heading: string): string | null;
  /** Of a table: whether its headings are this format's. */
  isHeader?(keys: ReadonlySet<string>): boolean;
  /** Names by which lines of one product find each other; the first of them that is known counts. */
  namesOf(row: ForeignRow): string[];
  /** null where the lines are no product: then the report says why. */
  read(rows: readonly ForeignRow[], report: ForeignReport, context: ForeignContext): ForeignProduct | null;
}
