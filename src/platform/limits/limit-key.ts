import { createHash } from 'node:crypto';

/**
 * The key of a limit that counts something personal: whose attempts they were stays out of the database.
 * Short for values of any length.
 */
export function hashLimitKey(name: string, ...parts: readonly (string | number)[]): string {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  return `${name}:${digest}`;
}
