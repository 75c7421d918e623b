import type { Page } from 'playwright';

import { openPage, originOf, type Language, type OpenedPage } from './browser.ts';

interface CheckoutOptions extends NonNullable<Parameters<typeof openPage>[1]> {
  quantity?: number;
  /** Of something that runs out, not of what is made to order. */
  isLimited?: boolean;
}

interface ListedProduct {
  id: number;
  variations: { id: number; stock: number | null }[];
}

/** A variation of which many tests can buy some. */
async function findPlenty(origin: string, isLimited: boolean): Promise<{ id: number; variationId: number }> {
  const response = await fetch(`${origin}/api/catalogs/v3/prints?page=1`);
  const { products } = (await response.json()) as { products: ListedProduct[] };
  for (const { id, variations } of products) {
    const found = variations.find(({ stock }) =>
      stock === null ? !isLimited : stock >= (isLimited ? 1 : 15),
    );
    if (found) return { id, variationId: found.id };
  }
  throw new Error('The demo shop has nothing to sell');
}

/** A fresh visitor with something in the cart, at the checkout that is ready to be used. */
export async function openCheckout(options: CheckoutOptions = {}): Promise<OpenedPage> {
  const { quantity = 1, isLimited = false, language = 'en', script = true } = options;
  const origin = options.origin ?? originOf(language);
  const { id, variationId } = await findPlenty(origin, isLimited);
  return openCheckoutOf({ ...options, origin, script, cart: `${id}.${variationId}.${quantity}` });
}

/** The same with a cart as its cookie has it. */
export async function openCheckoutOf({
  cart,
  origin,
  script = true,
  ...options
}: NonNullable<Parameters<typeof openPage>[1]> & { cart: string; origin: string }): Promise<OpenedPage> {
  const opened = await openPage('/robots.txt', { ...options, script, origin });
  await opened.context.addCookies([{ name: 'vt_cart', value: cart, url: origin }]);
  await opened.context.addInitScript(() => localStorage.setItem('cookieAccept', 'true'));
  await opened.page.goto(`${origin}/checkout`);
  if (script) await isReady(opened.page);
  return opened;
}

/** Waits until the script has taken the form over. */
export async function isReady(page: Page): Promise<void> {
  await page.locator('vt-island[name=checkout][data-ready]').waitFor({ state: 'attached' });
}

const texts = {
  en: { pickup: 'Pickup', submit: 'Place order', phone: '+1 202 555 0142' },
  ru: { pickup: 'Самовывоз', submit: 'Оформить заказ', phone: '8 912 345-67-89' },
};

interface FilledBuyer {
  name?: string;
  phone?: string;
  email?: string;
}

/** Fills in who buys; each guest is known by phone and email. */
export async function fillBuyer(
  page: Page,
  { name = 'Ann', phone = texts.en.phone, email = 'ann@mail.example' }: FilledBuyer = {},
): Promise<void> {
  await page.locator('input[name=firstName]').fill(name);
  await page.locator('input[name=phone]').fill(phone);
  await page.locator('input[name=email]').fill(email);
}

/** Fills in all that a pickup order needs. */
export async function fillPickup(page: Page, language: Language = 'en', method = 'cash'): Promise<void> {
  await page.getByText(texts[language].pickup, { exact: true }).click();
  await page.locator('input[name=locationCode]').first().check();
  await fillBuyer(page, { name: 'Анна', phone: texts[language].phone });
  await page.locator(`input[name=paymentMethod][value=${method}]`).check();
  await page.locator('input[name=consent]').check();
}

export function submitButton(page: Page, language: Language = 'en') {
  return page.getByRole('button', { name: texts[language].submit });
}
