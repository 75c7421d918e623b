import { sql, type Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';
import {
  demoLanguages,
  starterSiteNames,
  type SiteContents,
  type StarterSiteName,
  type StarterSites,
} from '#domain/schemas/starter-site.schema.ts';
import { legalPageKinds } from '#domain/schemas/shop-setup.schema.ts';
import { settingsSchema } from '#domain/settings/settings.schema.ts';
import { everything } from '#platform/cache/tags.ts';

import { sites } from '../sites/sites.ts';
import { fillShop } from './fill-shop.ts';
import { createSeedContext } from './seed-context.ts';
import { isLegalEntry } from './seed-menus.ts';
import { storePictures, type ImageSource } from './seed-images.ts';
import { seedLock } from './seed-shop.ts';
import { findUntouchedSite, lockSite, rememberSite, removeSite } from './seeded-site.ts';

interface StartDeps extends ImageSource {
  db: Kysely<Database>;
  now(): Date;
}

/** What there is to begin with, and what the shop has already. */
export async function readStarterSites(db: Kysely<Database>): Promise<StarterSites> {
  const { found, keepsHome, replaced } = await readShop(db);
  return {
    isOpen: isEmpty(found) || replaced !== null,
    found,
    keepsHome,
    replaced,
    sites: starterSiteNames.map((name) => ({ name, ...contentsOf(name) })),
  };
}

/**
 * Fills an empty shop with a ready site in one transaction. Nothing that somebody has made is touched: a
 * shop with products, catalogs, pages or menus is refused, a home page that was edited stays, and so do
 * settings, places, payment methods and the legal pages of the set-up. A ready site that the program itself put in, and that is
 * as it was then, is replaced whole.
 */
export async function startFromSite(
  { db, now, ...images }: StartDeps,
  name: StarterSiteName,
): Promise<SiteContents> {
  refuseWhatIsOwn(await readShop(db));
  const stored = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'language')
    .executeTakeFirst();
  const spoken = settingsSchema.shape.language.parse(stored?.value ?? undefined);
  // A site is filled with what it is written in; the owner rewrites it anyway.
  const language = demoLanguages.find((known) => known === spoken) ?? 'en';
  const pictures = await storePictures(sites[name], language, images);
  return db.transaction().execute(async (trx) => {
    await seedLock.execute(trx);
    await lockSite(trx);
    const shop = await readShop(trx);
    refuseWhatIsOwn(shop);
    const isReplacing = shop.replaced !== null;
    if (isReplacing) await removeSite(trx);
    else if (!shop.keepsHome) await trx.deleteFrom('pages').where('kind', '=', 'home').execute();
    const context = createSeedContext(trx, language, sites[name], now());
    await fillShop(context, pictures, { withDemoPayment: isReplacing });
    if (isReplacing) await rememberSite(trx, name);
    await notifyChange(trx, [everything]);
    const { pages, ...contents } = contentsOf(name);
    return { ...contents, pages: pages - context.keptPages };
  });
}

function contentsOf(name: StarterSiteName): SiteContents {
  const { products, catalogs, pages, articles, categories } = sites[name];
  return {
    products: products.length,
    catalogs: catalogs.length,
    pages: pages.length + articles.length + categories.length,
  };
}

const isEmpty = (found: StarterSites['found']) => Object.values(found).every((count) => count === 0);

type Shop = Pick<StarterSites, 'found' | 'keepsHome' | 'replaced'>;

function refuseWhatIsOwn({ found, replaced }: Shop): void {
  if (isEmpty(found) || replaced !== null) return;
  throw new AppError('conflict', 'setup.notEmpty');
}

/** Legal pages, which the set-up makes with their entries in the footer, say nothing of what the shop is to be. */
async function readShop(db: Kysely<Database>): Promise<Shop> {
  const { rows } = await sql<Record<'products' | 'catalogs' | 'pages' | 'entries' | 'homes', string>>`
    select
      (select count(*) from products) as products,
      (select count(*) from catalogs) as catalogs,
      (select count(*) from pages where kind in ('page', 'category', 'article', 'block')
        and not (kind = 'page' and slug = any(${[...legalPageKinds]}))) as pages,
      (select count(*) from menu_entries where not ${isLegalEntry}) as entries,
      (select count(*) from pages
        where kind = 'home' and (
          coalesce(published_version, 0) > 1
          or exists (select from drafts where drafts.page_id = pages.id)
          or exists (
            select from page_versions
            where page_versions.page_id = pages.id and jsonb_array_length(content -> 'order') > 1
          )
        )) as homes`.execute(db);
  const [row] = rows;
  const numberOf = (name: 'products' | 'catalogs' | 'pages' | 'entries' | 'homes') =>
    Number(row?.[name] ?? 0);
  return {
    found: {
      products: numberOf('products'),
      catalogs: numberOf('catalogs'),
      pages: numberOf('pages'),
      entries: numberOf('entries'),
    },
    keepsHome: numberOf('homes') > 0,
    replaced: await findUntouchedSite(db),
  };
}
