import { z } from 'zod';

import { cleanLine } from '../text.ts';
import { idSchema, versionSchema } from './image.schema.ts';
import { webhookEvents, webhookMessageTypes } from './webhook-events.schema.ts';

const endpointFields = {
  url: z
    .string()
    .overwrite(cleanLine)
    .max(2000)
    .refine(isWebAddress, 'webhooks.errors.url')
    .meta({ examples: ['https://erp.example.com/webhooks/shop'] }),
  /** What it is for, in the owner's words. */
  name: z.string().overwrite(cleanLine).max(100),
  events: z
    .array(z.enum(webhookEvents))
    .min(1, 'webhooks.errors.events')
    .max(webhookEvents.length)
    .refine((events) => new Set(events).size === events.length, 'webhooks.errors.events'),
};

export const newWebhookSchema = z.strictObject(endpointFields);
export type NewWebhook = z.infer<typeof newWebhookSchema>;

/** 409 when somebody else has changed it since this version. */
export const webhookChangeSchema = z.strictObject({
  ...endpointFields,
  enabled: z.boolean(),
  version: versionSchema,
});
export type WebhookChange = z.infer<typeof webhookChangeSchema>;

export const webhookSchema = z.object({
  id: idSchema,
  ...endpointFields,
  enabled: z.boolean(),
  /** Why the shop has switched it off by itself: it answered 410, or nothing good for days. */
  disabledReason: z.enum(['gone', 'failing']).nullable(),
  /** The first failure since the last success. */
  failingSince: z.iso.datetime().nullable(),
  /** Until then the secret before signs too. */
  previousSecretUntil: z.iso.datetime().nullable(),
  waiting: z.int(),
  failed: z.int(),
  lastSuccessAt: z.iso.datetime().nullable(),
  version: z.int(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** The secret is told here and never again. */
export const webhookSecretSchema = z.object({
  webhook: webhookSchema,
  secret: z.string().meta({ examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'] }),
});
export type WebhookSecret = z.infer<typeof webhookSecretSchema>;

export const webhookMessageIdSchema = z
  .string()
  .regex(/^msg_[0-9a-f]{32}$/)
  .meta({ examples: ['msg_9f2c1d5e7a804b63b1f0c2d4e6a8b0c2'] });

export const webhookDeliveryStates = ['waiting', 'done', 'failed'] as const;

export const webhookDeliverySchema = z.object({
  /** The header `webhook-id`, the same at every attempt. */
  messageId: webhookMessageIdSchema,
  type: z.enum(webhookMessageTypes),
  state: z.enum(webhookDeliveryStates),
  attempts: z.int(),
  createdAt: z.iso.datetime(),
  triedAt: z.iso.datetime().nullable(),
  /** Null unless it waits. */
  nextAt: z.iso.datetime().nullable(),
  durationMs: z.int().nullable(),
  /** Of the last answer; null where none came. */
  responseStatus: z.int().nullable(),
  /** Why the last attempt failed; empty after a success. */
  error: z.string(),
  body: z.string(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

export const webhookDeliveriesSchema = z.object({
  deliveries: z.array(webhookDeliverySchema),
  /** Older ones follow. */
  hasMore: z.boolean(),
});
export type WebhookDeliveries = z.infer<typeof webhookDeliveriesSchema>;

export const webhookReplaySchema = z.strictObject({ since: z.iso.datetime() });
export const webhookReplayedSchema = z.object({ count: z.int() });

/** Whether it is `http(s)://…` with a host, without a user and without a fragment. */
function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false;
  return url.hostname !== '' && url.username === '' && url.password === '' && url.hash === '';
}
