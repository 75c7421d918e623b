import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Order } from '#domain/schemas/order.schema.ts';
import { makeOrderShop } from '#tests/support/order-shop.ts';
import type { MadeProduct } from '#tests/support/shop-fixture.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let jug: MadeProduct;
let order: Order;
let pictures: { small: number; large: number };

beforeAll(async () => {
  site = await startStorefront();
  await site.db.deleteFrom('pages').execute();
  const body = await makeOrderShop(site.db);
  pictures = {
    small: await site.shop.makeImage({ name: 'small' }),
    large: await site.shop.makeImage({ name: 'large' }),
  };
  jug = await site.shop.makeProduct({
    slug: 'jug',
    title: 'Jug',
    imageIds: [pictures.small, pictures.large],
    options: [{ title: 'Size', values: ['S', 'L'] }],
    variations: [
      { fullPrice: 2500, stock: 9, values: { Size: 'S' }, imageId: pictures.small, isDefault: true },
      { fullPrice: 3500, stock: 2, values: { Size: 'L' }, imageId: pictures.large },
    ],
  });
  await site.configure({ ecommerce: { currency: 'USD', showCheckoutPolicy: false } });
  const answer = await fetch(`${site.origin}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, items: [{ variationId: jug.variationIds[1], quantity: 1 }] }),
  });
  order = (await answer.json()) as Order;
});
afterAll(() => site.stop());

/** The pictures in the main part of a page, by their addresses. */
async function shownBy(path: string, cookie: string): Promise<(string | undefined)[]> {
  const { html } = await site.get(path, { cookie });
  return html.all('main img').map(({ attribs }) => attribs['src']);
}
const ofOrder = () => shownBy(`/payment?order=${order.number}`, `vt_orders=${order.accessToken}`);
const of = (picture: number) => [expect.stringContaining(`/${picture}-`)];

describe('the picture of the variation that is meant', () => {
  test.each(['/cart', '/checkout'])('is the one that %s shows', async (path) => {
    const [small, large] = jug.variationIds;
    expect(await shownBy(path, `vt_cart=${jug.id}.${small}.1`)).toEqual(of(pictures.small));
    expect(await shownBy(path, `vt_cart=${jug.id}.${large}.1`)).toEqual(of(pictures.large));
  });

  test('is the one of the order after it was placed, in the page and for the account', async () => {
    expect(await ofOrder()).toEqual(of(pictures.large));
    expect(order.items).toMatchObject([
      { variation: { imageId: pictures.large }, product: { imagePreview: { id: pictures.large } } },
    ]);
  });

  test('is the one that the order keeps when the variation gets another', async () => {
    await site.change(['everything', 'products'], async () => {
      await site.db
        .updateTable('variations')
        .set({ image_id: pictures.small })
        .where('product_id', '=', jug.id)
        .execute();
    });
    expect(await ofOrder()).toEqual(of(pictures.large));
  });
});
