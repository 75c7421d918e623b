import type { Kysely, Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { NewPage, PageChanges, PageRow, PageRowList } from '#domain/schemas/manage-pages.schema.ts';
import { refreshSearch } from '#modules/indexing/search-maintenance.queries.ts';

import { changePageSlug } from './change-page-slug.ts';
import { copyIntoDraft } from './copy-into-draft.ts';
import { createPageRow } from './create-page-row.ts';
import { pathOfPage, type PageKind } from './page-path.ts';
import { selectLinkSources, selectPageRows } from './page-rows.queries.ts';
import { deletePage, updateEnabled } from './pages.queries.ts';

/** Pages of every kind as the back office lists, makes, moves and removes them. Throws 404. */
export interface PageManagement {
  /** `home`, `page`, `catalog`, `category` or `article`. */
  kindOf(pageId: number): Promise<string>;
  list(selection: {
    kind?: PageKind | undefined;
    q: string;
    offset: number;
    limit: number;
  }): Promise<PageRowList>;
  /** A page that waits for its first publishing; throws 422 with `children.slug`. */
  create(page: NewPage, staffId: number): Promise<PageRow>;
  /** At once, for visitors too; an address that changes leaves a redirect. */
  update(pageId: number, changes: PageChanges): Promise<PageRow>;
  /** Throws 409 for what is no plain page, and with `data.links` while something leads there. */
  remove(pageId: number, options: { force: boolean }): Promise<void>;
}

export function createPageManagement({ db }: { db: Kysely<Database> }): PageManagement {
  const read = async (trx: Kysely<Database>, id: number): Promise<PageRow> => {
    const [row] = await selectPageRows(trx, { id });
    if (!row) throw notFound('page');
    return toPageRow(row);
  };
  return {
    kindOf: async (pageId) => (await read(db, pageId)).kind,
    async list(selection) {
      const rows = await selectPageRows(db, selection);
      return { total: rows[0]?.total ?? 0, pages: rows.map(toPageRow) };
    },
    create: ({ kind, title, slug, from }, staffId) =>
      db.transaction().execute(async (trx) => {
        const { id } = await createPageRow(trx, {
          kind,
          title,
          slug: slug === '' ? undefined : slug,
          isPublished: false,
          staffId,
        });
        if (from !== undefined) await copyIntoDraft(trx, { from, to: id, title });
        return read(trx, id);
      }),
    update: (pageId, { enabled, slug }) =>
      db.transaction().execute(async (trx) => {
        const { kind } = await read(trx, pageId);
        if (slug !== undefined) await changePageSlug(trx, { pageId, slug });
        if (enabled !== undefined) await setEnabled(trx, { pageId, kind, enabled });
        return read(trx, pageId);
      }),
    remove: (pageId, { force }) =>
      db.transaction().execute(async (trx) => {
        const { kind, slug } = await read(trx, pageId);
        if (kind !== 'page') throw new AppError('conflict', 'pages.onlyOwnPages');
        const links = await selectLinkSources(trx, { type: kind, url: slug, except: pageId });
        if (links.length > 0 && !force) {
          throw new AppError('conflict', 'pages.stillLinked', { data: { links } });
        }
        await deletePage(trx, pageId);
        await refreshSearch(trx, kind, [pageId]);
        await notifyChange(trx, [`page:${pageId}`, 'pages']);
      }),
  };
}

async function setEnabled(
  trx: Transaction<Database>,
  { pageId, kind, enabled }: { pageId: number; kind: PageKind; enabled: boolean },
): Promise<void> {
  if (kind !== 'page' && kind !== 'article') {
    throw new AppError('conflict', 'pages.onlyPagesAndArticles');
  }
  if (!(await updateEnabled(trx, pageId, enabled))) return;
  await refreshSearch(trx, kind, [pageId]);
  await notifyChange(trx, [`page:${pageId}`, kind === 'page' ? 'pages' : 'articles']);
}

function toPageRow(row: Awaited<ReturnType<typeof selectPageRows>>[number]): PageRow {
  const { id, kind, title, slug, category, enabled, state, updatedAt } = row;
  const path = pathOfPage({ kind, slug, category });
  return { id, kind, title, slug, path, enabled, state, updatedAt: updatedAt.toISOString() };
}
