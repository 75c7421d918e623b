import type { Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import { deleteRedirectFrom } from '#modules/redirects/delete-redirect-from.ts';
import { leaveRedirect } from '#modules/redirects/leave-redirect.ts';

import { claimSlug } from './claim-slug.ts';
import { pathOfPage, type PageKind } from './page-path.ts';
import { lockPageAddress, selectPublishedArticles, updateSlug } from './pages.queries.ts';

interface PageAddress {
  kind: PageKind;
  slug: string;
  category: string | null;
  isPublished: boolean;
}

/**
 * Gives a page, catalog, category or article another slug at once. What was published keeps its old address
 * as a redirect, for a category also the addresses of its articles. Throws 404, 409 for the home page, 422
 * with `children.slug`.
 */
export async function changePageSlug(
  trx: Transaction<Database>,
  { pageId, slug }: { pageId: number; slug: string },
): Promise<void> {
  const page = await readAddress(trx, pageId);
  if (!page) throw notFound('page');
  if (page.slug === slug) return;
  if (page.kind === 'home') throw new AppError('conflict', 'pages.homeHasNoSlug');
  if (page.kind === 'block') throw new AppError('conflict', 'pages.sharedHasNoSlug');
  await claimSlug(trx, { kind: page.kind, slug, pageId });
  await updateSlug(trx, pageId, slug);
  const from = pathOfPage(page);
  const to = pathOfPage({ ...page, slug });
  if (page.isPublished) await leaveRedirect(trx, { from, to });
  else await deleteRedirectFrom(trx, to);
  if (page.kind === 'category') await moveArticles(trx, { categoryId: pageId, from, to });
  await notifyChange(trx, tagsOfMove(page.kind, pageId));
}

async function readAddress(trx: Transaction<Database>, pageId: number): Promise<PageAddress | undefined> {
  const row = await lockPageAddress(trx, pageId);
  // A catalog is shown with its goods even when its own page was never published.
  return (
    row && { ...row, kind: row.kind as PageKind, isPublished: row.version !== null || row.kind === 'catalog' }
  );
}

async function moveArticles(
  trx: Transaction<Database>,
  { categoryId, from, to }: { categoryId: number; from: string; to: string },
): Promise<void> {
  for (const { slug } of await selectPublishedArticles(trx, categoryId)) {
    const path = pathOfPage({ kind: 'page', slug });
    await leaveRedirect(trx, { from: from + path, to: to + path });
  }
}

function tagsOfMove(kind: PageKind, pageId: number): string[] {
  switch (kind) {
    case 'category':
      return [`page:${pageId}`, `category:${pageId}`, 'categories', 'articles'];
    case 'catalog':
      return [`page:${pageId}`, `catalog:${pageId}`, 'catalogs'];
    case 'article':
      return [`page:${pageId}`, `article:${pageId}`, 'articles'];
    default:
      return [`page:${pageId}`, 'pages'];
  }
}
