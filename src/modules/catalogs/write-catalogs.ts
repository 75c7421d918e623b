import type { Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { CatalogForm, CatalogMove, CatalogUpdate } from '#domain/schemas/manage-catalogs.schema.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import { retitleDraft } from '#modules/drafts/retitle-draft.ts';
import { refreshListing } from '#modules/indexing/listing-maintenance.queries.ts';
import { deleteSearchDocument, refreshSearch } from '#modules/indexing/search-maintenance.queries.ts';
import { changePageSlug } from '#modules/pages/change-page-slug.ts';
import { createPageRow } from '#modules/pages/create-page-row.ts';
import { sanitizeRichText } from '#platform/html/sanitize-rich-text.ts';

import { selectBelow, selectProductsIn } from './manage-catalogs.queries.ts';
import {
  deleteCatalog,
  deleteCatalogPage,
  insertCatalog,
  lockCatalog,
  lockTree,
  selectParentId,
  selectReferences,
  selectSisters,
  updateCatalogFields,
  updateCatalogPage,
  updateCatalogPlaces,
  type CatalogFields,
} from './write-catalogs.queries.ts';

type Trx = Transaction<Database>;

/** Products whose listing is made anew by one statement: the pool cancels what takes longer than three seconds. */
const listedAtOnce = 2000;

/** Throws 422. */
export async function createCatalog(trx: Trx, form: CatalogForm, staffId: number): Promise<number> {
  await lockTree(trx);
  await checkReferences(trx, form);
  const { id } = await createPageRow(trx, {
    kind: 'catalog',
    title: form.title,
    slug: form.slug === '' ? undefined : form.slug,
    enabled: form.enabled,
    content: firstContent,
    isPublished: true,
    staffId,
  });
  await insertCatalog(trx, id, fieldsOf(form));
  await refreshSearch(trx, 'catalog', [id]);
  await notifyChange(trx, ['catalogs', `catalog:${id}`]);
  return id;
}

function fieldsOf({ parentId, imageId, description, sortCriteria }: CatalogForm): CatalogFields {
  return { parentId, imageId, description: sanitizeRichText(description), sortCriteria };
}

/** What a new catalog shows until its page is edited (specification section 3). */
const firstContent = {
  sections: Object.fromEntries(
    ['breadcrumbs', 'h1', 'product-list'].map((type, index) => [
      `s${index + 1}`,
      {
        id: `s${index + 1}`,
        type,
        version: 1,
        enable: true,
        hidden: false,
        options: {},
        items: [],
        styles: {},
      },
    ]),
  ),
  order: ['s1', 's2', 's3'],
};

/**
 * Throws 404, 409 when somebody has saved it since `version` was read, 422. A new address leaves a redirect at the
 * old one.
 */
export async function updateCatalog(
  trx: Trx,
  id: number,
  { version, ...form }: CatalogUpdate,
  staffId: number,
): Promise<void> {
  await lockTree(trx);
  const before = await lockCatalog(trx, id);
  if (!before) throw notFound('catalog');
  if (before.version !== version)
    throw new AppError('conflict', 'catalog.errors.savedByAnother', { data: { version: before.version } });
  await checkReferences(trx, form);
  if (form.parentId !== before.parentId) await checkParent(trx, id, form.parentId);
  if (form.title !== before.title) await retitleDraft(trx, { pageId: id, title: form.title, staffId });
  if (form.slug !== '') await changePageSlug(trx, { pageId: id, slug: form.slug });
  await updateCatalogFields(trx, id, fieldsOf(form));
  await updateCatalogPage(trx, id, form);
  if (form.parentId !== before.parentId || form.enabled !== before.enabled) await showBelow(trx, id);
  else if (form.title !== before.title) await refreshSearch(trx, 'catalog', [id]);
  await notifyChange(trx, ['catalogs', `catalog:${id}`, `page:${id}`]);
}

/** Throws 404, 422 for a place below itself. */
export async function moveCatalog(trx: Trx, id: number, { parentId, before }: CatalogMove): Promise<void> {
  await lockTree(trx);
  const oldParentId = await selectParentId(trx, id);
  if (oldParentId === undefined) throw notFound('catalog');
  await checkReferences(trx, { parentId, imageId: null });
  await checkParent(trx, id, parentId);
  const order = await selectSisters(trx, parentId, id);
  const place = before === null ? -1 : order.indexOf(before);
  order.splice(place === -1 ? order.length : place, 0, id);
  await updateCatalogPlaces(trx, { id, parentId, order });
  if (oldParentId !== parentId) await showBelow(trx, id);
  await notifyChange(trx, ['catalogs', `catalog:${id}`]);
}

/** Throws 404, 409 while catalogs lie below. Products stay, in their other catalogs or in none. */
export async function removeCatalog(trx: Trx, id: number): Promise<void> {
  await lockTree(trx);
  const below = await selectBelow(trx, id);
  if (below.length === 0) throw notFound('catalog');
  if (below.length > 1) throw new AppError('conflict', 'catalog.errors.hasCatalogsBelow');
  const productIds = await selectProductsIn(trx, [id]);
  await deleteCatalog(trx, id);
  await deleteCatalogPage(trx, id);
  await deleteSearchDocument(trx, 'catalog', id);
  await list(trx, productIds);
  await notifyChange(trx, ['catalogs', `catalog:${id}`, `page:${id}`, 'products', 'listings']);
}

/** After a catalog was moved, shown or hidden: what lies below it stands elsewhere in listings and search. */
async function showBelow(trx: Trx, id: number): Promise<void> {
  const below = await selectBelow(trx, id);
  await refreshSearch(trx, 'catalog', below);
  await list(trx, await selectProductsIn(trx, below));
  await notifyChange(trx, ['products', 'listings', ...below.map((catalogId) => `catalog:${catalogId}`)]);
}

async function list(trx: Trx, productIds: readonly number[]): Promise<void> {
  for (let from = 0; from < productIds.length; from += listedAtOnce) {
    await refreshListing(trx, productIds.slice(from, from + listedAtOnce));
  }
}

async function checkReferences(
  trx: Trx,
  { parentId, imageId }: Pick<CatalogForm, 'parentId' | 'imageId'>,
): Promise<void> {
  const found = await selectReferences(trx, { parentId, imageId });
  if (parentId !== null && !found?.parent) throw refusal('parentId', 'forms.errors.gone');
  if (imageId !== null && !found?.image) throw refusal('imageId', 'forms.errors.gone');
}

async function checkParent(trx: Trx, id: number, parentId: number | null): Promise<void> {
  if (parentId === null) return;
  if ((await selectBelow(trx, id)).includes(parentId))
    throw refusal('parentId', 'catalog.errors.belowItself');
}

function refusal(field: string, message: MessageKey): AppError {
  return new AppError('validation_failed', message, { children: { [field]: { errors: [message] } } });
}
