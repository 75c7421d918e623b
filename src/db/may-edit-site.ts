import { sql, type RawBuilder } from 'kysely';

/** Whether somebody on the staff may edit the site, and so can open the builder; `staff` and `roles` are the tables' aliases. */
export function mayEditSite(staff: string, roles: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${staff}.role`)} = 'admin'
    or (${sql.ref(`${staff}.role`)} = 'custom' and 'site:write' = any(${sql.ref(`${roles}.rights`)})))`;
}
