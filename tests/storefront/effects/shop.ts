import { refreshReviewCounts } from '#modules/indexing/review-counts.queries.ts';
import { startStorefront, type Page, type Storefront } from '#tests/support/storefront.ts';

import type { EffectPage } from './pages.ts';

export interface EffectShop {
  site: Storefront;
  addressOf(page: EffectPage): { path: string; cookie: string | undefined };
  read(page: EffectPage): Promise<Page>;
}

/** A shop in which every setting has something to act on. */
export async function makeEffectShop(): Promise<EffectShop> {
  const site = await startStorefront({ env: { DEMO: '1' }, isDrawn: true });
  const { shop, content, db } = site;
  const picture = await shop.makeImage({ name: 'first' });
  const other = await shop.makeImage({ name: 'second' });
  const prints = await shop.makeCatalog({ slug: 'prints', title: 'Prints', imageId: picture });
  const jug = await shop.makeProduct({
    slug: 'jug',
    title: 'Jug',
    description: '<p>Thrown by hand.</p>',
    catalogs: [prints],
    properties: { Clay: 'Stoneware' },
    imageIds: [picture, other],
    options: [{ title: 'Size', values: ['S', 'L'] }],
    variations: [
      { sku: 'JUG-S', fullPrice: 1_250_000, stock: 9, values: { Size: 'S' } },
      { sku: 'JUG-L', fullPrice: 1_500_000, stock: 9, values: { Size: 'L' } },
    ],
  });
  for (let index = 0; index < 13; index++)
    await shop.makeProduct({
      slug: `print-${index}`,
      title: `Print ${index}`,
      catalogs: [prints],
      properties: { Series: `Series ${index}` },
      variations: [
        { fullPrice: 10_000, ...(index === 0 && { discountPrice: 8000 }), ...(index === 1 && { stock: 0 }) },
      ],
    });
  for (const text of ['Pours well', 'Heavy', 'Blue'])
    await shop.makeReview({ productId: jug.id, text, isPurchase: true });
  await refreshReviewCounts(db, [jug.id]);
  const blog = await content.makeCategory('blog', { title: 'Blog' });
  const author = await content.makeAuthor('Nora Quill', 'Writes about clay.');
  const tag = await content.makeTag('Glaze');
  for (let index = 0; index < 13; index++) {
    await content.makeArticle({
      categoryId: blog,
      slug: `news-${index}`,
      title: `News ${index}`,
      imageId: picture,
      authorId: author,
      tagIds: [tag],
    });
  }
  const article = await content.makeArticle({
    categoryId: blog,
    slug: 'kiln',
    title: 'Kiln',
    imageId: picture,
    authorId: author,
    tagIds: [tag],
    publishedAt: new Date('2025-12-30T10:00:00Z'),
    sections: [
      { id: 'lead', type: 'h1' },
      { id: 'contents', type: 'table-of-contents' },
      {
        id: 'text',
        type: 'text',
        options: { content: { html: '<h2>Loading</h2><p>Low.</p><h2>Firing</h2><p>Slow.</p>' } },
      },
      { id: 'author', type: 'authors' },
      { id: 'comments', type: 'comments' },
    ],
  });
  await content.makeComment(article, { text: 'Well said' });
  await content.makePage({ slug: 'about', title: 'About', sections: [{ id: 'lead', type: 'h1' }] });
  await content.makePage({
    slug: 'contacts',
    title: 'Contacts',
    sections: [
      { id: 'lead', type: 'h1' },
      { id: 'facts', type: 'contacts-1' },
    ],
  });
  const about = { type: 'page', url: 'about' };
  await content.makeMenu('main', [
    {
      title: 'About',
      target: about,
      children: [
        { title: 'Studio', target: about },
        { title: 'Prints', target: { type: 'catalog', url: 'prints' } },
      ],
    },
  ]);
  await content.makeMenu('footer', [
    { title: 'Help', target: about, children: [{ title: 'Returns', target: about }] },
  ]);
  await db
    .insertInto('locations')
    .values({ code: 'studio', title: 'Studio', shipping_speed: 'day_1', price: 0 })
    .execute();
  await db
    .insertInto('shipping_zones')
    .values({ code: 'city', title: 'City', shipping_speed: 'day_2', price: 900 })
    .execute();
  const items = [{ variationId: jug.variationIds[0], quantity: 1 }];
  await site.change(
    ['everything', 'pages', 'catalogs', 'products', 'articles', 'menus', 'delivery'],
    async () => {},
  );
  await site.configure({ ecommerce: { showCheckoutPolicy: false } });
  const answer = await fetch(`${site.origin}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ann',
      phone: '+971501234567',
      email: 'ann@mail.example',
      deliveryType: 'pickup',
      locationCode: 'studio',
      paymentMethod: 'cash',
      items,
    }),
  });
  const order = (await answer.json()) as { number: string; accessToken: string };
  // What waits to be confirmed shows neither success nor failure.
  await site.db.updateTable('orders').set({ status: 'confirmed', reserved_until: null }).execute();
  const cart = `vt_cart=${jug.id}.${jug.variationIds[0]}.1`;
  const addresses: Record<EffectPage, [path: string, cookie?: string]> = {
    home: ['/'],
    front: ['/'],
    catalog: ['/catalogs/prints'],
    product: ['/products/jug'],
    category: ['/blog'],
    article: ['/blog/kiln'],
    page: ['/about'],
    contacts: ['/contacts'],
    enquiry: [`/forms/lead?product=${jug.id}`],
    reviewForm: [`/forms/review?product=${jug.id}`],
    cart: ['/cart', cart],
    checkout: ['/checkout', cart],
    payment: [`/payment?order=${order.number}`, `vt_orders=${order.accessToken}`],
  };
  return {
    site,
    addressOf(page) {
      const [path, cookie] = addresses[page];
      return { path, cookie };
    },
    read(page) {
      const [path, cookie] = addresses[page];
      return site.get(path, cookie === undefined ? {} : { cookie });
    },
  };
}
