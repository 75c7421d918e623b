import { maxDatabaseId } from '#domain/limits.ts';

/** Whether a number can be an id: one beyond int4 would make PostgreSQL refuse the whole statement. */
export function isDatabaseId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= maxDatabaseId;
}
