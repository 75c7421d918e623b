import { z } from 'zod';

import { languageCodes } from '#locales/languages.ts';

import { letterKinds } from '../letters/letter-kinds.ts';
import {
  cleanLetterText,
  letterParts,
  letterTextIds,
  letterWords,
  maxLengthOf,
  type LetterTextId,
} from '../letters/letter-texts.ts';
import { versionSchema } from './image.schema.ts';

const kindSchema = z.enum(letterKinds);
const languageSchema = z.enum(languageCodes);
const textIdSchema = z.enum(letterTextIds);
const hiddenSchema = z.enum([...letterTextIds, ...letterParts]);

/** Letters with the languages in which the owner has changed them. */
export const letterListSchema = z.object({
  /** The shop's own. */
  language: languageSchema,
  letters: z.array(z.object({ kind: kindSchema, changed: z.array(languageSchema) })),
});
export type LetterList = z.infer<typeof letterListSchema>;

const letterTextSchema = z.object({
  id: textIdSchema,
  /** As the program has it in this language; empty of the owner's own texts. */
  original: z.string(),
  /** The owner's; empty: the original is said. */
  own: z.string(),
  words: z.array(z.enum(letterWords)),
  /** The letter may go without it. */
  isOptional: z.boolean(),
});
export type LetterText = z.infer<typeof letterTextSchema>;

/** A letter in one language, as its owner changes it. */
export const letterSchema = z.object({
  kind: kindSchema,
  language: languageSchema,
  version: z.int(),
  texts: z.array(letterTextSchema),
  /** What the shop draws and the letter may go without. */
  parts: z.array(z.enum(letterParts)),
  /** What it goes without. */
  hidden: z.array(hiddenSchema),
});
export type Letter = z.infer<typeof letterSchema>;

function textField(id: LetterTextId) {
  return z
    .string()
    .overwrite((text) => cleanLetterText(id, text))
    .max(maxLengthOf(id))
    .optional();
}

const ownTextsSchema = z.strictObject(
  Object.fromEntries(letterTextIds.map((id) => [id, textField(id)])) as Record<
    LetterTextId,
    ReturnType<typeof textField>
  >,
);

/** The owner's texts and what is left out, as they are typed. */
export const letterInputSchema = z.strictObject({
  /** What is absent, empty or equal to the original is not the owner's: a later version of it comes by itself. */
  texts: ownTextsSchema,
  hidden: z.array(hiddenSchema).max(letterTextIds.length + letterParts.length),
});
export type LetterInput = z.infer<typeof letterInputSchema>;

/** 409 when somebody else has changed it since this version; 0: nobody had. */
export const letterChangeSchema = letterInputSchema.extend({ version: versionSchema });
export type LetterChange = z.infer<typeof letterChangeSchema>;

/** Nothing is stored of it. */
export const letterDraftSchema = letterInputSchema.extend({
  /** The order that the letter is about; null: the newest one, or an example in a shop without orders. */
  orderId: z.uuid().nullable(),
});
export type LetterDraft = z.infer<typeof letterDraftSchema>;

export const letterPreviewSchema = z.object({
  subject: z.string(),
  /** What a mailbox shows beside the subject. */
  preview: z.string(),
  html: z.string(),
  /** The same for readers without HTML. */
  text: z.string(),
  /** The number of the order that it tells of; null where it tells of none. */
  order: z.string().nullable(),
  /** Some of what it tells is made up. */
  isExample: z.boolean(),
});
export type LetterPreview = z.infer<typeof letterPreviewSchema>;
