import { z } from 'zod';

import { documentSectionSchema, entryFieldsSchema, itemSchema, nodeIdSchema } from './documents.schema.ts';
import { isStorable, isStorableKey } from './is-storable.ts';

export const longestPath = 12;
/** Of one intent. */
export const mostChanges = 100;

const key = z.string().refine(isStorableKey);

/**
 * One field: a path of keys and its new value; without a value the field is taken away. `was` is of rich and long
 * texts what their author saw: with it they are merged with what others wrote meanwhile, by paragraph and word.
 */
const changesSchema = z
  .array(
    z.strictObject({
      path: z.array(key).min(1).max(longestPath),
      value: z
        .unknown()
        .refine((value) => isStorable(value))
        .optional(),
      was: z
        .string()
        .refine((was) => isStorable(was))
        .optional(),
    }),
  )
  .min(1)
  .max(mostChanges);

/** The id that something stands after; null: it comes first. */
const afterSchema = nodeIdSchema.nullable();
const storableItemSchema = itemSchema.refine((item) => isStorable(item));
const storableSectionSchema = documentSectionSchema.refine((section) => isStorable(section));

const pageIntents = [
  z.strictObject({ type: z.literal('page.update'), changes: changesSchema }),
  z.strictObject({ type: z.literal('section.add'), section: storableSectionSchema, after: afterSchema }),
  z.strictObject({ type: z.literal('section.update'), id: nodeIdSchema, changes: changesSchema }),
  z.strictObject({ type: z.literal('section.remove'), id: nodeIdSchema }),
  z.strictObject({ type: z.literal('section.move'), id: nodeIdSchema, after: afterSchema }),
  z.strictObject({
    type: z.literal('item.add'),
    section: nodeIdSchema,
    item: storableItemSchema,
    after: afterSchema,
  }),
  z.strictObject({
    type: z.literal('item.update'),
    section: nodeIdSchema,
    id: nodeIdSchema,
    changes: changesSchema,
  }),
  z.strictObject({ type: z.literal('item.remove'), section: nodeIdSchema, id: nodeIdSchema }),
  z.strictObject({
    type: z.literal('item.move'),
    section: nodeIdSchema,
    id: nodeIdSchema,
    after: afterSchema,
  }),
] as const;

const settingsIntents = [
  z.strictObject({ type: z.literal('settings.update'), group: key, changes: changesSchema }),
] as const;

/** `parent` null: the first level of the menu. */
const parentSchema = nodeIdSchema.nullable();

const menuIntents = [
  z.strictObject({
    type: z.literal('entry.add'),
    entry: entryFieldsSchema.extend({ id: nodeIdSchema }).refine((entry) => isStorable(entry)),
    parent: parentSchema,
    after: afterSchema,
  }),
  z.strictObject({ type: z.literal('entry.update'), id: nodeIdSchema, changes: changesSchema }),
  z.strictObject({ type: z.literal('entry.remove'), id: nodeIdSchema }),
  z.strictObject({
    type: z.literal('entry.move'),
    id: nodeIdSchema,
    parent: parentSchema,
    after: afterSchema,
  }),
] as const;

const pageIntentSchema = z.discriminatedUnion('type', pageIntents);
const settingsIntentSchema = z.discriminatedUnion('type', settingsIntents);
const menuIntentSchema = z.discriminatedUnion('type', menuIntents);

/**
 * A small operation addressed by identity (decision 10): whoever applies it, in whatever order with
 * others, means the same section, item, entry or field.
 */
export const intentSchema = z.discriminatedUnion('type', [
  ...pageIntents,
  ...settingsIntents,
  ...menuIntents,
]);
export type Intent = z.infer<typeof intentSchema>;
export type PageIntent = z.infer<typeof pageIntentSchema>;
export type SettingsIntent = z.infer<typeof settingsIntentSchema>;
export type MenuIntent = z.infer<typeof menuIntentSchema>;
