import { z } from 'zod';

import { apiScopes } from '../api-scopes.ts';
import { cleanLine } from '../text.ts';
import { idSchema } from './image.schema.ts';

/** Days that a key may be good for; null: until it is revoked. */
export const apiKeyDays = [30, 90, 365] as const;

const scopesSchema = z
  .array(z.enum(apiScopes))
  .min(1, 'apiKeys.errors.scopes')
  .max(apiScopes.length)
  .refine((scopes) => new Set(scopes).size === scopes.length, 'apiKeys.errors.scopes');

export const newApiKeySchema = z.strictObject({
  /** The program that gets it. */
  name: z.string().overwrite(cleanLine).min(1, 'forms.errors.noEmpty').max(100),
  /** Who may write may read. */
  scopes: scopesSchema,
  days: z.union([z.literal(apiKeyDays[0]), z.literal(apiKeyDays[1]), z.literal(apiKeyDays[2])]).nullable(),
});
export type NewApiKey = z.infer<typeof newApiKeySchema>;

export const apiKeySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Its first characters. */
  hint: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** Whoever made it: it may do no more than they may. */
  staffEmail: z.string(),
  state: z.enum(['active', 'expired', 'revoked', 'disabled']),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  /** To some minutes. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** The key is told here and never again. */
export const madeApiKeySchema = z.object({
  key: apiKeySchema,
  token: z.string().meta({ examples: ['vk_3q2-7wAbCdEfGhIjKlMnOpQrStUvWxYz0123456789_'] }),
});
export type MadeApiKey = z.infer<typeof madeApiKeySchema>;
