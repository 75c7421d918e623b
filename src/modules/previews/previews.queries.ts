import { sql, type Kysely, type Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';
import type { PreviewScope } from '#domain/schemas/preview.schema.ts';
import type { StaffRight } from '#domain/staff-rights.ts';

type Db = Kysely<Database>;

/** Of any state, published or not. */
export async function selectPage(
  db: Db,
  kind: string,
  slug: string,
): Promise<{ id: number; updatedAt: Date } | undefined> {
  return db
    .selectFrom('pages')
    .select(['id', 'updated_at as updatedAt'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
}

/** Shared sections that are not deleted, in the order of the ids. */
export function selectSharedSections(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; slug: string; updatedAt: Date }[]> {
  return db
    .selectFrom('pages')
    .select(['id', 'slug', 'updated_at as updatedAt'])
    .where('kind', '=', 'block')
    .where('enabled', '=', true)
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('id')
    .execute();
}

/** Shared links that are still good, of authors who may still sign in and of layers that are not done. */
const links = (db: Db) =>
  db
    .selectFrom('preview_links as link')
    .innerJoin('staff', (join) =>
      join.onRef('staff.id', '=', 'link.staff_id').on('staff.disabled_at', 'is', null),
    )
    .leftJoin('layers as layer', 'layer.id', 'link.layer_id')
    .where('link.expires_at', '>', sql<Date>`now()`)
    .where((where) => where.or([where('layer.id', 'is', null), where('layer.position', 'is not', null)]));

const scope = ['link.page_id as onlyPage', 'link.layer_id as layer', 'link.shown_at as at'] as const;

interface LinkRow extends PreviewScope {
  id: number;
  path: string;
  layerName: string | null;
  createdAt: Date;
  expiresAt: Date;
  /** Of the author. */
  name: string;
  email: string;
}

/** Newest first. */
export async function selectLinks(db: Db, limit: number): Promise<LinkRow[]> {
  return links(db)
    .select([
      'link.id',
      'link.path',
      ...scope,
      'layer.name as layerName',
      'link.created_at as createdAt',
      'link.expires_at as expiresAt',
      'staff.name',
      'staff.email',
    ])
    .orderBy('link.id', 'desc')
    .limit(limit)
    .execute();
}

/** Until when the shared link with the token is good, and what it shows; null when it is not. */
export async function selectShared(
  db: Db,
  tokenHash: Buffer,
): Promise<({ expiresAt: Date } & PreviewScope) | null> {
  const row = await links(db)
    .select(['link.expires_at as expiresAt', ...scope])
    .where('link.token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

/** Until when the token opens the builder's page to somebody who may edit the site; null when it does not. */
export async function selectEditExpiry(db: Db, tokenHash: Buffer): Promise<Date | null> {
  const row = await db
    .selectFrom('auth_tokens as token')
    .innerJoin('staff', 'staff.id', 'token.staff_id')
    .leftJoin('staff_roles as role', 'role.id', 'staff.role_id')
    .select('token.expires_at as expiresAt')
    .where('token.token_hash', '=', tokenHash)
    .where('token.purpose', '=', 'preview')
    .where('token.expires_at', '>', sql<Date>`now()`)
    .where('staff.disabled_at', 'is', null)
    .where(sql<boolean>`(staff.role = 'admin' or ${'site:write' satisfies StaffRight} = any(role.rights))`)
    .executeTakeFirst();
  return row?.expiresAt ?? null;
}

/** As of when a layer is seen alone: its start, or now where that is past or not known. */
export async function selectMomentOf(db: Db, layerId: number | null): Promise<Date> {
  const { rows } = await sql<{ moment: Date }>`
    select greatest(now(), (select starts_at from layers where id = ${layerId}::int and isfinite(starts_at))) as moment`.execute(
    db,
  );
  return onlyRow(rows).moment;
}

/** Of a token that is there. */
export async function selectTokenExpiry(db: Db, tokenHash: Buffer): Promise<Date> {
  const row = await db
    .selectFrom('auth_tokens')
    .select('expires_at as expiresAt')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return row.expiresAt;
}

/** Whether there is such a page; it stays until the transaction ends. */
export async function lockPage(trx: Transaction<Database>, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('pages')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

interface NewLink extends PreviewScope {
  tokenHash: Buffer;
  path: string;
  staffId: number;
  hours: number;
}

export async function insertLink(
  db: Db,
  { tokenHash, path, onlyPage, layer, at, staffId, hours }: NewLink,
): Promise<{ id: number; expiresAt: Date }> {
  return db
    .insertInto('preview_links')
    .values({
      token_hash: tokenHash,
      path,
      page_id: onlyPage,
      layer_id: layer,
      shown_at: at,
      staff_id: staffId,
      expires_at: sql`now() + make_interval(hours => ${hours})`,
    })
    .returning(['id', 'expires_at as expiresAt'])
    .executeTakeFirstOrThrow();
}

/** False when there was none. */
export async function deleteLink(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('preview_links')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deleteExpiredLinks(db: Db): Promise<void> {
  await sql`delete from preview_links where expires_at < now()`.execute(db);
}
