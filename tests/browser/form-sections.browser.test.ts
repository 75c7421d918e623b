import { beforeEach, describe, expect, test } from 'vitest';

import { findWidthViolations } from './support/axe.ts';
import { useBrowser, widths } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

const headed = (title: string) => ({ title, note: 'A person answers.', textAlign: 'center' });
const heading = headed('Ask us anything');
const common = {
  phones: ['+971 50 123 4567'],
  emails: ['hello@example.com'],
  workTime: 'Mon–Fri 10:00–19:00',
  address: { country: 'AE', locality: 'Dubai', street: '12 Alserkal Avenue' },
};
const settings = { language: 'en', common, ecommerce: { leadsPopupEnabledByDefault: true } };
beforeEach(() => testShop.set(settings));

describe('a form in the page', () => {
  test.each(['form-1', 'form-2', 'contacts-form'])('%s reaches the shop [R198-199,216]', async (type) => {
    const path = await testShop.makePage([
      { type, options: { heading, button: { defaultComment: 'About a class' } } },
    ]);
    const { page, context, trouble } = await testShop.open(path);
    page.setDefaultTimeout(8000);
    const form = page.locator('form[action="/forms/lead"]');
    await form.getByLabel('Name').fill(`Ann of ${type}`);
    await page.waitForSelector('vt-island[name=lead-form][data-ready]', { state: 'attached' });
    await form.getByRole('textbox', { name: 'Phone' }).fill('050 123 4567');
    const answer = page.waitForResponse('**/api/leads');
    await form.getByRole('button', { name: 'Send' }).dblclick();
    expect((await answer).status()).toBe(201);
    await page.getByText('Thank you!').waitFor();
    const leads = await testShop
      .db()
      .selectFrom('leads')
      .selectAll()
      .where('name', '=', `Ann of ${type}`)
      .execute();
    expect(leads).toMatchObject([{ phone: '+971501234567', text: 'About a class' }]);
    expect(trouble.errors).toEqual([]);
    await context.close();
  });

  test('is not sent while the policy is not accepted', async () => {
    await testShop.set({ ...settings, ecommerce: { leadsPopupEnabledByDefault: false } });
    const { page, context } = await testShop.open(
      await testShop.makePage([{ type: 'form-1', options: { heading } }]),
    );
    page.setDefaultTimeout(8000);
    await page.getByLabel('Name').fill('Ann');
    await page.waitForSelector('vt-island[name=lead-form][data-ready]', { state: 'attached' });
    const submit = page.getByRole('button', { name: 'Send' });
    expect(await submit.getAttribute('aria-disabled')).toBe('true');
    await submit.click({ force: true });
    await page.locator('.vt-field__error', { hasText: 'Please give your consent' }).waitFor();
    await context.close();
  });

  test.each(['en', 'ru'] as const)('has no axe violation and fits every screen (%s)', async (language) => {
    await testShop.set({ ...settings, language });
    const image = await testShop.makeImage('Workshop');
    const path = await testShop.makePage([
      { type: 'h1' },
      { type: 'form-1', options: { heading, background: 'light' } },
      { type: 'form-2', options: { heading: headed('Come and see'), content: { image } } },
      { type: 'form-2', options: { heading: headed('Not sure?'), background: 'dark', formSide: 'start' } },
      { type: 'contacts-form', options: { heading: headed('Find us') } },
    ]);
    for (const width of widths) {
      const { page, context } = await testShop.open(path, { width });
      expect(await findWidthViolations(page, { within: 'main', rules: 'best' })).toEqual([]);
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
      if (process.env['SHOTS'])
        await page.screenshot({
          path: `${process.env['SHOTS']}/forms-${language}-${width}.png`,
          fullPage: true,
        });
      await context.close();
    }
  });
});

describe('the one-click order of the type that leads to the checkout', () => {
  test.each([true, false])('takes the chosen variation there (script: %s) [R308]', async (script) => {
    const slug = `vase-${script}`;
    const vase = await testShop.makeProduct({ title: 'Vase', slug, variations: [{ fullPrice: 2500 }] });
    await testShop.set({
      ...settings,
      ecommerce: { fastOrder: { isShow: true, type: 'order', text: 'Buy at once' } },
    });
    const { page, context } = await testShop.open(`/products/${slug}`, { script });
    await page.getByRole('button', { name: 'Buy at once' }).click();
    await page.waitForURL('**/checkout');
    expect(await page.locator('main').innerText()).toContain('Vase');
    const cart = (await context.cookies()).find(({ name }) => name === 'vt_cart');
    expect(cart?.value).toBe(`${vase.id}.${vase.variationIds[0]}.1`);
    await context.close();
  });
});
