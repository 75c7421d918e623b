import { sql } from 'kysely';

/** An order `o` that stands: neither waiting for an online payment nor given up. */
export const isSold = sql`o.status not in ('new', 'canceled', 'returned')`;

/** What is paid for a line `l`, in minor units, with all of its tax. */
export const linePaid = sql`(l.quantity * l.price - l.discount + l.tax_added)`;
