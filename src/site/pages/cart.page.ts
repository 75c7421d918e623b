import { addItem, clampQuantity, removeItem, sameItems, setQuantity, type CartItem } from '#domain/cart.ts';
import { defaultLimits } from '#domain/limits.ts';
import { nextCheckout, paths } from '#domain/routes.ts';
import { quoteRequestSchema, type Quote } from '#domain/schemas/order.schema.ts';
import type { PageContext } from '#sections/framework/page-context.ts';

import { cartBlock } from '../cart/cart-block.tsx';
import { readCart, writeCart } from '../cart/cart-cookie.ts';
import { reconcileCart } from '../cart/reconcile-cart.ts';
import type { QuotedCart } from '../cart/use-cart-quote.ts';
import type { PageModel } from '../page-model.ts';
import { readCodesForm } from '../promo-codes/code-fields.ts';
import { keepCodesOf, readKeptCodes } from '../promo-codes/kept-codes.ts';
import { loadBestsellers, noBestsellers } from '../product/bestsellers.tsx';
import { unlistedPage } from './unlisted-page.ts';
import type { PrivateRequest, Redirection } from './page-request.ts';
import { trailTo } from './trail-to.ts';

/** /cart: what the cookie holds, at the prices of now. The cookie follows what had to be changed. */
export async function loadCartPage(request: PrivateRequest): Promise<PageModel> {
  const stored = readCart(request);
  return drawCart(request, stored, await quoteCart(request, stored, readKeptCodes(request)));
}

/** `stored`: what the cookie holds. */
export async function drawCart(
  request: PrivateRequest,
  stored: readonly CartItem[],
  cart: QuotedCart,
): Promise<PageModel> {
  const { services, settings, t } = request;
  const isOrder = settings.common.type === 'services_cart';
  const title = t(isOrder ? 'breadcrumbs.order' : 'breadcrumbs.cart');
  const context: PageContext = {
    kind: 'cart',
    layout: 'inner-page',
    path: paths.cart,
    title,
    h1: title,
    breadcrumbs: trailTo(t, title),
  };
  const ids = [...new Set(cart.items.map(({ id }) => id))];
  const related =
    settings.ecommerce.productWidgetRelatedPosition === 'cart' && ids.length > 0
      ? await services.products.listRelated(ids, {
          limit: defaultLimits.relatedProducts,
          bought: settings.ecommerce.goesWith.bought,
        })
      : [];
  const bestsellers = cart.items.length === 0 ? await loadBestsellers(request) : noBestsellers;
  // One cookie goes with a page: where both want to change, that of the codes does so the next time.
  const setCookie = sameItems(stored, cart.items)
    ? keepCodesOf(request, cart.quote)
    : writeCart(request, cart.items);
  return {
    ...unlistedPage(settings, context, cartBlock(cart, related, bestsellers)),
    ...(setCookie !== null && { setCookie }),
  };
}

/** POST /cart: what its forms and those of products ask for without script. Leads to the cart, or where `next` says. */
export async function submitCartPage(request: PrivateRequest): Promise<PageModel | Redirection> {
  const { form } = request;
  const asked = readCodesForm(form, readKeptCodes(request));
  if (asked.isAsked) return changeCodes(request, asked.codes);
  const list = changeCart(readCart(request), form);
  const isFast = form.get(nextCheckout.name) === nextCheckout.value;
  return { redirect: isFast ? paths.checkout : paths.cart, status: 303, cookies: [writeCart(request, list)] };
}

/** A code that there is not is told of on the page, with what was typed in its field. */
async function changeCodes(
  request: PrivateRequest,
  codes: readonly string[],
): Promise<PageModel | Redirection> {
  const stored = readCart(request);
  const cart = await quoteCart(request, stored, codes);
  if (cart.quote?.codes.some(({ isKnown }) => !isKnown))
    return { ...(await drawCart(request, stored, cart)), status: 422 };
  const cookie = keepCodesOf(request, cart.quote);
  return { redirect: paths.cart, status: 303, cookies: cookie === null ? [] : [cookie] };
}

/** Applies `op` of a form: add, set, remove, clear. What cannot be read changes nothing. */
export function changeCart(list: readonly CartItem[], form: URLSearchParams): CartItem[] {
  const id = readId(form.get('product'));
  const variationId = readId(form.get('variation'));
  const quantity = clampQuantity(Number(form.get('quantity') ?? 1));
  switch (form.get('op')) {
    case 'add':
      return id && variationId ? addItem(list, { id, variationId, quantity }) : [...list];
    case 'set':
      return variationId ? setQuantity(list, variationId, quantity) : [...list];
    case 'remove':
      return variationId ? removeItem(list, variationId) : [...list];
    case 'clear':
      return [];
    default:
      return [...list];
  }
}

/** Quotes again after something had to be changed: the sums are those of what is shown. */
async function quoteCart(
  request: PrivateRequest,
  stored: readonly CartItem[],
  codes: readonly string[],
): Promise<QuotedCart> {
  if (stored.length === 0) return { items: [], quote: null, changes: [] };
  const first = await quote(request, stored, codes);
  const { list, changes, isSame } = reconcileCart(stored, first);
  const items = list.map(({ id, variationId, quantity }) => ({ id, variationId, quantity }));
  if (isSame || items.length === 0) return { items, quote: items.length === 0 ? null : first, changes };
  return { items, quote: await quote(request, items, codes), changes };
}

function quote(
  { services, client }: PrivateRequest,
  items: readonly CartItem[],
  codes: readonly string[],
): Promise<Quote> {
  const giver = { userId: null, clientKey: client };
  return services.orders.quote(quoteRequestSchema.parse({ items, codes }), giver);
}

/** Ids as the database has them; null for anything else. */
function readId(text: string | null): number | null {
  const id = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 ? id : null;
}
