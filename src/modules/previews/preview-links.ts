import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import {
  previewParameters,
  type Preview,
  type PreviewLink,
  type PreviewRequest,
  type PreviewScope,
} from '#domain/schemas/preview.schema.ts';
import type { LayerEditing } from '#modules/layers/edit-layer.ts';
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
  expiresAt: Date;
  /** Of a shared link; null for the builder's frame, whose address says what it shows. */
  scope: PreviewScope | null;
}

interface PreviewLinksDeps {
  db: Kysely<Database>;
  layers: Pick<LayerEditing, 'assertEditable'>;
}

export interface PreviewLinks {
  /** Throws 404 for a page or a layer that is not there, 409 for a layer that is done. */
  create(request: PreviewRequest, staffId: number): Promise<Preview>;
  /** Shared links that are still good, newest first. */
  list(): Promise<PreviewLink[]>;
  /** Ends a shared link at once; throws 404. */
  end(id: number): Promise<void>;
  /** Null for a token that has expired, was ended, is for the other mode, or whose author may no longer sign in. */
  open(mode: 'edit' | 'share', token: string): Promise<OpenedPreview | null>;
}

export function createPreviewLinks({ db, layers }: PreviewLinksDeps): PreviewLinks {
  return {
    create: (request, staffId) =>
      request.mode === 'edit' ? startEditing(db, staffId) : share({ db, layers }, request, staffId),
    async list() {
      const rows = await selectLinks(db, 500);
      return rows.map((row) => ({
        id: row.id,
        page: row.path,
        onlyPage: row.onlyPage,
        layer: row.layer === null ? null : { id: row.layer, name: row.layerName ?? '' },
        at: row.at?.toISOString() ?? null,
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
        if (!shared) return null;
        const { expiresAt, ...scope } = shared;
        return { expiresAt, scope };
      }
      const expiresAt = await selectEditExpiry(db, hash);
      return expiresAt && { expiresAt, scope: null };
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
  { db, layers }: PreviewLinksDeps,
  { hours, page, onlyPage, layer, at }: Extract<PreviewRequest, { mode: 'share' }>,
  staffId: number,
): Promise<Preview> {
  const token = createToken();
  const shown = { onlyPage, layer, at: at === null ? null : new Date(at) };
  const link = { tokenHash: hashToken(token), path: page, ...shown, staffId, hours };
  if (layer !== null) await layers.assertEditable(layer);
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
