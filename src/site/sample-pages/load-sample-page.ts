import { randomUUID } from 'node:crypto';

import type { SamplePage } from '#domain/editable-paths.ts';
import { notFound } from '#domain/errors.ts';
import { quoteRequestSchema, type Quote } from '#domain/schemas/order.schema.ts';

import type { PageModel } from '../page-model.ts';
import { loadAccountOrders, loadAccountSettings } from '../pages/account.page.ts';
import { drawCart } from '../pages/cart.page.ts';
import { beginValues, drawCheckout } from '../pages/checkout.page.ts';
import type { PageRequest, PrivateRequest } from '../pages/page-request.ts';
import { sampleCustomer } from './sample-customer.ts';
import { chooseSampleGoods, type SampleGoods } from './sample-goods.ts';
import { sampleQuote } from './sample-quote.ts';

/**
 * A page of one visitor as the builder shows it: drawn as for visitors, of goods of the shop where it has some and of a
 * customer who is made up. Nobody's cart or account is read, and nothing on the page can be sent.
 */
export async function loadSamplePage({ name }: SamplePage, shared: PageRequest): Promise<PageModel> {
  const request = asStranger(shared);
  const goods = await chooseSampleGoods(request);
  return { ...(await draw(name, request, goods)), isSample: true };
}

async function draw(
  name: SamplePage['name'],
  request: PrivateRequest,
  goods: SampleGoods,
): Promise<PageModel> {
  switch (name) {
    case 'cart': {
      const items = itemsOf(goods);
      return drawCart(request, items, { items, quote: await quoteOf(request, goods), changes: [] });
    }
    case 'emptyCart':
      return drawCart(request, [], { items: [], quote: null, changes: [] });
    case 'checkout':
      return drawSampleCheckout(request, goods);
    case 'account':
      return loadAccountSettings(request, sampleCustomer(goods, request, false));
    case 'orders':
      return loadAccountOrders(request, sampleCustomer(goods, request, false));
    case 'noOrders':
      return loadAccountOrders(request, sampleCustomer(goods, request, true));
  }
}

async function drawSampleCheckout(request: PrivateRequest, goods: SampleGoods): Promise<PageModel> {
  const page = await drawCheckout(request, {
    items: itemsOf(goods),
    values: await beginValues(request),
    orderKey: randomUUID(),
    codes: [],
    ...(goods.areMadeUp && { quote: sampleQuote(goods, request.settings.ecommerce.currency) }),
  });
  // The last of the goods has gone since they were chosen.
  if ('redirect' in page) throw notFound('page');
  return page;
}

function quoteOf({ services, settings, client }: PrivateRequest, goods: SampleGoods): Promise<Quote> | Quote {
  if (goods.areMadeUp) return sampleQuote(goods, settings.ecommerce.currency);
  return services.orders.quote(quoteRequestSchema.parse({ items: itemsOf(goods), codes: [] }), {
    userId: null,
    clientKey: client,
  });
}

function itemsOf({ chosen }: SampleGoods) {
  return chosen.map(({ product, variation, quantity }) => ({
    id: product.id,
    variationId: variation.id,
    quantity,
  }));
}

/** Whoever edits is a customer of nobody: no cookie is read. */
function asStranger(request: PageRequest): PrivateRequest {
  return { ...request, params: {}, headers: {}, form: new URLSearchParams(), files: [], client: '' };
}
