/**
 * SQLSTATE classes and codes that say "not now": connection (08), resources (53), cancelled or shutting down (57),
 * its system (58), a standby that may only be read, and what loses against another transaction.
 */
const passingState = /^(?:08|53|57|58)|^(?:25006|40001|40P01|55P03)$/;

const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'database_silent',
  'pool_busy',
]);

/** What `pg` and Kysely say without a code. */
const passingMessage =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end|driver has already been destroyed)/i;

/**
 * Whether an error says that the database does not answer now, so that the same may succeed a moment later: pages
 * and calls answer 503, a start tries again. A refused password, a database that does not exist and mistakes in a
 * statement are no such errors.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A host with several addresses fails once for each.
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // Only PostgreSQL's own errors have a severity; EPIPE is as long as a SQLSTATE.
  if ('severity' in error) return passingState.test(code);
  // The server's socket is not there; files may be missing for other reasons.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return networkCodes.has(code) || passingMessage.test(error.message) || isDatabaseAway(error.cause);
}
