import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { seedShop } from '#demo/seed/seed-shop.ts';
import {
  articlePath,
  catalogPath,
  categoryPath,
  downloadPath,
  orderDetailsPath,
  orderReturnPath,
  paths,
  paymentPath,
  productPath,
  searchPath,
  restoreCartPath,
  sharedWishlistPath,
  stockConfirmationPath,
  stockFormPath,
  unsubscribePath,
} from '#domain/routes.ts';
import { createToken, hashToken } from '#modules/auth/tokens.ts';
import { createImageStorage } from '#modules/media/image-storage.ts';
import { hashEmail, issueMailLink } from '#modules/marketing-mail/mail-links.ts';
import { issueOrderAccess } from '#modules/orders/order-access.ts';
import { createDiskStore } from '#platform/files/disk-store.ts';
import { demoArtDir } from '#server/project-paths.ts';
import { makeUser } from '#tests/support/accounts.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { makePromotion } from '#tests/support/promotions.ts';

import { openPage } from './browser.ts';
import type { TestShop } from './test-shop.ts';

export interface PseudoShop extends Pick<TestShop, 'db' | 'origin' | 'open'> {
  stop(): Promise<void>;
}

/** The demo with its samples, whose owner and visitors write Russian, in a shop that speaks `en`. */
export async function startPseudoShop(): Promise<PseudoShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-pseudo-'));
  const database = await createTestDatabase();
  const { db } = database;
  await seedShop({
    db,
    language: 'ru',
    demo: true,
    samples: true,
    artDir: demoArtDir,
    storage: createImageStorage(createDiskStore(dataDir)),
    now: new Date(),
  });
  await db
    .updateTable('settings')
    .set({ value: sql`'"en"'::jsonb` })
    .where('name', '=', 'language')
    .execute();
  // Whose pages would not be there else.
  await sql`update settings set value = value || '{"wishlist": true}' where name = 'ecommerce'`.execute(db);
  await db.updateTable('orders').set({ language: 'en' }).execute();
  const app = await startTestApp(database.url, { DATA_DIR: dataDir }, { isDrawn: true });
  return {
    db: () => db,
    origin: () => app.origin,
    open: (path, options = {}) => openPage(path, { ...options, origin: app.origin }),
    async stop() {
      await app.stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface Order {
  id: string;
  number: string;
}

export interface Visitor {
  /** What the browser keeps of who is signed in. */
  session: string;
  /** The cart's cookie. */
  cart: string;
}

/** Somebody with an account, an order, a review and something in the cart. */
export async function makeVisitor(db: Kysely<Database>): Promise<Visitor> {
  const email = 'visitor@mail.example';
  const { id, token } = await makeUser(db, email);
  await db.updateTable('users').set({ first_name: 'Анна' }).where('id', '=', id).execute();
  const order = await pickOrder(db);
  await db.updateTable('orders').set({ user_id: id }).where('id', '=', order.id).execute();
  await db.updateTable('reviews').set({ user_id: id }).execute();
  const { product_id, id: variationId } = await db
    .selectFrom('variations')
    .select(['id', 'product_id'])
    .where((is) => is.or([is('stock', '>', 5), is('stock', 'is', null)]))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return { session: JSON.stringify({ id, email, token }), cart: `${product_id}.${variationId}.2` };
}

/** One that can still be paid. */
function pickOrder(db: Kysely<Database>): Promise<Order> {
  return db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('status', '=', 'new')
    .orderBy('id')
    .executeTakeFirstOrThrow();
}

function pickSlug(db: Kysely<Database>, kind: string): Promise<string> {
  const row = db.selectFrom('pages').select('slug').where('kind', '=', kind).orderBy('id');
  return row.executeTakeFirstOrThrow().then(({ slug }) => slug);
}

/** One that a program has drafted. */
function makeCampaign(db: Kysely<Database>): Promise<{ id: number }> {
  return db
    .insertInto('layers')
    .values({ name: 'Осень', color: '#475569', position: 1, from_agent: true, agent: 'Оформитель' })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Addresses below `/admin/` of the screens of one thing, by their paths in the router. */
export async function listThings(db: Kysely<Database>): Promise<Record<string, string>> {
  const first = (table: 'products' | 'articles' | 'users' | 'variations') =>
    db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow();
  const { number } = await pickOrder(db);
  const header = ['Название', 'Цена'];
  const upload = await db
    .insertInto('product_imports')
    .values({
      file_name: 'товары.csv',
      encoding: 'utf-8',
      separator: ';',
      header,
      row_count: 0,
      mapping: header.map(() => 'title'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const promotion = await makePromotion(db, {
    title: 'Весна',
    effect: { kind: 'percent', percent: 10 },
    codes: ['ВЕСНА'],
  });
  const webhook = await db
    .insertInto('webhook_endpoints')
    .values({ url: 'https://erp.shop.example/hook', name: 'Склад', events: ['order.created'], secret: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const card = await db
    .insertInto('gift_cards')
    .values({
      kind: 'gift',
      code_hash: Buffer.alloc(32),
      last4: '2346',
      currency: 'RUB',
      language: 'ru',
      balance: 5000,
      recipient_name: 'Анна',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const group = await db
    .insertInto('customer_groups')
    .values({ name: 'Опт', note: 'Магазины' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const variation = await first('variations');
  const priceList = await makePriceList(db, { group, variation });
  await db
    .insertInto('gift_card_entries')
    .values({ card_id: card.id, kind: 'issued', amount: 5000, balance: 5000 })
    .execute();
  const { id: importId } = await db
    .insertInto('order_imports')
    .values({ source: 'shopify', file_name: 'заказы.csv' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const imported = await db
    .insertInto('imported_orders')
    .values({
      import_id: importId,
      source: 'shopify',
      foreign_id: '1',
      number: '7001',
      placed_at: new Date(),
      currency: 'USD',
      total: 5000,
      adds_up: false,
      state: 'paid',
      status: 'оплачен',
      email: 'анна@mail.example',
      contact: JSON.stringify({ name: 'Анна Дам', phone: '' }),
      digest: Buffer.alloc(32),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    // The rest of it says the same of other sections.
    gallery: 'gallery?type=banner-1',
    'products/:id': `products/${(await first('products')).id}`,
    'product-files/:id': `product-files/${upload.id}`,
    'articles/:id': `articles/${(await first('articles')).id}`,
    'customers/:id': `customers/${(await first('users')).id}`,
    'customers/groups/:id': `customers/groups/${group.id}`,
    'price-lists/:id': `price-lists/${priceList.id}`,
    'campaigns/:id/prices': `campaigns/${(await makeCampaign(db)).id}/prices`,
    'promotions/:id': `promotions/${promotion.id}`,
    'gift-cards/:id': `gift-cards/${card.id}`,
    'mail/letters/:kind': 'mail/letters/order-paid?language=ru',
    'integrations/webhooks/:id': `integrations/webhooks/${webhook.id}`,
    'orders/:number': `orders/${number}`,
    'orders/imported/:id': `orders/imported/${imported.id}`,
    'orders/drafts/:id': 'orders/drafts/new',
    'orders/:number/print': `orders/${number}/print`,
    'orders/:number/edit': `orders/${number}/edit`,
  };
}

export const unknownPath = '/нет/такой';

/** A page of each type that visitors see. */
export async function listVisitorPages(shop: PseudoShop): Promise<string[]> {
  const db = shop.db();
  const order = await pickOrder(db);
  const {
    id: productId,
    slug: product,
    title,
  } = await db.selectFrom('products').select(['id', 'slug', 'title']).orderBy('id').executeTakeFirstOrThrow();
  const category = await pickSlug(db, 'category');
  const article = await db
    .selectFrom('pages')
    .innerJoin('articles', 'articles.id', 'pages.id')
    .innerJoin('pages as categories', 'categories.id', 'articles.category_id')
    .select(['pages.id', 'pages.slug', 'categories.slug as category'])
    .orderBy('pages.id')
    .executeTakeFirstOrThrow();
  const [word = ''] = title.split(' ');
  return [
    paths.home,
    paths.catalogs,
    catalogPath(await pickSlug(db, 'catalog')),
    paths.products,
    productPath(product),
    paths.search,
    searchPath(word),
    searchPath('ъыъ'),
    categoryPath(category),
    articlePath(`${article.category}/${article.slug}`),
    unknownPath,
    paths.cart,
    paths.checkout,
    paymentPath(order.number, await issueOrderAccess(db, order.id)),
    paths.paymentNotification,
    await startDemoPayment(shop, order),
    paths.accountSettings,
    paths.accountOrders,
    orderDetailsPath(order.number),
    orderReturnPath(order.number, await issueOrderAccess(db, order.id)),
    await makeDownload(db, order.id),
    paths.accountReviews,
    paths.accountGiftCards,
    paths.downloads,
    paths.resetPassword,
    paths.leadForm,
    `${paths.reviewForm}?product=${productId}`,
    `${paths.questionForm}?product=${productId}`,
    `${paths.commentForm}?article=${article.id}`,
    ...(await listStockPages(db, productId)),
    paths.wishlist,
    await makeSharedWishlist(db, productId),
  ];
}

/** Where a file that was bought with an order is downloaded. */
async function makeDownload(db: Kysely<Database>, orderId: string): Promise<string> {
  const [id, token] = [crypto.randomUUID(), createToken()];
  await sql`
    with file as (insert into product_files (storage_key, name, bytes)
      values (${`product-files/${id.slice(0, 2)}/${id}`}, 'Чертёж.пдф', 1200000) returning id)
    insert into download_grants (id, order_line_id, file_id, token_hash, encrypted_token, remaining, expires_at)
    select ${id}::uuid, (select min(l.id) from order_lines l where l.order_id = ${orderId}), file.id,
      ${hashToken(token)}, '', 3, now() + interval '9 days'
    from file`.execute(db);
  return downloadPath(token);
}

/** Where somebody asks to be told of stock, and where the links of the letter lead. */
async function listStockPages(db: Kysely<Database>, productId: number): Promise<string[]> {
  const { id: variationId } = await db
    .selectFrom('variations')
    .select('id')
    .where('product_id', '=', productId)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const email = 'page@mail.example';
  const stockRequestId = await makeStockRequest(db, { variationId, email });
  const token = await issueMailLink(db, { emailHash: hashEmail(email), stockRequestId });
  const cartToken = createToken();
  await makeCartLetter(db, { variationId, email, token: cartToken });
  return [
    stockFormPath(variationId),
    stockConfirmationPath(token),
    unsubscribePath(token),
    restoreCartPath(cartToken),
  ];
}

/** Somebody who waits for a variation, and was told of it if `isTold`; gives the id. */
export async function makeStockRequest(
  db: Kysely<Database>,
  { variationId, email, isTold = false }: { variationId: number; email: string; isTold?: boolean },
): Promise<number> {
  const at = isTold ? new Date() : null;
  const { id } = await db
    .insertInto('stock_requests')
    .values({
      variation_id: variationId,
      email,
      email_hash: hashEmail(email),
      language: 'ru',
      consent: {},
      confirmed_at: at,
      told_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A customer's list, as others see it. */
async function makeSharedWishlist(db: Kysely<Database>, productId: number): Promise<string> {
  const { id } = await db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow();
  const token = createToken();
  await db.insertInto('wishlist_items').values({ user_id: id, product_id: productId }).execute();
  await db.insertInto('wishlist_shares').values({ user_id: id, token }).execute();
  return sharedWishlistPath(token);
}

/** The last letter about a cart that was left, with this token in its link; gives the id. */
export async function makeCartLetter(
  db: Kysely<Database>,
  { variationId, email, token }: { variationId: number; email: string; token?: string },
): Promise<number> {
  const { id } = await db
    .insertInto('abandoned_carts')
    .values({
      email,
      email_hash: hashEmail(email),
      key_hash: hashToken(email),
      language: 'ru',
      consent: {},
      lines: JSON.stringify([{ variationId, quantity: 3 }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const letter = await db
    .insertInto('abandoned_cart_letters')
    .values({ cart_id: id, version: 1, step: 3, token_hash: token === undefined ? null : hashToken(token) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return letter.id;
}

/** A comment on a section that mentions somebody on the staff, who has not read it; gives the id. */
export async function makeMention(db: Kysely<Database>, staffId: number): Promise<number> {
  const { id: pageId } = await db
    .selectFrom('pages')
    .select('id')
    .where('kind', '=', 'home')
    .executeTakeFirstOrThrow();
  const thread = await db
    .insertInto('section_threads')
    .values({ page_id: pageId, section_id: 'hero', section_name: 'Баннер' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const comment = await db
    .insertInto('section_comments')
    .values({ thread_id: thread.id, author_name: 'Борис', text: '@Анна, взгляни' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('section_mentions')
    .values({ comment_id: comment.id, staff_id: staffId, name: 'Анна' })
    .execute();
  return comment.id;
}

/** The page of the demo's payment provider, for an order that is not paid. */
async function startDemoPayment(shop: PseudoShop, order: Order): Promise<string> {
  const token = await issueOrderAccess(shop.db(), order.id);
  const answer = await fetch(`${shop.origin()}/api/payment/initialize?token=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ order: order.number, method: 'demo' }),
  });
  const { redirectUrl } = (await answer.json()) as { redirectUrl?: string };
  if (!redirectUrl) throw new Error(`The payment was answered with ${answer.status}`);
  const { pathname, search } = new URL(redirectUrl);
  return pathname + search;
}

async function makePriceList(
  db: Kysely<Database>,
  { group, variation }: Record<'group' | 'variation', { id: number }>,
): Promise<{ id: number }> {
  const priceList = await db
    .insertInto('price_lists')
    .values({ name: 'Оптовые цены', percent: 1250, percent_from: 3 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('price_list_groups').values({ list_id: priceList.id, group_id: group.id }).execute();
  await db
    .insertInto('price_list_prices')
    .values({
      list_id: priceList.id,
      variation_id: variation.id,
      min_quantity: 10,
      price: 100,
    })
    .execute();
  return priceList;
}
