import { z } from 'zod';

const slug = z.string().min(1).max(300);

/** Where a button, slide or menu entry leads. `url` is the target's slug, or for an article its path. */
export const linkTargetSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('homepage') }),
  z.object({ type: z.literal('page'), url: slug }),
  z.object({ type: z.literal('catalog'), url: slug }),
  z.object({ type: z.literal('product'), url: slug }),
  z.object({ type: z.literal('category'), url: slug }),
  z.object({ type: z.literal('article'), url: slug }),
  z.object({ type: z.literal('external'), url: z.string().min(1).max(2000) }),
  z.object({ type: z.literal('phone'), phone: z.string().min(1).max(60) }),
  z.object({
    type: z.literal('whatsapp'),
    phone: z.string().min(1).max(60),
    text: z.string().max(1000).optional(),
  }),
]);
export type LinkTarget = z.infer<typeof linkTargetSchema>;
