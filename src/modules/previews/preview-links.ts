import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import {
  previewParameters,
  type Preview,
  type PreviewLink,
  type PreviewRequest,
} from '#domain/schemas/preview.schema.ts';
import { createToken, hashToken, issueToken } from '#modules/auth/tokens.ts';

import {
  deleteExpiredLinks,
  deleteLink,
  insertLink,
  lockPage,
  selectEditExpiry,
  selectLinks,
  selectShared,
  selectTokenExpiry,
} from './previews.queries.ts';

/** What a token opens; `expiresAt` is shown to whoever looks at a shared preview. */
interface OpenedPreview {
  mode: 'edit' | 'share';
  expiresAt: Date;
  /** The page whose draft it shows; null: all that is unpublished. */
  onlyPage: number | null;
}

export interface PreviewLinks {
  /** Throws 404 for a page that is not there. */
  create(request: PreviewRequest, staffId: number): Promise<Preview>;
  /** Shared links that are still good, newest first. */
  list(): Promise<PreviewLink[]>;
  /** Ends a shared link at once; throws 404. */
  end(id: number): Promise<void>;
  /** Null for a token that has expired, was ended, is for the other mode, or whose author may no longer sign in. */
  open(mode: 'edit' | 'share', token: string): Promise<OpenedPreview | null>;
}

export function createPreviewLinks({ db }: { db: Kysely<Database> }): PreviewLinks {
  return {
    create: (request, staffId) =>
      request.mode === 'edit' ? startEditing(db, staffId) : share(db, request, staffId),
    async list() {
      const rows = await selectLinks(db, 500);
      return rows.map((row) => ({
        id: row.id,
        page: row.path,
        onlyPage: row.onlyPage,
        author: row.name || row.email,
        createdAt: row.createdAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
      }));
    },
    async end(id) {
      if (!(await deleteLink(db, id))) throw notFound('preview');
    },
    async open(mode, token) {
      if (!/^[\w-]{43}$/.test(token)) return null;
      const hash = hashToken(token);
      if (mode === 'share') {
        const shared = await selectShared(db, hash);
        return shared && { mode, ...shared };
      }
      const expiresAt = await selectEditExpiry(db, hash);
      return expiresAt && { mode, expiresAt, onlyPage: null };
    },
  };
}

async function startEditing(db: Kysely<Database>, staffId: number): Promise<Preview> {
  const token = await issueToken(db, { staffId }, 'preview');
  const expiresAt = await selectTokenExpiry(db, hashToken(token));
  return {
    token,
    expiresAt: expiresAt.toISOString(),
    url: `/?${previewParameters.edit}=${token}`,
    id: null,
  };
}

async function share(
  db: Kysely<Database>,
  { hours, page, onlyPage }: Extract<PreviewRequest, { mode: 'share' }>,
  staffId: number,
): Promise<Preview> {
  const token = createToken();
  const link = { tokenHash: hashToken(token), path: page, onlyPage, staffId, hours };
  const { id, expiresAt } = await db.transaction().execute(async (trx) => {
    if (onlyPage !== null && !(await lockPage(trx, onlyPage))) throw notFound('page');
    return insertLink(trx, link);
  });
  const url = `${page}${page.includes('?') ? '&' : '?'}${previewParameters.share}=${token}`;
  return { token, expiresAt: expiresAt.toISOString(), url, id };
}

/** Removes what has expired. */
export async function cleanPreviewLinks(db: Kysely<Database>): Promise<void> {
  await deleteExpiredLinks(db);
}
