import { leastFillMs } from '#domain/submission-rules.ts';
import { hashLimitKey } from '#platform/limits/limit-key.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

/** Who sends something to the shop. */
export interface Sender {
  /** One key a client, for limits. */
  client: string;
  /** A signed-in customer. */
  userId: number | null;
}

const windowSeconds = 600;
const mostOfClient = 10;
const mostOfAll = 200;

/**
 * Whether a program filled a form: it filled the field that people do not see, or was faster than they
 * are. It is answered as if all went well, so that it learns nothing.
 */
export function isFilledByProgram({ website, elapsed }: { website: string; elapsed?: number | undefined }) {
  return website !== '' || (elapsed !== undefined && elapsed < leastFillMs);
}

/** Bounds what one client, and all of them together, may send of a kind; throws 429. */
export async function limitSubmissions(limits: RateLimiter, kind: string, { client }: Sender): Promise<void> {
  // One after the other: a client that is refused does not use up what all may send.
  await limits.take({ key: hashLimitKey(kind, client), limit: mostOfClient, windowSeconds });
  await limits.take({ key: `${kind}:all`, limit: mostOfAll, windowSeconds });
}
