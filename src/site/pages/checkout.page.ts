import { randomUUID } from 'node:crypto';

import { cartCookie, type CartItem } from '#domain/cart.ts';
import { cashMethod, methodsOfOrder } from '#domain/checkout-rules.ts';
import { defaultPhoneCountry } from '#domain/countries/phone-country.ts';
import { loadZones, type Zone } from '#domain/countries/zones.ts';
import { AppError } from '#domain/errors.ts';
import { translateError, translateFieldErrors } from '#domain/i18n/translate-errors.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import { localDay } from '#domain/local-days.ts';
import { paths, paymentPath } from '#domain/routes.ts';
import type { Location } from '#domain/schemas/delivery.schema.ts';
import type { Order, Quote } from '#domain/schemas/order.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import { formatCookie, isSecureOrigin } from '#http/cookies.ts';
import { orderCookie } from '#modules/orders/order-access.ts';
import { writeCodes } from '#modules/promotions/codes-cookie.ts';
import type { PageContext } from '#sections/framework/page-context.ts';
import type { FormAnswer } from '#ui/form/form-state.ts';

import { readCart } from '../cart/cart-cookie.ts';
import { checkoutBlock } from '../checkout/checkout-block.tsx';
import { checkValues } from '../checkout/checkout-check.ts';
import { toQuoteRequest } from '../checkout/checkout-quote.ts';
import { readForm, startValues, toCheckoutFields, type CheckoutValues } from '../checkout/checkout-values.ts';
import { checkoutMessages } from '../checkout/checkout.messages.ts';
import { findExpressOffer } from '../checkout/express/express-offer.ts';
import { expressMessages } from '../checkout/express/express.messages.ts';
import { stripeSources } from '../checkout/express/stripe-sources.ts';
import { listKnownPlaces } from '../checkout/known-places.ts';
import type { ShownLocation } from '../checkout/pickup-locations.tsx';
import { pickMessages } from '../islands/pick-messages.ts';
import { fitMethod } from '../order/payment-methods.ts';
import type { PageModel } from '../page-model.ts';
import { goToPayment } from '../payment/go-to-payment.ts';
import { readCodesForm } from '../promo-codes/code-fields.ts';
import { keepCodesOf, readKeptCodes } from '../promo-codes/kept-codes.ts';
import type { PrivateRequest, Redirection } from './page-request.ts';
import { cartTrail } from './trail-to.ts';
import { unlistedPage } from './unlisted-page.ts';

/** /checkout: one form over what is in the cart; without lines in it there is nothing to check out. */
export async function loadCheckoutPage(request: PrivateRequest): Promise<PageModel | Redirection> {
  const items = readCart(request);
  if (items.length === 0) return { redirect: paths.cart, status: 301 };
  return drawCheckout(request, {
    items,
    values: await beginValues(request),
    orderKey: randomUUID(),
    codes: readKeptCodes(request),
  });
}

/** POST /checkout: the form of a browser without script, or one that was faster than the script. */
export async function submitCheckoutPage(request: PrivateRequest): Promise<PageModel | Redirection> {
  const { form, settings, services, t } = request;
  const items = readCart(request);
  if (items.length === 0) return { redirect: paths.cart, status: 303 };
  const values = readForm(form, await beginValues(request));
  const orderKey = readOrderKey(form);
  const { codes, isAsked } = readCodesForm(form, readKeptCodes(request));
  // A code that was only typed is applied first: its buyer sees the new total before anything is ordered.
  if (isAsked || form.get('op') === 'update')
    return drawCheckout(request, { items, values, orderKey, codes });

  const client = { userId: null, clientKey: request.client };
  const quote = await services.orders.quote({ ...toQuoteRequest(items, values, false), codes: [] }, client);
  const errors = checkValues(values, {
    consent: settings.ecommerce.showCheckoutPolicy,
    needsDelivery: quote.needsDelivery,
    cardsFrom: quote.sellsGiftCards ? todayOf(settings) : undefined,
  });
  if (Object.keys(errors).length > 0) {
    return drawCheckout(request, {
      items,
      values,
      orderKey,
      codes,
      refusal: { children: translateFieldErrors(errors, t) },
    });
  }
  try {
    const expectedTotal = readAmount(form.get('expectedTotal'));
    const expectedDue = readAmount(form.get('expectedDue'));
    const order = await services.orders.place(
      {
        ...toCheckoutFields(values, quote),
        items,
        codes,
        ...(expectedTotal !== null && { expectedTotal }),
        ...(expectedDue !== null && { expectedDue }),
      },
      { ...client, idempotencyKey: orderKey },
    );
    return await goOn(request, order);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return drawCheckout(request, { items, values, orderKey, codes, refusal: refusalOf(error, t) });
  }
}

/** The order stands: its cart is empty now, and this browser may read it. */
async function goOn(request: PrivateRequest, order: Order): Promise<Redirection> {
  await request.services.abandonedCarts.close(request.headers, order.number);
  const isSecure = isSecureOrigin(request.origin);
  const cookies = [
    // Empty instead of gone: so the script knows that its own copy of the cart is the older one.
    formatCookie(cartCookie.name, '', { maxAgeSeconds: cartCookie.maxAgeSeconds, isSecure }),
    ...(readKeptCodes(request).length > 0 ? [writeCodes([], isSecure)] : []),
    ...(order.accessToken ? [orderCookie(order.accessToken, request.headers, isSecure)] : []),
  ];
  // What costs nothing is paid already.
  const isSettled = order.method === cashMethod || order.paymentStatus === 'completed';
  if (isSettled) return { redirect: paymentPath(order.number), status: 303, cookies };
  return { ...(await goToPayment(request, order, order.method)), cookies };
}

export interface CheckoutDraft {
  items: CartItem[];
  values: CheckoutValues;
  orderKey: string;
  codes: readonly string[];
  refusal?: FormAnswer;
  /** Of goods that the shop does not have; else it is asked. */
  quote?: Quote;
}

export async function drawCheckout(
  request: PrivateRequest,
  { items, values: typed, orderKey, codes, refusal, quote: given }: CheckoutDraft,
): Promise<PageModel | Redirection> {
  const { services, settings, t, client } = request;
  const { ecommerce, language, common } = settings;
  const regions = await loadZones(typed.address.country, language);
  const address = fitRegion(typed.address, regions);
  const [quote, locations, zones] = await Promise.all([
    given ??
      services.orders.quote(
        { ...toQuoteRequest(items, { ...typed, address }, true), codes: [...codes] },
        { userId: null, clientKey: client },
      ),
    services.delivery.listLocations(),
    services.delivery.listShippingZones(),
  ]);
  // All that was in the cart has gone: the cart says so.
  if (quote.lines.length === 0) return { redirect: paths.cart, status: 303 };
  const code = quote.place?.code ?? '';
  const [methods, methodsAnywhere] = await Promise.all([
    services.delivery.listPaymentMethods(code),
    services.delivery.listPaymentMethods(),
  ]);
  // No wallet opens in the builder's frame: the place that is kept for its buttons would stay empty.
  const express = request.editing ? null : findExpressOffer(methodsAnywhere, zones, common.sitename);
  const values = {
    ...typed,
    address,
    paymentMethod: fitMethod(
      typed.paymentMethod,
      methodsOfOrder(methods, quote),
      ecommerce.checkoutFirstChoices,
    ),
  };
  const title = t('checkout.title');
  const context: PageContext = {
    kind: 'checkout',
    layout: 'order-page',
    path: paths.checkout,
    title,
    h1: title,
    breadcrumbs: cartTrail(t, settings, title),
  };
  const main = checkoutBlock({
    language,
    currency: ecommerce.currency,
    separator: ecommerce.priceFormatSeparator,
    messages: pickMessages(language, express ? [...checkoutMessages, ...expressMessages] : checkoutMessages),
    values,
    ...(refusal && { refusal }),
    orderKey,
    items,
    quote,
    today: todayOf(settings),
    locations: locations.map(pickShown),
    hasZones: zones.length > 0,
    places: listKnownPlaces(zones),
    payment: { code, methods },
    express,
    regions: { country: address.country, zones: regions },
    phoneCountry: defaultPhoneCountry({
      address: common.address,
      language,
      currency: ecommerce.currency,
    }),
    showReceiver: ecommerce.showCheckoutReceiver,
    choosesFirst: ecommerce.checkoutFirstChoices,
    consent: { isAsked: ecommerce.showCheckoutPolicy, html: ecommerce.checkoutPolicyText },
    asksReminders: ecommerce.abandonedCarts.enabled,
    formMessage: ecommerce.checkoutFormMessage,
    policies: { shipping: ecommerce.shippingPolicy, refund: ecommerce.refundPolicy },
  });
  const setCookie = keepCodesOf(request, quote);
  const isRefused = refusal !== undefined || quote.codes.some(({ isKnown }) => !isKnown);
  return {
    ...unlistedPage(settings, context, main),
    ...(setCookie !== null && { setCookie }),
    status: isRefused ? 422 : 200,
    formTargets: 'anywhere',
    ...(express && { sources: stripeSources }),
  };
}

/** The form before anybody has typed: the only choice there is has been made, or the first where the shop makes it. */
export async function beginValues({ services, settings }: PrivateRequest): Promise<CheckoutValues> {
  const { common, ecommerce, language } = settings;
  const { address } = common;
  const [locations, zones] = await Promise.all([
    services.delivery.listLocations(),
    services.delivery.listShippingZones(),
  ]);
  const [chosen = null] = locations.length === 1 || ecommerce.checkoutFirstChoices ? locations : [];
  return startValues({
    deliveryType: zones.length > 0 ? 'delivery' : 'pickup',
    locationCode: chosen?.code ?? '',
    country: defaultPhoneCountry({ address, language, currency: ecommerce.currency }).code,
    paymentMethod: '',
    consent: ecommerce.checkoutPolicyEnabledByDefault,
  });
}

/** By calendars where the shop is. */
function todayOf({ common }: Settings): string {
  return localDay(new Date(), shopTimeZone(common));
}

/** The page travels with its props: no more than is shown. */
function pickShown({ code, title, address, workTime, phone, price, shippingSpeed }: Location): ShownLocation {
  return { code, title, address, workTime, phone, price, shippingSpeed };
}

/** The region of another country is none of this one. */
function fitRegion(address: CheckoutValues['address'], regions: readonly Zone[]): CheckoutValues['address'] {
  return regions.some(({ code }) => code === address.region) ? address : { ...address, region: '' };
}

/** As the server made it for the page; another one is replaced. */
function readOrderKey(form: URLSearchParams): string {
  const key = form.get('orderKey') ?? '';
  return /^[\da-f-]{36}$/.test(key) ? key : randomUUID();
}

function readAmount(text: string | null): number | null {
  return text !== null && /^\d{1,12}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
}

function refusalOf({ message, errors, children }: AppError, t: Translator): FormAnswer {
  const texts = errors ?? (children ? [] : [message]);
  return {
    errors: texts.map((text) => translateError(text, t)),
    ...(children && { children: translateFieldErrors(children, t) }),
  };
}
