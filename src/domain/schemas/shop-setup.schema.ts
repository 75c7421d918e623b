import { z } from 'zod';

import { cleanLine } from '../text.ts';
import { idSchema } from './image.schema.ts';

export const legalPageKinds = ['privacy', 'terms', 'delivery', 'cookies'] as const;
export type LegalPageKind = (typeof legalPageKinds)[number];

const legalPageSchema = z.object({
  kind: z.enum(legalPageKinds),
  /** Null: there is none yet. */
  pageId: idSchema.nullable(),
  title: z.string(),
  /** Places of the template that nobody has filled yet, as `[[…]]` in the page as it is edited. */
  blanks: z.int(),
  isPublished: z.boolean(),
});

/** What a shop needs before it can sell. */
export const shopSetupSchema = z.object({
  product: z.boolean(),
  /** Something in the main menu, by which visitors find the goods. */
  menu: z.boolean(),
  delivery: z.boolean(),
  payment: z.boolean(),
  mail: z.boolean(),
  contacts: z.boolean(),
  legal: z.array(legalPageSchema),
});
export type ShopSetup = z.infer<typeof shopSetupSchema>;

const fact = z.string().overwrite(cleanLine).max(300);

/** What the templates say of the shop; an empty one leaves a marked blank. */
const legalFactsSchema = z.strictObject({
  seller: fact,
  registration: fact,
  address: fact,
  email: fact,
  phone: fact,
  dispatch: fact,
  returns: fact,
  law: fact,
});
export type LegalFacts = z.infer<typeof legalFactsSchema>;

export const newLegalPagesSchema = z.strictObject({
  kinds: z.array(z.enum(legalPageKinds)).min(1).max(legalPageKinds.length),
  facts: legalFactsSchema,
});
export type NewLegalPages = z.infer<typeof newLegalPagesSchema>;
