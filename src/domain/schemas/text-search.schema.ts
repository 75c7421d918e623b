import { z } from 'zod';

import { documentKeySchema } from '../editing/document-key.ts';

export const longestSought = 200;
/** Of a page, that are told one by one. */
export const mostPlaces = 50;
/** Pages that one answer looks through. */
export const pagesAtOnce = 100;

/** A field that has the text. */
const textPlaceSchema = z.object({
  /** Names it within its page. */
  key: z.string(),
  /** Of its section: what the owner calls it, or empty, and its kind. */
  name: z.string(),
  type: z.string(),
  /** How often the text stands there. */
  count: z.int(),
  /** The first time, with some words around it. */
  before: z.string(),
  match: z.string(),
  after: z.string(),
});

const foundPageSchema = z.object({
  key: documentKeySchema,
  kind: z.string(),
  title: z.string(),
  path: z.string(),
  places: z.array(textPlaceSchema).max(mostPlaces),
  /** Fields that have the text. */
  total: z.int(),
});
export type FoundPage = z.infer<typeof foundPageSchema>;

export const textSearchSchema = z.object({
  pages: z.array(foundPageSchema),
  /** What `after` asks for the pages that were not looked through yet; null: that were all. */
  next: z.int().nullable(),
});
export type TextSearch = z.infer<typeof textSearchSchema>;
