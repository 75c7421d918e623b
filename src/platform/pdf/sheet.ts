import type { TextDirection } from './order-runs.ts';

/** A document on paper: all of its texts as they stand there. It crosses to a thread of its own: data alone. */
export interface Sheet {
  /** As HTML's `lang` has it. */
  locale: string;
  direction: TextDirection;
  /** What the document is. */
  heading: string;
  /** Of the file, such as `Invoice INV-2026-00001`. */
  title: string;
  /** Stands above who makes it. */
  logo?: SheetPicture | null;
  /** Who makes it; the first line is the name. */
  seller: string[];
  /** ISO 8601: what the file says of when it was made, the same however often it is drawn. */
  madeAt: string;
  facts: SheetFact[];
  /** Who it is for, where goods go. */
  parties: { label: string; lines: string[] }[];
  columns: SheetColumn[];
  /** A cell for each column. */
  rows: SheetCell[][];
  sums: (SheetFact & { isTotal?: boolean })[];
  notes: { label: string; text: string }[];
  /** At the foot of each page; `{page}` and `{pages}` stand for the numbers. */
  pages: string;
}

/** A PNG without transparency. */
export interface SheetPicture {
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

export interface SheetFact {
  label: string;
  value: string;
}

export interface SheetColumn {
  title: string;
  /** Points: no more than its cells need, and never beyond; null takes what the others leave. */
  width: number | null;
  align: 'start' | 'end';
}

export interface SheetCell {
  text: string;
  /** In smaller letters below. */
  details?: string[];
}
