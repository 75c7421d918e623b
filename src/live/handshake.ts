import { z } from 'zod';

/**
 * How the two windows find each other. The frame tells the admin's exact origin a nonce; who answers with
 * it from that origin and as the frame's parent hands over a port, and everything else goes through that.
 * A nonce is good once: what is sent again is not heard.
 */

const nonceSchema = z.uuid();

/** Frame to parent: here I am. Also the `ready` of requirement 674. */
export const announcementSchema = z.object({
  source: z.literal('storefront'),
  event: z.literal('ready'),
  route: z.string().max(2000),
  sections: z.array(z.string().max(40)).max(5000),
  nonce: nonceSchema,
});
export type Announcement = z.infer<typeof announcementSchema>;

/** Parent to frame: announce yourself again. It changes nothing, so it needs no nonce. */
export const callSchema = z.strictObject({ source: z.literal('admin'), action: z.literal('hello') });

/** Parent to frame, with a port. */
export const connectionSchema = z.strictObject({
  source: z.literal('admin'),
  action: z.literal('connect'),
  nonce: nonceSchema,
});

/** A single action without a port (requirement 674); the answer carries the nonce for the next one. */
export const singleActionSchema = z.strictObject({
  source: z.literal('admin'),
  action: z.string().min(1).max(60),
  payload: z.unknown(),
  id: z.union([z.string().max(100), z.number()]),
  nonce: nonceSchema,
});

/** Frame to parent: what became of a single action. */
export interface SingleAnswer {
  source: 'storefront';
  id: string | number;
  ok: boolean;
  error?: string;
  nonce: string;
}

/** Name of the event by which a script of the page itself sends an action (requirement 674). */
export const pageEventName = 'storefront:admin';
export const pageEventSchema = z.object({
  action: z.string().min(1).max(60),
  payload: z.unknown(),
  /** Of a builder on the shop's own origin; counts with the messages of the port. */
  seq: z.int().positive().optional(),
});
