import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import {
  previewParameters,
  type Preview,
  type PreviewLink,
  type PreviewRequest,
} from '#domain/schemas/preview.schema.ts';
import { createToken, hashToken, issueToken } from '#modules/auth/tokens.ts';

/** What a token opens; `expiresAt` is shown to whoever looks at a shared preview. */
interface OpenedPreview {
  mode: 'edit' | 'share';
  expiresAt: Date;
}

export interface PreviewLinks {
  create(request: PreviewRequest, staffId: number): Promise<Preview>;
  /** Shared links that are still good, newest first. */
  list(): Promise<PreviewLink[]>;
  /** Ends a shared link at once; throws 404. */
  end(id: number): Promise<void>;
  /** Null for a token that has expired, was ended, is for the other mode, or whose author may no longer sign in. */
  open(mode: 'edit' | 'share', token: string): Promise<OpenedPreview | null>;
}

export function createPreviewLinks({ db }: { db: Kysely<Database> }): PreviewLinks {
  const links = () =>
    db
      .selectFrom('preview_links as link')
      .innerJoin('staff', (join) =>
        join.onRef('staff.id', '=', 'link.staff_id').on('staff.disabled_at', 'is', null),
      )
      .where('link.expires_at', '>', sql<Date>`now()`);

  return {
    create: (request, staffId) =>
      request.mode === 'edit' ? startEditing(db, staffId) : share(db, request, staffId),
    async list() {
      const rows = await links()
        .select(['link.id', 'link.path', 'link.created_at', 'link.expires_at', 'staff.name', 'staff.email'])
        .orderBy('link.id', 'desc')
        .limit(500)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        page: row.path,
        author: row.name || row.email,
        createdAt: row.created_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
      }));
    },
    async end(id) {
      const { numDeletedRows } = await db
        .deleteFrom('preview_links')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw notFound('Preview');
    },
    async open(mode, token) {
      if (!/^[\w-]{43}$/.test(token)) return null;
      const hash = hashToken(token);
      const row =
        mode === 'share'
          ? await links()
              .select('link.expires_at as expiresAt')
              .where('link.token_hash', '=', hash)
              .executeTakeFirst()
          : await db
              .selectFrom('auth_tokens as token')
              .innerJoin('staff', 'staff.id', 'token.staff_id')
              .select('token.expires_at as expiresAt')
              .where('token.token_hash', '=', hash)
              .where('token.purpose', '=', 'preview')
              .where('token.expires_at', '>', sql<Date>`now()`)
              .where('staff.disabled_at', 'is', null)
              .where('staff.role', '=', 'admin')
              .executeTakeFirst();
      return row ? { mode, expiresAt: row.expiresAt } : null;
    },
  };
}

async function startEditing(db: Kysely<Database>, staffId: number): Promise<Preview> {
  const token = await issueToken(db, { staffId }, 'preview');
  const { expires_at } = await db
    .selectFrom('auth_tokens')
    .select('expires_at')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow();
  return {
    token,
    expiresAt: expires_at.toISOString(),
    url: `/?${previewParameters.edit}=${token}`,
    id: null,
  };
}

async function share(
  db: Kysely<Database>,
  { hours, page }: Extract<PreviewRequest, { mode: 'share' }>,
  staffId: number,
): Promise<Preview> {
  const token = createToken();
  const { id, expires_at } = await db
    .insertInto('preview_links')
    .values({
      token_hash: hashToken(token),
      path: page,
      staff_id: staffId,
      expires_at: sql`now() + make_interval(hours => ${hours})`,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();
  const url = `${page}${page.includes('?') ? '&' : '?'}${previewParameters.share}=${token}`;
  return { token, expiresAt: expires_at.toISOString(), url, id };
}

/** Removes what has expired. */
export async function cleanPreviewLinks(db: Kysely<Database>): Promise<void> {
  await sql`delete from preview_links where expires_at < now()`.execute(db);
}
