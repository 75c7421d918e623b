import { z } from 'zod';

import { maxDatabaseId } from '../limits.ts';
import { documentKeySchema } from './document-key.ts';
import { nodeIdSchema } from './documents.schema.ts';

/** Where in what is edited somebody is. */
const placeSchema = z.strictObject({
  /** Null: the tab is being left, or shows nothing that could be edited. */
  key: documentKeySchema.nullable(),
  sectionId: nodeIdSchema.nullable(),
  itemId: nodeIdSchema.nullable(),
  /** Of the field, from the section or the item on, as edits have it. */
  path: z
    .array(z.string().regex(/^[a-zA-Z0-9_-]{1,60}$/))
    .min(1)
    .max(8)
    .nullable(),
  /** Of the caret: a position in the document of a rich text, else characters before it. */
  caret: z.int().min(0).max(1_000_000).nullable(),
});
export type Place = z.infer<typeof placeSchema>;

/** What a tab says of itself; who it belongs to is known by the session. */
export const presenceSchema = placeSchema.extend({
  /** Names the tab, as with its edits. */
  clientId: z.uuid(),
});
export type Presence = z.infer<typeof presenceSchema>;

/** Somebody in a tab of theirs, as others are told. */
export const presentSchema = placeSchema.extend({
  /** Of the member and the tab together. */
  id: z.string().min(1).max(60),
  staffId: z.int().min(1).max(maxDatabaseId),
  name: z.string(),
});
export type Present = z.infer<typeof presentSchema>;

/** Milliseconds after which a tab repeats where it is, while somebody looks at it. */
export const signEveryMs = 5000;
/** Milliseconds without a sign after which nobody is there any more. */
export const goneAfterMs = 15_000;
/** Of one tab. */
export const mostSignsPerSecond = 4;
