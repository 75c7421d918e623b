import { formatPrice, toMinor } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import type { OwnPrices } from '#domain/schemas/price-list.schema.ts';

import { callApi } from '../client/api-client.ts';
import { loadTranslator } from '../client/load-translator.ts';
import { readShopContext, type ShopContext } from '../client/shop-context.ts';
import { authStore } from './auth-store.ts';
import { readPreviewToken } from './preview-token.ts';
import { ownPriceStore, type OwnPrice } from './own-price-store.ts';
import { showOnCard, type OwnPriceTexts, type OwnVariation } from './own-price-card.ts';

/** In the tab's storage: whose prices were last found to be those of everybody, and when. */
const noneKey = 'vt-no-own-prices';
/** Milliseconds for which nobody asks again after that. */
const noneFor = 600_000;
/** Products that are asked about at once, as many as the server answers. */
const askedAtOnce = 60;
/** Milliseconds that products wait which come onto the page one after the other. */
const pause = 100;

const known = new Map<string, readonly OwnVariation[]>();
let texts: OwnPriceTexts | null = null;

/**
 * Shows who has signed in what products cost by the price lists of their groups: on cards, and to whatever asks the
 * store. Pages have the prices of everybody, from caches that everybody shares. A customer without such lists costs one
 * request in ten minutes.
 */
export async function showOwnPrices(): Promise<void> {
  // A preview shows what anybody will pay.
  if (readPreviewToken() !== null || hasNone() || !(await show())) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void show(), pause);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Asks for what stands on the page and is not known yet, and shows it; false once there is nothing to ask for. */
async function show(): Promise<boolean> {
  const wanted = [...new Set(findProducts().map(({ slug }) => slug))].filter((slug) => !known.has(slug));
  for (let start = 0; start < wanted.length; start += askedAtOnce) {
    if (!(await ask(wanted.slice(start, start + askedAtOnce)))) return false;
  }
  if (texts) for (const { card, href, slug } of findProducts()) showOn(card, href, slug, texts);
  return true;
}

function showOn(card: Element | null, href: string, slug: string, { t, price }: OwnPriceTexts): void {
  const variations = known.get(slug) ?? [];
  if (card && variations.length > 0) showOnCard(card, { href, variations }, { t, price });
}

async function ask(slugs: readonly string[]): Promise<boolean> {
  const session = authStore.get();
  if (!session) return false;
  const [error, answer] = await callApi<OwnPrices>('GET', '/users/prices', {
    query: { slugs },
    token: session.token,
  });
  // The customer may have left meanwhile.
  if (error || authStore.get()?.id !== session.id) return false;
  if (!answer.hasLists) {
    noteNone(session.id);
    return false;
  }
  for (const slug of slugs) known.set(slug, []);
  for (const { slug, variations } of answer.products) known.set(slug, variations);
  const shop = readShopContext();
  texts ??= { t: await loadTranslator(shop.language), price: formatterOf(shop) };
  const own = answer.products.flatMap((product) => product.variations.flatMap(toEntry));
  ownPriceStore.add(new Map(own));
  // What shows the chosen variation is drawn with the first sign of use: this is one.
  dispatchEvent(new Event('vt:use'));
  return true;
}

function formatterOf(shop: ShopContext): OwnPriceTexts['price'] {
  return (major) => formatPrice(toMinor(major), shop);
}

function toEntry({ id, offers }: OwnVariation): [number, OwnPrice][] {
  if (offers.length === 0 || !texts) return [];
  const { t, price } = texts;
  const tiers = offers
    .filter(({ minQuantity }) => minQuantity > 1)
    .map((offer) => t('product.fromQuantity', { count: offer.minQuantity, price: price(offer.price) }));
  return [[id, { offers, tiers: tiers.join(' · ') }]];
}

interface FoundProduct {
  slug: string;
  href: string;
  /** Null for the product of the page. */
  card: Element | null;
}

/** Products on the page: that of a product's page, and those on cards and behind quick views. */
function findProducts(): FoundProduct[] {
  const ofPage = document.querySelector('vt-island[name=product-choice]') ? [location.href] : [];
  const cards = [...document.querySelectorAll<HTMLAnchorElement>('.vt-card__link')];
  return [
    ...ofPage.map((href) => ({ href, card: null })),
    ...cards.map((link) => ({ href: link.href, card: link.closest('.vt-card') })),
  ].flatMap(({ href, card }) => {
    const slug = slugOf(href);
    return slug === null ? [] : [{ slug, href, card }];
  });
}

function slugOf(href: string): string | null {
  const [, slug] = new URL(href, location.href).pathname.split(`${paths.products}/`);
  return slug ? decodeURIComponent(slug.replace(/\/$/, '')) : null;
}

function hasNone(): boolean {
  try {
    const [id, since] = (sessionStorage.getItem(noneKey) ?? '').split(' ');
    return Number(id) === authStore.get()?.id && Date.now() < Number(since) + noneFor;
  } catch {
    return false;
  }
}

function noteNone(id: number): void {
  try {
    sessionStorage.setItem(noneKey, `${id} ${Date.now()}`);
  } catch {
    // It is asked again on the next page, then.
  }
}
