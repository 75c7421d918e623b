import { afterAll, beforeAll, expect, test } from 'vitest';

import { restoreCartPath } from '#domain/routes.ts';
import { createToken, hashToken } from '#modules/auth/tokens.ts';
import { hashEmail } from '#modules/marketing-mail/mail-links.ts';
import { cookieValue, sendForm } from '#tests/support/plain-form.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let bowl: { id: number; variationId: number };
let jar: { id: number; variationId: number };

beforeAll(async () => {
  site = await startStorefront();
  const make = async (title: string, slug: string) => {
    const { id, variationIds } = await site.shop.makeProduct({ title, slug, variations: [{ stock: 7 }] });
    return { id, variationId: variationIds[0] ?? 0 };
  };
  bowl = await make('Bowl', 'bowl');
  jar = await make('Jar', 'jar');
});
afterAll(() => site.stop());

/** A cart that was left with two bowls; gives the link of its letter. */
async function makeLetter(): Promise<string> {
  const email = `${crypto.randomUUID()}@mail.example`;
  const { id } = await site.db
    .insertInto('abandoned_carts')
    .values({
      email,
      email_hash: hashEmail(email),
      key_hash: hashToken(email),
      language: 'en',
      consent: {},
      lines: JSON.stringify([{ variationId: bowl.variationId, quantity: 2 }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = createToken();
  await site.db
    .insertInto('abandoned_cart_letters')
    .values({ cart_id: id, version: 1, step: 1, token_hash: hashToken(token) })
    .execute();
  return restoreCartPath(token);
}

test('the checkout asks below the email where the shop reminds, with nothing ticked, and not at all elsewhere', async () => {
  const cookie = `vt_cart=${bowl.id}.${bowl.variationId}.1`;
  const off = await site.get('/checkout', { cookie });
  expect(off.html.has('[name=reminders]')).toBe(false);
  await site.configure({ ecommerce: { abandonedCarts: { enabled: true } } });
  const on = await site.get('/checkout', { cookie });
  expect(on.html.has('[name=reminders]')).toBe(true);
  expect(on.html.has('[name=reminders][checked]')).toBe(false);
  expect(on.html.visibleText).toContain('three letters at most');
});

test('looking at the link of a letter changes no cart; its button adds the goods to the cart in use', async () => {
  const link = await makeLetter();
  const cookie = `vt_cart=${jar.id}.${jar.variationId}.1`;
  const looked = await site.get(link, { cookie });
  expect(looked.status).toBe(200);
  expect(looked.headers.get('set-cookie') ?? '').not.toContain('vt_cart');
  expect(looked.html.text('main')).toContain('2 items are put into the cart');
  const { status, location, cookies } = await sendForm(site.origin + link, {}, cookie);
  expect([status, location]).toEqual([303, '/cart']);
  const restored = cookieValue(cookies, 'vt_cart') ?? '';
  expect(restored.split('-').toSorted()).toEqual(
    [`${bowl.id}.${bowl.variationId}.2`, `${jar.id}.${jar.variationId}.1`].toSorted(),
  );
  expect(cookies.some((each) => /^vt_reminder=[\w-]{43}; .*HttpOnly/.test(each))).toBe(true);
  const again = await site.get(link, { cookie: `vt_cart=${restored}` });
  expect([again.status, again.headers.get('location')]).toEqual([303, '/cart']);
});

test('a link that is no longer good says so', async () => {
  const gone = restoreCartPath('x'.repeat(43));
  expect((await site.get(gone)).status).toBe(404);
  expect((await sendForm(site.origin + gone, {})).status).toBe(404);
});
