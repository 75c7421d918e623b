import { sql } from 'kysely';

/** An order `o` that stands: neither waiting for an online payment nor given up. */
export const isSold = sql`o.status not in ('new', 'canceled', 'returned')`;
