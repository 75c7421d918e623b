import { sql } from 'kysely';

/** Of a joined `staff`; who has no name yet, as the first admin, is known by the email. */
export const authorName = sql<string | null>`coalesce(nullif(staff.name, ''), staff.email)`;
