import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { originOf, useBrowser } from './support/browser.ts';
import { cartOf } from './support/cart.ts';
import { fillPickup, isReady, openCheckout, submitButton } from './support/checkout.ts';
import { waitForRequests } from './support/moments.ts';

useBrowser();

const summary = (page: Page) => page.locator('.vt-error-summary');
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

test('a guest orders for cash and pickup: few fields, each known to the browser [R351,382-383]', async () => {
  const { page, context, trouble } = await openCheckout({ quantity: 2 });
  const calls: string[] = [];
  page.on('request', (request) =>
    calls.push(`${request.method()} ${new URL(request.url()).pathname}${new URL(request.url()).search}`),
  );
  await fillPickup(page);
  const visible = await page.locator('main form').evaluate((form: HTMLFormElement) => {
    const shown = [...form.elements].filter(
      (element) => element.checkVisibility() && element.matches('input, select, textarea'),
    );
    return [...new Set(shown.map((element) => element.getAttribute('name')))];
  });
  expect(visible).toEqual([
    'firstName',
    'lastName',
    'phone',
    'email',
    'deliveryType',
    'locationCode',
    'paymentMethod',
    'consent',
  ]);
  for (const [name, token] of [
    ['firstName', 'given-name'],
    ['lastName', 'family-name'],
    ['phone', 'tel'],
    ['email', 'email'],
  ] as const)
    expect(await field(page, name).getAttribute('autocomplete')).toBe(token);
  expect(calls).toContain('GET /api/configs/payments-available-methods-by-location?code=studio');

  await submitButton(page).click();
  await page.waitForURL(/\/payment\?order=\d+$/);
  const number = new URL(page.url()).searchParams.get('order');
  expect(await page.locator('h1').innerText()).toBe(`Your order ${number} has been placed`);
  const cart = await cartOf(page);
  expect(cart.list).toEqual([]);
  expect(cart.checkoutFields).toMatchObject({ firstName: 'Анна', phone: '+12025550142' });
  expect((await context.cookies()).find(({ name }) => name === 'vt_cart')?.value ?? '').toBe('');
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('an address is asked for in the words of its country [R373,375-376]', async () => {
  const { page, context } = await openCheckout();
  const label = (name: string) =>
    page.locator('.vt-field', { has: page.locator(`[name="${name}"]`) }).locator('.vt-field__label');
  for (const [country, zone, code] of [
    ['GB', 'Region', 'Postcode'],
    ['US', 'State', 'ZIP code'],
    ['IN', 'State', 'PIN code'],
    ['CA', 'Province', 'Postal code'],
    ['JP', 'Prefecture', 'Postal code'],
    ['AE', 'Emirate', null],
    ['SG', null, 'Postal code'],
  ] as const) {
    await field(page, 'address[country]').selectOption(country);
    if (zone) await page.getByText(zone, { exact: true }).waitFor();
    else await field(page, 'address[region]').waitFor({ state: 'detached' });
    if (zone) await field(page, 'address[region]').locator('option').nth(4).waitFor({ state: 'attached' });
    expect(await label('address[postalCode]').allInnerTexts()).toEqual(code ? [code] : []);
  }
  for (const [name, token] of [
    ['address[country]', 'country'],
    ['address[locality]', 'address-level2'],
    ['address[street]', 'street-address'],
    ['address[postalCode]', 'postal-code'],
  ] as const)
    expect(await field(page, name).getAttribute('autocomplete')).toBe(token);
  await context.close();
});

test('the zone of the address is shown with its price, and counted in', async () => {
  const { page, context } = await openCheckout();
  const zone = page.locator('.vt-zone');
  await zone.getByText('The rest of the USA').waitFor();
  await field(page, 'address[region]').selectOption('MD');
  await zone.getByText('Maryland, DC and Virginia').waitFor();
  const price = await zone.locator('.vt-zone__price').innerText();
  expect(await page.locator('.vt-amounts dd').nth(-2).innerText()).toBe(price);
  await context.close();
});

test('in Russian, by touch, paid online', async () => {
  const { page, context, trouble } = await openCheckout({ language: 'ru', width: 390 });
  await field(page, 'firstName').tap();
  await page.keyboard.type('Анна');
  await field(page, 'phone').tap();
  await page.keyboard.type('89123456789');
  await field(page, 'email').fill('anna@mail.example');
  await field(page, 'address[region]').selectOption('MOW');
  await field(page, 'address[locality]').fill('Москва');
  await field(page, 'address[street]').fill('Гончарная, 9');
  await page.locator('.vt-zone').getByText('Москва и область').waitFor();
  await page.locator('input[value=demo]').tap();
  await field(page, 'consent').tap();
  await submitButton(page, 'ru').tap();
  await page.waitForURL(/\/payment\/demo/);
  await page.getByRole('button', { name: 'Оплатить' }).tap();
  await page.waitForURL(/\/payment\?order=\d+$/);
  expect(await page.locator('h1').innerText()).toBe('Заказ оплачен');
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('without script', async () => {
  const { page, context } = await openCheckout({ script: false, width: 390 });
  await page.getByText('Pickup', { exact: true }).click();
  await page.getByRole('button', { name: 'Update the form' }).first().click();
  await field(page, 'locationCode').first().check();
  await field(page, 'firstName').fill('Ann');
  await field(page, 'phone').fill('12');
  await page.locator('[name=paymentMethod][value=cash]').check();
  await field(page, 'consent').check();
  await submitButton(page).click();
  await expect.poll(() => summary(page).innerText()).toContain('Incorrect phone format');
  expect(await field(page, 'firstName').inputValue()).toBe('Ann');
  await field(page, 'phone').fill('+1 202 555 0142');
  await submitButton(page).click();
  await page.waitForURL(/\/payment\?order=\d+$/);
  await page.getByText('Cancel the order').click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect.poll(() => page.locator('main').innerText()).toContain('The order has been canceled');
  // The goods are back in the cart, so they can be ordered again.
  await page.goto(`${originOf()}/checkout`);
  expect(new URL(page.url()).pathname).toBe('/checkout');
  await context.close();
});

test('what is wrong stands at its field, the first has the focus and a name, a reload keeps what was typed [R384]', async () => {
  const { page, context } = await openCheckout();
  await field(page, 'lastName').fill('Lee');
  await field(page, 'address[street]').fill('1 Main St');
  await submitButton(page).click();
  await summary(page).waitFor();
  const isFocused = (name: string) => field(page, name).evaluate((input) => input === document.activeElement);
  await expect.poll(() => isFocused('firstName')).toBe(true);
  expect(await summary(page).innerText()).toBe(
    'Please correct 4 fields\n\nFirst name: This value should not be blank.',
  );
  for (const name of ['firstName', 'phone', 'address[locality]', 'consent']) {
    const error = await field(page, name).getAttribute('aria-describedby');
    expect(await page.locator(`#${error}`).innerText()).not.toBe('');
  }
  await field(page, 'firstName').fill('Ann');
  await field(page, 'phone').fill('+12025550142');
  await submitButton(page).click();
  await expect.poll(() => isFocused('address[locality]')).toBe(true);
  // In sight, whatever lies over the page's edges.
  expect(
    await field(page, 'address[locality]').evaluate((input) => {
      const { x, y, width, height } = input.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === input;
    }),
  ).toBe(true);
  await field(page, 'lastName').focus();
  await summary(page).getByRole('link', { name: /^City/ }).click();
  await expect.poll(() => isFocused('address[locality]')).toBe(true);
  await page.getByText('Pickup', { exact: true }).click();
  await expect.poll(() => summary(page).innerText()).not.toContain('City');
  await page.reload();
  await isReady(page);
  await page.getByText('Delivery', { exact: true }).first().click();
  await expect.poll(() => field(page, 'lastName').inputValue()).toBe('Lee');
  expect(await field(page, 'address[street]').inputValue()).toBe('1 Main St');
  await context.close();
});

test('ways to pay that could not be loaded are told on sending [R359,361,712]', async () => {
  const { page, context } = await openCheckout();
  await page.route('**/payments-available-methods-by-location**', (route) => route.abort());
  await page.getByText('Pickup', { exact: true }).click();
  await field(page, 'locationCode').first().check();
  await page.locator('#checkout-paymentMethod.vt-field__error').waitFor();
  await field(page, 'firstName').fill('Ann');
  await field(page, 'phone').fill('+12025550142');
  await field(page, 'consent').check();
  await submitButton(page).click();
  await expect
    .poll(() => summary(page).innerText())
    .toContain('Payment methods not loaded, please reload the page');
  await context.close();
});

test('a price that changed is shown before anything is ordered, and nothing typed is lost', async () => {
  const { page, context } = await openCheckout();
  await fillPickup(page);
  await page.route('**/api/orders', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 409, message: 'The total has changed', data: { total: 999 } },
    }),
  );
  await page.route('**/api/orders/quote', async (route) => {
    const response = await route.fetch();
    const quote = (await response.json()) as { total: number };
    await route.fulfill({ response, json: { ...quote, total: 999 } });
  });
  await page.locator('.vt-amounts:not([data-dimmed])').waitFor();
  await submitButton(page).click();
  await page.locator('.vt-place__changes').waitFor();
  expect(await page.locator('.vt-place__changes').innerText()).toContain('The total has changed: $999');
  expect(await page.locator('.vt-amounts__total dd').innerText()).toBe('$999');
  expect(await field(page, 'firstName').inputValue()).toBe('Анна');
  expect((await cartOf(page)).list).toHaveLength(1);
  await context.close();
});

test('goods that ran short can be taken as far as there are any', async () => {
  const { page, context } = await openCheckout({ quantity: 9000, isLimited: true });
  await page.getByRole('button', { name: 'Take what is left' }).click();
  // What is left may weigh more than one order may.
  await page
    .getByRole('alert')
    .getByText(/^Only \d+ items are available/)
    .waitFor({ state: 'detached' });
  const [line] = (await cartOf(page)).list;
  expect(line?.quantity).toBeLessThan(9000);
  await context.close();
});

test('an answer that got lost makes no second order', async () => {
  const { page, context } = await openCheckout();
  await fillPickup(page);
  const keys: string[] = [];
  let placed = '';
  await page.route('**/api/orders', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    const response = await route.fetch();
    placed = ((await response.json()) as { number: string }).number;
    return route.abort();
  });
  await submitButton(page).click();
  await summary(page).waitFor();
  expect(await summary(page).innerText()).toContain('No connection');
  await field(page, 'lastName').fill('Lee');
  await submitButton(page).click();
  await page.waitForURL(/\/payment\?order=\d+$/);
  expect(new URL(page.url()).searchParams.get('order')).toBe(placed);
  expect(new Set(keys).size).toBe(1);
  await context.close();
});

test('a payment under way is asked for at 2, 4, 8, 16 and 30 seconds, then the shopper asks [R390]', async () => {
  const { page, context } = await openCheckout();
  await fillPickup(page, 'en', 'demo');
  await submitButton(page).click();
  await page.waitForURL(/\/payment\/demo/);
  const number = await page.locator('main dd').first().innerText();
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/orders/${number}`)) asked.push(request.url());
  });
  await page.goto(`${originOf()}/payment?order=${number}&status=completed`);
  expect(await page.locator('h1').innerText()).toBe('Waiting for the payment to be confirmed');
  await page.waitForFunction(() => customElements.get('vt-payment') !== undefined);
  for (const [turn, seconds] of [2, 4, 8, 16, 30].entries()) {
    const answered = page.waitForResponse((response) => response.url().endsWith(`/api/orders/${number}`));
    await page.clock.runFor(seconds * 1000);
    await (await answered).finished();
    await waitForRequests(page);
    expect(asked).toHaveLength(turn + 1);
  }
  await page.clock.runFor(1000);
  expect(await page.getByRole('link', { name: 'Ask again' }).isVisible()).toBe(true);
  await context.close();
});

test('a canceled order gives its goods back to the cart [R401]', async () => {
  const { page, context } = await openCheckout({ quantity: 3 });
  await fillPickup(page, 'en', 'demo');
  await submitButton(page).click();
  await page.waitForURL(/\/payment\/demo/);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.waitForURL(/\/payment\?order=\d+$/);
  // The page may come before the word of the provider, and then waits for it.
  await page.getByRole('heading', { level: 1, name: 'Payment is failed' }).waitFor();
  await page.getByText('Cancel the order').click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.getByText('The items are back in your cart.').waitFor();
  await page.getByRole('link', { name: 'Go to the cart' }).click();
  await page.waitForURL('**/cart');
  await expect.poll(async () => (await cartOf(page)).list).toMatchObject([{ quantity: 3 }]);
  await context.close();
});
