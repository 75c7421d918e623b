import { sql } from 'kysely';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';

import { makeUser } from '#tests/support/accounts.ts';
import { insertOrder } from '#tests/support/payment-fixture.ts';

import { makeMember, openAdmin, type Member } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

/** The mark at the end of a name goes astray where the name runs as what stands around it. */
const names = {
  rtl: { product: 'مزهرية 12!', person: 'أحمد 34!' },
  ltr: { product: 'Vase 12!', person: 'Ann 34!' },
};
const phone = '+971501234567';

let member: Member;
let screens: string[];

beforeAll(async () => {
  member = await makeMember(testShop);
  const db = testShop.db();
  screens = ['/products', '/orders', '/customers', '/enquiries'];
  for (const { product, person } of Object.values(names)) {
    const { id, variationIds } = await testShop.makeProduct({ title: product, variations: [{}] });
    const [variationId = null] = variationIds;
    const order = await insertOrder(db, { variationId });
    const user = await makeUser(db, `${order.number}@mail.example`);
    await sql`update users set first_name = ${person} where id = ${user.id}`.execute(db);
    const contact = JSON.stringify({ firstName: person, lastName: '', email: 'x@mail.example', phone });
    await sql`update orders set contact = ${contact}::jsonb, user_id = ${user.id} where id = ${order.id}`.execute(
      db,
    );
    await sql`update order_lines set snapshot = snapshot || jsonb_build_object('title', ${product}::text)
      where order_id = ${order.id}`.execute(db);
    await sql`insert into leads (name, phone, product_id, product_title)
      values (${person}, ${phone}, ${id}, ${product})`.execute(db);
    screens.push(`/products/${id}`, `/orders/${order.number}`, `/customers/${user.id}`);
  }
});

/** How often names are seen on a screen, and where one does not run as its letters do. */
function readNames(page: Page, wanted: readonly string[]): Promise<{ seen: number; wrong: string[] }> {
  return page.evaluate((list) => {
    const wrong: string[] = [];
    let seen = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('script')) continue;
      for (const name of list) {
        const said = node.textContent ?? '';
        const at = said.indexOf(name);
        // Sentences are made for the direction of their language, which is from left to right here.
        if (at < 0 || (said !== name && document.documentElement.dir === 'rtl')) continue;
        const leftOf = (place: number) => {
          const range = document.createRange();
          range.setStart(node, at + place);
          range.setEnd(node, at + place + 1);
          return range.getBoundingClientRect().left;
        };
        const runsBack = leftOf(name.length - 1) < leftOf(0);
        seen += 1;
        if (runsBack !== /^\p{Script=Arabic}/u.test(name))
          wrong.push(`${element.tagName.toLowerCase()}.${element.className} shows ${name} backwards`);
      }
    }
    return { seen, wrong };
  }, wanted);
}

test.each([1280, 390])(
  'at %i px a name runs as its letters do, whichever way the back office runs',
  async (width) => {
    const { page, context } = await openAdmin(testShop, '/profile', { member, width });
    const all = Object.values(names).flatMap((one) => [one.product, one.person]);
    for (const screen of screens) {
      await page.goto(`${testShop.origin()}/admin${screen}`);
      await expect.poll(async () => (await readNames(page, all)).seen).toBeGreaterThan(0);
      for (const dir of ['ltr', 'rtl']) {
        await page.evaluate((wanted) => (document.documentElement.dir = wanted), dir);
        const { seen, wrong } = await readNames(page, all);
        expect(seen).toBeGreaterThan(0);
        expect(wrong, `${screen} from ${dir}`).toEqual([]);
      }
    }
    await context.close();
  },
);

test('names of either direction begin at one edge of their column', async () => {
  const { page, context } = await openAdmin(testShop, '/orders', { member });
  const edgeOf = (name: string) =>
    page.getByText(name, { exact: true }).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().left);
    });
  expect(await edgeOf(names.rtl.product)).toBe(await edgeOf(names.ltr.product));
  await context.close();
});
