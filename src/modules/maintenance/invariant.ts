import type { sql } from 'kysely';

export interface Invariant {
  name: string;
  meaning: string;
  /** Selects `id` of every row that breaks it. */
  breaches: ReturnType<typeof sql<{ id: string }>>;
}
