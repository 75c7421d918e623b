import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import { paymentPath } from '#domain/routes.ts';
import type { Currency } from '#domain/currencies.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import type { PaymentMethod } from '#domain/schemas/delivery.schema.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';

import { loadChunk } from '../../client/load-chunk.ts';
import { whenIdle } from '../../client/when-idle.ts';
import { authStore } from '../../shop/auth-store.ts';
import { fetchQuote } from '../../shop/fetch-quote.ts';
import { toQuoteRequest } from '../checkout-quote.ts';
import { keepForNext, type CheckoutValues } from '../checkout-values.ts';
import { cartStore } from '../../shop/cart-store.ts';
import { startInSheet } from '../start-payment.ts';
import { fetchMethods } from '../use-payment-methods.ts';
import type { OrderedItems } from '../use-cart.ts';
import type { ShownQuote } from '../use-quote.ts';
import type { ExpressOffer } from './express-offer.ts';
import { foldSmoothly } from './fold-smoothly.ts';
import { readCheckout } from './read-checkout.ts';
import type { Address, ExpressActions, ExpressButtons, OrderedSheet } from './start-express.ts';

export interface ExpressForm {
  offer: ExpressOffer;
  currency: Currency;
  basket: OrderedItems;
  values: CheckoutValues;
  shown: ShownQuote;
  hasZones: boolean;
  asksConsent: boolean;
  methods: readonly PaymentMethod[];
  /** From now on quotes are asked for with what tells the buyer. */
  tellBuyer(): void;
  t: Translator;
}

interface Express {
  /** Around all that is folded where there is no wallet. */
  block: RefObject<HTMLDivElement | null>;
  /** Where the buttons are drawn. */
  place: RefObject<HTMLDivElement | null>;
  isFolded: boolean;
  message: string;
}

/** Draws the wallets' buttons once the page has nothing better to do, and sells through them. */
export function useExpress(form: ExpressForm): Express {
  const { offer, currency, shown, t } = form;
  const block = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const buttons = useRef<ExpressButtons>(null);
  const [isFolded, setFolded] = useState(false);
  const [message, setMessage] = useState('');
  const { takesAddress } = readCheckout({ ...form, quote: shown.quote, method: offer.method }, t);

  const read = useEffectEvent(() =>
    readCheckout({ ...form, quote: form.shown.quote, method: offer.method }, t),
  );
  const quoteFor = useEffectEvent(async (address: Address) => {
    const [quote, problem] = await askAt(form, address);
    setMessage(problem);
    return quote;
  });
  const order = useEffectEvent((what: OrderedSheet) => orderInSheet(form, what, setMessage));
  const fold = useEffectEvent(() => {
    if (block.current) foldSmoothly(block.current);
    setFolded(true);
  });

  useEffect(() => {
    let isWanted = true;
    const actions: ExpressActions = {
      read: () => read(),
      quoteFor: (address) => quoteFor(address),
      order: (what) => order(what),
      leave: (page) => location.assign(page),
      show: setMessage,
      fold: () => fold(),
    };
    const start = async () => {
      const { startExpress } = await loadChunk(() => import('./start-express.ts'));
      if (!isWanted || !place.current) return;
      const options = { place: place.current, offer, currency, language: t.language, t };
      const started = await startExpress(options, actions);
      if (isWanted) buttons.current = started;
      else started.remove();
    };
    whenIdle(() => void start().catch(() => fold()));
    return () => {
      isWanted = false;
      buttons.current?.remove();
      buttons.current = null;
    };
  }, [offer, currency, t]);

  useEffect(() => buttons.current?.askAddress(takesAddress), [takesAddress]);
  return { block, place, isFolded, message };
}

/** The quote at an address and nothing, or what is wrong there. */
async function askAt(
  { basket: { items }, values, methods, offer, t }: ExpressForm,
  address: Address,
): Promise<[Quote | null, string]> {
  const wish = { ...values, deliveryType: 'delivery' as const, address };
  const quote = await fetchQuote(toQuoteRequest(items, wish, false));
  if (!quote) return [null, t('checkout.quoteFailed')];
  const [problem] = quote.problems;
  if (problem) return [null, problem.message];
  if (!quote.place) return [null, t('checkout.noZone')];
  const [, atPlace] = await fetchMethods(quote.place.code);
  // What gift cards pay in full needs no wallet.
  const isGood =
    quote.isTaxKnown && quote.due > 0 && (atPlace ?? methods).some(({ key }) => key === offer.method);
  return isGood ? [quote, ''] : [null, t('checkout.expressAddress')];
}

/** Places the order and begins its payment; what stands is kept whatever comes of that. */
async function orderInSheet(
  form: ExpressForm,
  what: OrderedSheet,
  show: (message: string) => void,
): ReturnType<ExpressActions['order']> {
  const { basket, values, offer, shown, t } = form;
  const { items } = basket;
  const { placeExpress, firstMessage } = await loadChunk(() => import('./place-express.ts'));
  const token = authStore.get()?.token;
  const [failure, order] = await placeExpress({ items, values, method: offer.method, token }, what);
  if (failure) {
    const hasChanged = failure.status === 409;
    const refusal = hasChanged ? t('checkout.changed') : firstMessage(failure);
    show(refusal);
    if (hasChanged) {
      form.tellBuyer();
      await shown.ask(toQuoteRequest(items, values, true));
    }
    return { refusal };
  }
  cartStore.setFields(keepForNext(values));
  basket.takeAsOrdered();
  const page = paymentPath(order.number);
  const clientSecret = await startInSheet(order, t.language, token);
  const returnUrl = location.origin + paymentPath(order.number, order.accessToken);
  if (clientSecret !== null) return { clientSecret, page, returnUrl };
  location.assign(page);
  return null;
}
