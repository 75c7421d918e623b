import { sql, type Kysely, type Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { starterSiteNames, type StarterSiteName } from '#domain/schemas/starter-site.schema.ts';
import { removeAllImages } from '#modules/media/remove-images.ts';
import { removeSamples } from '#modules/samples/remove-samples.ts';

import { sites } from '../sites/sites.ts';

/** Where a ready site stands. */
const contents = [
  'article_tags',
  'articles',
  'authors',
  'catalog_products',
  'catalogs',
  'categories',
  'comments',
  'facet_values',
  'facets',
  'images',
  'locations',
  'menu_entries',
  'menus',
  'option_values',
  'options',
  'page_versions',
  'pages',
  'payment_methods',
  'product_images',
  'product_properties',
  'product_questions',
  'products',
  'redirects',
  'reviews',
  'settings',
  'shipping_zones',
  'tags',
  'variation_values',
  'variations',
] as const satisfies (keyof Database)[];

/** Where people who work or buy in a shop leave rows, and a ready site none but samples. */
const traces = [
  'leads',
  'orders',
  'product_imports',
  'scheduled_publishings',
  'users',
] as const satisfies (keyof Database)[];

/** Of these the samples are nobody's. */
const withSamples: ReadonlySet<keyof Database> = new Set([
  'comments',
  'leads',
  'orders',
  'product_questions',
  'reviews',
]);

/** What is counted, not told, and what the program encrypts anew: neither says that somebody was there. */
const ignoredColumns: Partial<Record<keyof Database, readonly string[]>> = {
  payment_methods: ['settings'],
  products: ['review_count', 'rating_sum'],
};

/** These have rows from the moment that somebody opened a document, edited or not. */
const openedDocuments = ['document_versions', 'layer_drafts'] as const satisfies (keyof Database)[];

/** Within the transaction that has filled a shop with nobody's things in it. */
export async function rememberSite(trx: Transaction<Database>, site: StarterSiteName): Promise<void> {
  const fingerprint = await readFingerprint(trx);
  await trx.deleteFrom('seeded_site').execute();
  await trx.insertInto('seeded_site').values({ site, fingerprint }).execute();
}

/**
 * The ready site that the shop still is, to the letter; null once anything of it was changed, added or removed,
 * anybody but a sample has ordered, written or opened an account, or a newer program stores it in another form.
 */
export async function findUntouchedSite(db: Kysely<Database>): Promise<StarterSiteName | null> {
  const seeded = await db.selectFrom('seeded_site').select(['site', 'fingerprint']).executeTakeFirst();
  const site = starterSiteNames.find((name) => name === seeded?.site);
  if (!seeded || !site || (await isSurelyTouched(db, site))) return null;
  return seeded.fingerprint === (await readFingerprint(db)) ? site : null;
}

/** Nobody writes into what is compared until the transaction ends; whoever wants to, waits. */
export async function lockSite(trx: Transaction<Database>): Promise<void> {
  await sql`lock table ${sql.join([...contents, ...traces, ...openedDocuments].map((name) => sql.table(name)))} in share row exclusive mode`.execute(
    trx,
  );
}

/** Takes a ready site out of the shop whole. Its pictures' files go when nothing has them any more. */
export async function removeSite(trx: Transaction<Database>): Promise<void> {
  await removeSamples(trx);
  await trx.updateTable('catalogs').set({ parent_id: null }).execute();
  // Articles hold their categories, options and properties hold their facets.
  for (const table of ['articles', 'pages', 'products', 'facets', 'authors', 'tags', 'menus'] as const)
    await trx.deleteFrom(table).execute();
  await removeAllImages(trx);
  for (const table of ['settings', 'redirects', 'locations', 'shipping_zones', 'payment_methods'] as const)
    await trx.deleteFrom(table).execute();
  for (const table of openedDocuments) await trx.deleteFrom(table).execute();
}

/** Tells a shop at work at once: to read all of its rows would take long. */
async function isSurelyTouched(db: Kysely<Database>, site: StarterSiteName): Promise<boolean> {
  const marks = [
    ...traces.map((name) => sql`exists (select from ${ownRows(name)})`),
    sql`exists (select from layer_drafts where revision > 0)`,
    sql`exists (select from layers where id > 0)`,
    sql`exists (select from document_versions where version > 1)`,
  ];
  const { rows } = await sql<{ touched: boolean }>`
    select ${sql.join(marks, sql` or `)}
      or (select count(*) from products) <> ${sites[site].products.length} as touched`.execute(db);
  return rows[0]?.touched !== false;
}

/** Rows of a table but for samples. */
function ownRows(name: keyof Database) {
  const table = sql.table(name);
  if (withSamples.has(name)) return sql`(select * from ${table} where not is_sample) t`;
  // Photos belong to reviews.
  return name === 'images' ? sql`(select * from images where origin = 'library') t` : sql`${table} t`;
}

/** One text for all rows of a ready site. */
async function readFingerprint(db: Kysely<Database>): Promise<string> {
  const parts = contents.map(
    (name) => sql`
      select ${name} as name, md5(coalesce(string_agg(row, '' order by row), '')) as sum
      from (select md5((to_jsonb(t) - ${[...(ignoredColumns[name] ?? [])]}::text[])::text) as row from ${ownRows(name)}) rows`,
  );
  const { rows } = await sql<{ sum: string }>`
    select md5(string_agg(name || sum, '' order by name)) as sum
    from (${sql.join(parts, sql` union all `)}) parts`.execute(db);
  return rows[0]?.sum ?? '';
}
