import type { Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import type { Meta } from '#domain/schemas/image.schema.ts';
import { refreshSearch } from '#modules/indexing/search-maintenance.queries.ts';
import { deleteRedirectFrom } from '#modules/redirects/delete-redirect-from.ts';

import { claimSlug, findFreeSlug } from './claim-slug.ts';
import { pathOfPage, type PageKind } from './page-path.ts';
import { insertFirstVersion, insertPage } from './pages.queries.ts';

export interface NewPageRow {
  kind: Exclude<PageKind, 'home' | 'block'>;
  title: string;
  /** Left out: one is made of the title. */
  slug?: string | undefined;
  meta?: Meta;
  /** As `page_versions.content` keeps it; nothing without it. */
  content?: { sections: Record<string, unknown>; order: string[] };
  /** Slug of an article's category. */
  category?: string;
  enabled?: boolean;
  /** True makes it visible at once; else it waits for its first publishing. */
  isPublished: boolean;
  staffId: number;
}

/**
 * Makes the row of a page, catalog, category or article; what only its kind has is written by whoever
 * calls, under the same id, and brought into the search by them. Throws 422 with `children.slug` for a slug that cannot be used.
 */
export async function createPageRow(
  trx: Transaction<Database>,
  {
    kind,
    title,
    slug: wanted,
    meta = {},
    content = { sections: {}, order: [] },
    category,
    enabled = true,
    isPublished,
    staffId,
  }: NewPageRow,
): Promise<{ id: number; slug: string }> {
  const slug = wanted ?? (await findFreeSlug(trx, { kind, title }));
  await claimSlug(trx, { kind, slug });
  const id = await insertPage(trx, { kind, slug, title, meta, enabled });
  if (!isPublished) return { id, slug };
  await insertFirstVersion(trx, id, { title, slug, meta, content, staffId });
  await deleteRedirectFrom(trx, pathOfPage({ kind, slug, category: category ?? null }));
  if (kind === 'page') await refreshSearch(trx, kind, [id]);
  await notifyChange(trx, ['pages', groupOfKind[kind]]);
  return { id, slug };
}

const groupOfKind = {
  page: 'pages',
  catalog: 'catalogs',
  category: 'categories',
  article: 'articles',
} as const;
