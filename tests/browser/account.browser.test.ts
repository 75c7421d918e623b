import type { Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';

import type { Order } from '#domain/schemas/order.schema.ts';
import type { Product } from '#domain/schemas/product.schema.ts';

import { findWidthViolations } from './support/axe.ts';
import { fromSomewhere, openPage, useBrowser, widths, type Language } from './support/browser.ts';
import { addToCart, linesOf } from './support/cart.ts';

useBrowser();

const password = 'violet heron';
let count = 0;
const newEmail = () => `buyer-${Date.now()}-${++count}@example.com`;

const dialogOf = (page: Page) => page.locator('dialog[data-type=AccountAuthForm]');

/** Creates an account through the modal; the visitor is signed in then. */
async function createAccount(page: Page, email: string): Promise<void> {
  await page.locator('[data-vt-account]:visible').first().click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'I do not have an account yet' }).click();
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Last name').fill('Lovelace');
  await dialog.getByLabel('Email').fill(email);
  await dialog.locator('input[name=password]').fill(password);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await dialog.getByText('Your account has been created').waitFor();
}

const storedSession = (page: Page) => page.evaluate(() => JSON.parse(localStorage['vitrina-auth'] ?? 'null'));

test('creating an account signs in, shows success and leads to the account [R450,452-453,461-463,473,504,594]', async () => {
  const { page, context, trouble } = await openPage('/');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(register|login_check|users|cart)/.test(request.url()))
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const email = newEmail();
  await createAccount(page, email);
  expect(calls.slice(0, 4)).toEqual([
    'POST /api/register',
    'POST /api/login_check',
    'GET /api/users/profile',
    'GET /api/cart',
  ]);
  expect(await storedSession(page)).toMatchObject({ email, token: expect.stringMatching(/^[\w-]{43}$/) });
  await dialogOf(page).getByRole('link', { name: 'Go to my account' }).click();
  await page.waitForURL('**/account/settings');
  expect(await dialogOf(page).count()).toBe(0);
  await page.getByText('Hello, Ada!').waitFor();
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('the modal moves between its modes and tells what is wrong in each [R471,502,523,525,527]', async () => {
  const { page, context } = await openPage('/');
  await page.locator('[data-vt-account]:visible').first().click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect
    .poll(() => dialog.getByText('This value should not be blank.').count())
    .toBeGreaterThanOrEqual(2);
  const secret = dialog.locator('input[name=password]');
  expect(await secret.getAttribute('autocomplete')).toBe('current-password');
  await secret.evaluate((field: HTMLInputElement) => {
    const pasted = new ClipboardEvent('paste', {
      clipboardData: new DataTransfer(),
      bubbles: true,
      cancelable: true,
    });
    if (field.dispatchEvent(pasted)) field.dataset['pasted'] = 'yes';
  });
  expect(await secret.getAttribute('data-pasted')).toBe('yes');
  await dialog.getByRole('button', { name: 'Show password' }).click();
  await expect.poll(() => secret.getAttribute('type')).toBe('text');
  await dialog.getByRole('button', { name: 'Hide password' }).click();
  await expect.poll(() => secret.getAttribute('type')).toBe('password');
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await dialog.getByLabel('Email').fill('a@');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await dialog.getByText('Incorrect email format').first().waitFor();
  await dialog.getByLabel('Email').fill('nobody@example.com');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await dialog.getByText('This shop does not send emails yet').waitFor();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await dialog.waitFor({ state: 'detached' });
  await context.close();
});

test('a wrong password is told at the password, a taken email at the email [R457-459,716]', async () => {
  const { page, context } = await openPage('/');
  const email = newEmail();
  await createAccount(page, email);
  // The success view's other button (requirement 463).
  await dialogOf(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await dialogOf(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator('[data-vt-account]:visible').first().click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.locator('input[name=password]').fill('wrong password');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog
    .locator('.vt-field__error', { hasText: 'The username or password you entered is incorrect' })
    .waitFor();
  // Gone at the field's next validation (requirement 459).
  await dialog.locator('input[name=password]').fill('another try');
  await dialog.locator('.vt-field__error').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'I do not have an account yet' }).click();
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Last name').fill('L');
  await dialog.getByLabel('Email').fill(email);
  await dialog.locator('input[name=password]').fill(password);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await dialog.locator('.vt-field__error', { hasText: 'A user with this email already exists' }).waitFor();
  expect(await storedSession(page)).toBeNull();
  await context.close();
});

test('a server that fails sets no error at a field [R460]', async () => {
  const { page, context } = await openPage('/');
  await page.route('**/api/login_check', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.locator('[data-vt-account]:visible').first().click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Email').fill('a@b.com');
  await dialog.locator('input[name=password]').fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog.getByText('Internal server error, notify administrator').waitFor();
  expect(await dialog.locator('.vt-field__error').count()).toBe(0);
  await context.close();
});

describe('signed in', () => {
  test('settings are changed and kept; a wrong present password is refused [R475-477,514]', async () => {
    const { page, context, trouble } = await openPage('/');
    await createAccount(page, newEmail());
    await page.goto(new URL('/account/settings', page.url()).href);
    await page.getByLabel('First name').fill('Grace');
    await page.getByLabel('Date of birth').fill(new Date().toISOString().slice(0, 10));
    const profile = page.locator('form').filter({ has: page.getByLabel('First name') });
    await profile.getByRole('button', { name: 'Save' }).click();
    await profile
      .locator('.vt-field__error', { hasText: 'The maximum possible date is yesterday' })
      .waitFor();
    await page.getByLabel('Date of birth').fill('1990-05-04');
    await profile.getByRole('button', { name: 'Save' }).click();
    await profile.getByText('Saved').waitFor();
    await page.getByText('Hello, Grace!').waitFor();
    await page.reload();
    await page.getByText('Hello, Grace!').waitFor();
    expect(await page.getByLabel('Date of birth').inputValue()).toBe('1990-05-04');

    const access = page.locator('form').filter({ has: page.getByLabel('Current password') });
    await access.getByLabel('New password').fill('new password');
    await access.getByLabel('Current password').fill('not it');
    await access.getByRole('button', { name: 'Save' }).click();
    await access.locator('.vt-field__error').waitFor();
    await access.getByLabel('Current password').fill(password);
    await access.getByRole('button', { name: 'Save' }).click();
    await access.getByText('Saved').waitFor();
    expect(trouble.errors.filter((error) => !error.includes('422'))).toEqual([]);
    await context.close();
  });

  test('no orders and no reviews yet: a way on [R484]', async () => {
    const { page, context } = await openPage('/');
    await createAccount(page, newEmail());
    for (const { path, text, link, href } of [
      {
        path: '/account/orders',
        text: 'You have no orders yet',
        link: 'Go to the catalog',
        href: '/catalogs',
      },
      {
        path: '/account/reviews',
        text: 'You have not written any reviews yet',
        link: 'To my orders',
        href: '/account/orders',
      },
      {
        path: '/account/gift-cards',
        text: 'You have no gift cards yet',
        link: 'To my orders',
        href: '/account/orders',
      },
    ]) {
      await page.goto(new URL(path, page.url()).href);
      await page.getByText(text).waitFor();
      expect(await page.getByRole('link', { name: link }).last().getAttribute('href')).toBe(href);
    }
    await context.close();
  });

  test('logging out forgets the customer and goes home [R350,455-456]', async () => {
    const { page, context } = await openPage('/');
    const email = newEmail();
    await createAccount(page, email);
    await page.goto(new URL('/products/moon-jar', page.url()).href);
    await addToCart(page);
    await page.goto(new URL('/account/orders', page.url()).href);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await storedSession(page)).toBeNull();
    // The computer may be shared: the cart stays with the account (requirement 350).
    expect(await linesOf(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage['vitrina-profile'])).toBe('null');
    await page.locator('[data-vt-account]:visible').first().click();
    await dialogOf(page).getByLabel('Email').fill(email);
    await dialogOf(page).locator('input[name=password]').fill(password);
    await dialogOf(page).getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect.poll(async () => (await linesOf(page)).map(([, quantity]) => quantity)).toEqual([1]);
    await context.close();
  });

  test('deleting asks first, then the account is gone [R469-470,487,605]', async () => {
    const { page, context } = await openPage('/');
    const email = newEmail();
    await createAccount(page, email);
    const { token } = await storedSession(page);
    await page.goto(new URL('/account/settings', page.url()).href);
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await storedSession(page)).toBeNull();
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(new URL('/api/users', page.url()), { headers })).status).toBe(401);
    await context.close();
  });
});

test('signed out, the account asks to sign in where it is and then shows what was asked for [R39,60]', async () => {
  const { page, context, origin } = await openPage('/account/orders');
  const { session, order } = await findCustomer(origin);
  await page.getByText('Sign in to see this page.').waitFor();
  await page.getByLabel('Email').fill(session.email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: `Order ${order.number}` }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/account/orders');
  await context.close();
});

test('a session that the server has ended signs out quietly [R454]', async () => {
  const { page, context } = await openPage('/');
  await page.evaluate(() =>
    localStorage.setItem('vitrina-auth', JSON.stringify({ id: 1, email: 'a@b.com', token: 'x'.repeat(43) })),
  );
  await page.goto(new URL('/account/orders', page.url()).href);
  await page.getByText('Sign in to see this page.').waitFor();
  expect(await storedSession(page)).toBeNull();
  await context.close();
});

test('a reset link that is spent leads to a new one [R36,464-465,467]', async () => {
  const { page, context, origin } = await openPage('/robots.txt');
  // A quick hand has typed and sent the password before the form's code has arrived.
  const code = '**/assets/reset-password-form*';
  const { promise: isSent, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(code, (route) => isSent.then(() => route.continue()));
  const asked = page.waitForRequest(code);
  await page.goto(`${origin}/reset_password_confirm/abc`, { waitUntil: 'domcontentloaded' });
  await asked;
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  expect(page.url()).toBe(`${origin}/reset_password_confirm/abc`);
  arrive();
  await page.getByText('The link has expired or has already been used.').waitFor();
  await page.getByRole('button', { name: 'Request a new link' }).click();
  await dialogOf(page).getByLabel('Email').waitFor();
  expect(await dialogOf(page).getByRole('heading').textContent()).toBe('Reset password');
  await context.close();
});

const customers = new Map<string, Awaited<ReturnType<typeof makeCustomer>>>();

/** One customer a shop, for who only looks. */
async function findCustomer(origin: string): ReturnType<typeof makeCustomer> {
  const customer = customers.get(origin) ?? (await makeCustomer(origin));
  customers.set(origin, customer);
  return customer;
}

/** A customer with an order and a review, made through the API. */
async function makeCustomer(origin: string) {
  const email = newEmail();
  const address = fromSomewhere();
  const send = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...address, ...headers },
      body: JSON.stringify(body),
    });
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
    return answer.json();
  };
  await send('/register', { email, password, profile: { firstName: 'Анна', lastName: 'Б' } });
  const login = (await send('/login_check', { username: email, password })) as {
    token: string;
    data: { id: number; email: string };
  };
  const authorization = { authorization: `Bearer ${login.token}` };
  const product = (await (await fetch(`${origin}/api/products/morning-ranges`)).json()) as Product;
  const enough = product.variations.filter(({ stock }) => stock === null || stock > 10);
  // One with a picture of its own, where there is one.
  const plenty = enough.find(({ imageId }) => imageId !== product.imagePreview?.id) ?? enough[0];
  const order = (await send(
    '/orders',
    {
      items: [{ variationId: plenty?.id, quantity: 1 }],
      firstName: 'Анна',
      phone: '+12025550142',
      deliveryType: 'pickup',
      locationCode: 'studio',
      paymentMethod: 'cash',
      consent: true,
    },
    authorization,
  )) as Order;
  const review = { product: product.id, name: 'Анна', rating: 4, text: 'Ваза стоит ровно и не течёт.' };
  await send('/product-reviews', { ...review, website: '', elapsed: 5000 }, authorization);
  return { session: { ...login.data, token: login.token }, order };
}

const keepSession = (page: Page, session: object) =>
  page.evaluate((kept) => {
    localStorage.setItem('cookieAccept', 'true');
    localStorage.setItem('vitrina-auth', JSON.stringify(kept));
  }, session);

test('an order and a review are shown with their state [R38,472,474,478,480,483]', async () => {
  const { page, context, origin } = await openPage('/robots.txt');
  const { session, order } = await makeCustomer(origin);
  await keepSession(page, session);
  await page.goto(`${origin}/account/orders`);
  await page.getByText('Hello, Анна!').waitFor();
  const links = page.getByRole('navigation', { name: 'Account' }).getByRole('link');
  expect(await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')))).toEqual([
    '/account/orders',
    '/account/reviews',
    '/account/settings',
  ]);
  for (const region of ['.vt-breadcrumbs', '.vt-account__sidebar', '.vt-account__content'])
    expect(await page.locator(region).isVisible(), `${region}`).toBe(true);
  const nameless = (route: Route) => route.fulfill({ json: { firstName: '', lastName: '' } });
  await page.route('**/api/users/profile', nameless);
  await page.reload();
  await page.getByText('Hello!', { exact: true }).waitFor();
  await page.unroute('**/api/users/profile', nameless);
  const row = page.locator('.vt-orders__item');
  expect(await row.innerText()).toMatch(/1 item\s+Confirmed\s+\$/);
  const [bought] = order.items;
  const picture = new RegExp(`/${bought?.variation.imageId}-`);
  expect(await row.locator('img').count()).toBe(1);
  expect(await row.locator('img').getAttribute('src')).toMatch(picture);
  await row.click({ position: { x: 300, y: 20 } });
  const details = page.locator('.vt-order');
  await details.getByText('Confirmed').waitFor();
  expect(await details.locator('.vt-order-line a').innerText()).toBe(order.items[0]?.product.title);
  expect(await details.locator('.vt-order-line img').getAttribute('src')).toMatch(picture);
  const total = details.locator('.vt-amounts__total dd');
  expect(Number((await total.innerText()).replaceAll(/[^\d.]/g, ''))).toBe(order.total);
  await page.goto(`${origin}/account/reviews`);
  await page.getByText('On moderation').waitFor();
  await page.goto(`${origin}/account/orders/details?number=${order.number}`);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
  await details.getByText('Canceled').waitFor();
  await context.close();
});

describe.each(['en', 'ru'] as Language[])('in %s', (language) => {
  test.each(widths)('account screens and modal pass axe at %i px', async (width) => {
    const { page, context, origin } = await openPage('/', { language, width, reducedMotion: true });
    const { session, order } = await findCustomer(origin);
    await page.evaluate(() => localStorage.setItem('cookieAccept', 'true'));
    const check = async () => expect(await findWidthViolations(page, { rules: 'best' })).toEqual([]);
    await page.goto(`${origin}/account/settings`);
    await page.locator('.vt-account__sign-in form').waitFor();
    await check();
    await keepSession(page, session);
    for (const screen of [
      'settings',
      'orders',
      'reviews',
      'gift-cards',
      `orders/details?number=${order.number}`,
    ]) {
      await page.goto(`${origin}/account/${screen}`);
      await page.locator('.vt-account__loading').waitFor({ state: 'detached' });
      await check();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
    await context.close();
  });
});
