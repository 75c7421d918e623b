import type { IncomingHttpHeaders } from 'node:http';

import { AppError } from '#domain/errors.ts';

export const idempotencyKeyPattern = /^[\x21-\x7e]{1,200}$/;

/** The header by which a repeated request is known again; undefined without it. */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const header = headers['idempotency-key'];
  if (header === undefined) return undefined;
  if (typeof header === 'string' && idempotencyKeyPattern.test(header)) return header;
  throw new AppError('bad_request', 'api.idempotencyKeyShape');
}

/** For calls that move money: they cannot do without. */
export function requireIdempotencyKey(headers: IncomingHttpHeaders): string {
  const key = readIdempotencyKey(headers);
  if (key === undefined) throw new AppError('bad_request', 'api.idempotencyKeyMissing');
  return key;
}

/** What a refund's contract says of the header. */
export const refundKey = {
  isRequired: true,
  description:
    'The same key with the same body is the same refund: it is answered again and no money moves twice. With another body it is refused with 422.',
} as const;
