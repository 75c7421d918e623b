const minute = 60;
const hour = 3600;

/** Seconds to wait after each attempt, as the standard proposes them: three days and four hours in all. */
const pauses = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

/** Longest wait that a receiver may ask for. */
const longestSeconds = 24 * hour;

/**
 * Seconds until the next attempt after `attempt` have failed, up to a fifth more by chance, so that what failed
 * together does not come back together; null when it is given up. `asked` is what the receiver has asked for.
 */
export function nextAttemptIn(
  attempt: number,
  { asked = 0, random = Math.random }: { asked?: number; random?: () => number } = {},
): number | null {
  const pause = pauses[attempt - 1];
  if (pause === undefined) return null;
  return Math.max(pause * (1 + random() / 5), Math.min(asked, longestSeconds));
}

/** Seconds of the header Retry-After, which is a number or a date; 0 for anything else. */
export function readRetryAfter(text: string | undefined, now: Date): number {
  if (text === undefined) return 0;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? 0 : Math.max(0, (moment - now.getTime()) / 1000);
}
