const longestSeconds = 3600;

/**
 * Seconds before the next try after `attempt` tries failed: 1, 2, 4, … up to an hour, less up to half of
 * it by chance, so that what failed together does not come back together.
 */
export function backoffSeconds(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(longestSeconds, 2 ** Math.min(attempt - 1, 12));
  return most * (1 - random() / 2);
}
