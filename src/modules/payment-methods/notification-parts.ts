import { createHmac, timingSafeEqual } from 'node:crypto';

import type { z } from 'zod';

import type { RawNotification } from './payment-provider.ts';
import { NotificationError } from './provider-error.ts';

/** HMAC-SHA256 in lower-case hex. */
export function signHex(secret: string, ...parts: (string | Buffer)[]): string {
  const hmac = createHmac('sha256', secret);
  for (const part of parts) hmac.update(part);
  return hmac.digest('hex');
}

/** In constant time, so that an answer's delay tells nothing of the right signature. */
export function isSameSignature(expected: string, given: string | undefined): boolean {
  if (given === undefined) return false;
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Undefined for a header that is missing or sent twice. */
export function headerOf({ headers }: RawNotification, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? undefined : value;
}

/** The body as JSON by its schema; throws `NotificationError`. */
export function readNotification<Schema extends z.ZodType>(
  schema: Schema,
  { rawBody }: RawNotification,
): z.infer<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(rawBody.toString('utf8'));
  } catch (error) {
    throw new NotificationError('The notification is no JSON', { cause: error });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new NotificationError('The notification cannot be read', { cause: parsed.error });
}
