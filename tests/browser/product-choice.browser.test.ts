import { expect, test } from 'vitest';

import { makePromotion } from '#tests/support/promotions.ts';

import { useBrowser } from './support/browser.ts';
import { holdReact } from './support/moments.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

/** Three of the four combinations, in two looks of an option. */
const makeMug = (slug: string, view: string) =>
  testShop.makeProduct({
    slug,
    title: 'Mug',
    options: [
      { title: 'Size', view, values: ['Small', 'Large'] },
      { title: 'Colour', view, values: ['Red', 'Blue', 'Green'] },
    ],
    variations: [
      { sku: `${slug}-1`, values: { Size: 'Small', Colour: 'Red' }, isDefault: true },
      { sku: `${slug}-2`, values: { Size: 'Small', Colour: 'Blue' } },
      { sku: `${slug}-3`, values: { Size: 'Large', Colour: 'Blue' } },
    ],
  });

test.each(['en', 'ru'] as const)(
  'a choice that no variation has leads to the nearest, and says so, in %s',
  async (language) => {
    await testShop.set({ language });
    await makeMug(`mug-${language}`, 'button');
    const { page, context } = await testShop.open(`/products/mug-${language}`);
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    const value = (title: string) => page.locator('.vt-value', { hasText: title });
    const note = page.locator('.vt-choice__notice');
    await value('Large').click();
    await note.waitFor();
    expect(await note.innerText()).toContain('Large, Red');
    expect(await note.innerText()).toContain('Large, Blue');
    expect(await page.locator('.vt-choice [role=status]').innerText()).toContain('Large, Blue');
    expect(told).toContain('Incorrect variation');
    expect(await page.locator('.vt-value input:checked + .vt-value__text').allInnerTexts()).toEqual([
      'Large',
      'Blue',
    ]);
    expect(new URL(page.url()).searchParams.get('variation')).not.toBeNull();
    // A choice that there is needs no remark.
    await value('Small').click();
    await note.waitFor({ state: 'detached' });
    // A value of no variation at all leaves what is chosen.
    await value('Green').click();
    await note.waitFor();
    expect(await note.innerText()).toContain('Small, Green');
    expect(await page.locator('.vt-value input:checked + .vt-value__text').allInnerTexts()).toEqual([
      'Small',
      'Blue',
    ]);
    await context.close();
  },
);

test('a list of values leads to the nearest too', async () => {
  await testShop.set({});
  await makeMug('mug-list', 'select');
  const { page, context } = await testShop.open('/products/mug-list');
  const [size, colour] = [page.getByLabel('Size'), page.getByLabel('Colour')];
  await size.selectOption('Large (not available with this choice)');
  await page.locator('.vt-choice__notice').waitFor();
  expect(await colour.locator('option:checked').innerText()).toContain('Blue');
  await context.close();
});

test('a value of a list that is chosen before the code has arrived is kept', async () => {
  await testShop.set({});
  await makeMug('mug-early', 'select');
  const { page, context } = await testShop.open('/no/such/page');
  const react = await holdReact(page);
  await page.goto(`${testShop.origin()}/products/mug-early`);
  await page.getByLabel('Size').selectOption('Large (not available with this choice)');
  react.letGo();
  await page.locator('.vt-choice__notice').waitFor();
  expect(await page.locator('.vt-option__select option:checked').allInnerTexts()).toEqual(['Large', 'Blue']);
  await context.close();
});

test('a price that a promotion makes follows the choice, and is what the bar says', async () => {
  await testShop.set({ ecommerce: { currency: 'USD', buyBar: 'everywhere' } });
  const { id } = await testShop.makeProduct({
    slug: 'vase',
    title: 'Vase',
    options: [{ title: 'Size', view: 'button', values: ['Small', 'Large'] }],
    variations: [
      { fullPrice: 10_000, values: { Size: 'Small' }, isDefault: true },
      { fullPrice: 20_000, values: { Size: 'Large' } },
    ],
  });
  await makePromotion(testShop.db(), {
    title: 'Autumn sale',
    class: 'product',
    effect: { kind: 'percent', percent: 10 },
    conditions: { goods: { products: [id] }, minAmount: 150 },
  });
  await testShop.notify(['promotions', 'promotion-terms']);
  const { page, context } = await testShop.open('/products/vase');
  const choice = page.locator('.vt-choice');
  const note = choice.locator('.vt-promoted');
  expect(await choice.locator('.vt-price').innerText()).toContain('$100');
  expect(await note.count()).toBe(0);
  await page.locator('.vt-value', { hasText: 'Large' }).click();
  await note.waitFor();
  expect(await note.innerText()).toBe('Autumn sale');
  expect(await choice.locator('.vt-price').innerText()).toMatch(/\$180[^]*\$200[^]*10%/);
  expect(await choice.locator('[role=status]').innerText()).toContain('$180, Autumn sale');
  expect(await choice.locator('.vt-buy-bar__price').textContent()).toBe('$180');
  await page.locator('.vt-value', { hasText: 'Small' }).click();
  await note.waitFor({ state: 'detached' });
  expect(await choice.locator('.vt-price').innerText()).toContain('$100');
  await context.close();
});
