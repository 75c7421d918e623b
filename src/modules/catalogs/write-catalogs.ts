import { sql, type Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { CatalogForm, CatalogMove, CatalogUpdate } from '#domain/schemas/manage-catalogs.schema.ts';
import { retitleDraft } from '#modules/drafts/retitle-draft.ts';
import { refreshListing } from '#modules/indexing/listing-maintenance.queries.ts';
import { refreshSearch } from '#modules/indexing/search-maintenance.queries.ts';
import { changePageSlug } from '#modules/pages/change-page-slug.ts';
import { createPageRow } from '#modules/pages/create-page-row.ts';
import { sanitizeRichText } from '#platform/html/sanitize-rich-text.ts';

import { selectBelow, selectProductsIn } from './manage-catalogs.queries.ts';

type Trx = Transaction<Database>;

/** Products whose listing is made anew by one statement: the pool cancels what takes longer than three seconds. */
const listedAtOnce = 2000;

/** The tree is moved about by one transaction at a time: two moves that are fine alone can close a circle. */
async function lockTree(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('catalog tree'))`.execute(trx);
}

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
  await sql`
    insert into catalogs (id, parent_id, image_id, description, position, sort_criteria)
    select ${id}, ${form.parentId}, ${form.imageId}, ${sanitizeRichText(form.description)},
      coalesce(max(position), -1) + 1, ${form.sortCriteria}
    from catalogs where parent_id is not distinct from ${form.parentId}`.execute(trx);
  await refreshSearch(trx, 'catalog', [id]);
  await notifyChange(trx, ['catalogs', `catalog:${id}`]);
  return id;
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
  const { rows } = await sql<{
    parentId: number | null;
    enabled: boolean;
    title: string;
    version: number;
  }>`
    select c.parent_id as "parentId", p.enabled, p.title, c.version from catalogs c join pages p on p.id = c.id
    where c.id = ${id} for no key update`.execute(trx);
  const [before] = rows;
  if (!before) throw notFound('Catalog');
  if (before.version !== version)
    throw new AppError('conflict', 'catalog.errors.savedByAnother', { data: { version: before.version } });
  await checkReferences(trx, form);
  if (form.parentId !== before.parentId) await checkParent(trx, id, form.parentId);
  if (form.title !== before.title) await retitleDraft(trx, { pageId: id, title: form.title, staffId });
  if (form.slug !== '') await changePageSlug(trx, { pageId: id, slug: form.slug });
  await trx
    .updateTable('catalogs')
    .set({
      parent_id: form.parentId,
      image_id: form.imageId,
      description: sanitizeRichText(form.description),
      sort_criteria: form.sortCriteria,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('pages')
    .set({ title: form.title, enabled: form.enabled, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  if (form.parentId !== before.parentId || form.enabled !== before.enabled) await showBelow(trx, id);
  else if (form.title !== before.title) await refreshSearch(trx, 'catalog', [id]);
  await notifyChange(trx, ['catalogs', `catalog:${id}`, `page:${id}`]);
}

/** Throws 404, 422 for a place below itself. */
export async function moveCatalog(trx: Trx, id: number, { parentId, before }: CatalogMove): Promise<void> {
  await lockTree(trx);
  const row = await trx.selectFrom('catalogs').select('parent_id').where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Catalog');
  await checkReferences(trx, { parentId, imageId: null });
  await checkParent(trx, id, parentId);
  const sisters = await sql<{ id: number }>`
    select id from catalogs where parent_id is not distinct from ${parentId} and id <> ${id}
    order by position, id`.execute(trx);
  const order = sisters.rows.map((sister) => sister.id);
  const place = before === null ? -1 : order.indexOf(before);
  order.splice(place === -1 ? order.length : place, 0, id);
  await sql`
    update catalogs c set position = place - 1,
      parent_id = case when c.id = ${id} then ${parentId}::int else c.parent_id end,
      -- The form holds the parent too; the place among sisters it does not.
      version = c.version + (c.id = ${id} and c.parent_id is distinct from ${parentId})::int
    from unnest(${order}::int[]) with ordinality as given (id, place) where c.id = given.id`.execute(trx);
  if (row.parent_id !== parentId) await showBelow(trx, id);
  await notifyChange(trx, ['catalogs', `catalog:${id}`]);
}

/** Throws 404, 409 while catalogs lie below. Products stay, in their other catalogs or in none. */
export async function removeCatalog(trx: Trx, id: number): Promise<void> {
  await lockTree(trx);
  const below = await selectBelow(trx, id);
  if (below.length === 0) throw notFound('Catalog');
  if (below.length > 1) throw new AppError('conflict', 'catalog.errors.hasCatalogsBelow');
  const productIds = await selectProductsIn(trx, [id]);
  await sql`delete from catalogs where id = ${id}`.execute(trx);
  await sql`delete from pages where id = ${id}`.execute(trx);
  await sql`delete from search_documents where kind = 'catalog' and entity_id = ${id}`.execute(trx);
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
  const { rows } = await sql<{ parent: boolean; image: boolean }>`
    select exists (select from catalogs where id = ${parentId}) as parent,
      exists (select from images where id = ${imageId}) as image`.execute(trx);
  if (parentId !== null && !rows[0]?.parent) throw refusal('parentId', 'forms.errors.gone');
  if (imageId !== null && !rows[0]?.image) throw refusal('imageId', 'forms.errors.gone');
}

async function checkParent(trx: Trx, id: number, parentId: number | null): Promise<void> {
  if (parentId === null) return;
  if ((await selectBelow(trx, id)).includes(parentId))
    throw refusal('parentId', 'catalog.errors.belowItself');
}

function refusal(field: string, message: string): AppError {
  return new AppError('validation_failed', message, { children: { [field]: { errors: [message] } } });
}
