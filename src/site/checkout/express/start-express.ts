import type { Quote } from '#domain/schemas/order.schema.ts';
import type { Language } from '#locales/languages.ts';
import type { Translator } from '#domain/i18n/translate.ts';

import { readAddress, readContact } from './read-sheet.ts';
import { amountOf, sheetTerms } from './sheet-terms.ts';
import {
  loadStripe,
  type ConfirmEvent,
  type ExpressElement,
  type StripeElements,
  type StripeJs,
} from './stripe-js.ts';
import type { CheckoutValues } from '../checkout-values.ts';
import type { ExpressOffer } from './express-offer.ts';

export type Address = CheckoutValues['address'];

/** The checkout as a sheet finds it. */
export interface ExpressCheckout {
  /** The last quote; null while there is none. */
  quote: Quote | null;
  /** The sheet asks where the goods go; else they are fetched where the form says, or nothing is delivered. */
  takesAddress: boolean;
  /** Why no sheet may open yet, in the shopper's language; empty when one may. */
  obstacle: string;
}

/** What the checkout does for a sheet. */
export interface ExpressActions {
  read(): ExpressCheckout;
  /** What the order costs at an address; null when it cannot be told or is not delivered there, which is then shown. */
  quoteFor(address: Address): Promise<Quote | null>;
  /**
   * Places the order that the sheet has shown, and gives what its payment is confirmed with. Null: it was refused, which
   * is then shown, or it stands and the browser leaves for its page.
   */
  order(what: OrderedSheet): Promise<SheetPayment | { refusal: string } | null>;
  /** The order stands, however its payment went. */
  leave(page: string): void;
  show(message: string): void;
  /** No wallet is there. */
  fold(): void;
}

interface SheetPayment {
  clientSecret: string;
  /** Of the order; where a bank sends the shopper back to, it opens the order without a cookie. */
  page: string;
  returnUrl: string;
}

export interface OrderedSheet {
  contact: ReturnType<typeof readContact>;
  /** Null where the sheet has not asked for one. */
  address: Address | null;
  /** What the sheet has shown. */
  quote: Quote;
}

interface ExpressOptions {
  place: HTMLElement;
  offer: ExpressOffer;
  currency: string;
  language: Language;
  t: Translator;
}

export interface ExpressButtons {
  /** Whether sheets ask for an address from now on. */
  askAddress(isAsked: boolean): void;
  remove(): void;
}

const buttonHeight = 48;

/** Draws the wallets' buttons; what is done with them is told by the actions. Throws where Stripe.js does not come. */
export async function startExpress(
  { place, offer, currency, language, t }: ExpressOptions,
  actions: ExpressActions,
): Promise<ExpressButtons> {
  const createStripe = await loadStripe();
  const stripe = createStripe(offer.publishableKey, { locale: language });
  const { quote: known, takesAddress } = actions.read();
  const style = getComputedStyle(place);
  const elements = stripe.elements({
    mode: 'payment',
    // Until something is to be paid nothing opens.
    amount: Math.max(1, known ? amountOf(known) : 0),
    currency: currency.toLowerCase(),
    appearance: { variables: { borderRadius: style.getPropertyValue('--vt-radius-button').trim() || '0px' } },
  });
  const theme = style.colorScheme === 'dark' ? 'white' : 'black';
  const element = elements.create('expressCheckout', {
    emailRequired: true,
    phoneNumberRequired: true,
    billingAddressRequired: true,
    shippingAddressRequired: takesAddress,
    ...(offer.countries && { allowedShippingCountries: offer.countries }),
    ...(known && takesAddress && { shippingRates: sheetTerms(known, true, t).shippingRates ?? [] }),
    business: { name: offer.shopName },
    paymentMethods: {
      applePay: 'auto',
      googlePay: 'auto',
      link: 'auto',
      // They lead to pages of their own, or settle days later.
      amazonPay: 'never',
      paypal: 'never',
      klarna: 'never',
    },
    buttonHeight,
    buttonTheme: { applePay: theme, googlePay: theme },
    layout: { maxColumns: 3, maxRows: 1, overflow: 'auto' },
  });
  listen({ stripe, elements, element, language, t }, actions);
  element.mount(place);
  return {
    askAddress: (isAsked) => element.update({ shippingAddressRequired: isAsked }),
    remove: () => element.destroy(),
  };
}

interface Sheet {
  stripe: StripeJs;
  elements: StripeElements;
  element: ExpressElement;
  language: Language;
  t: Translator;
}

function listen({ stripe, elements, element, language, t }: Sheet, actions: ExpressActions): void {
  /** What the sheet shows; the order is placed at exactly that. */
  let shown: { quote: Quote; takesAddress: boolean } | null = null;
  let isBusy = false;

  const show = (quote: Quote, takesAddress: boolean) => {
    shown = { quote, takesAddress };
    elements.update({ amount: amountOf(quote) });
    return sheetTerms(quote, takesAddress, t);
  };

  element.on('ready', ({ availablePaymentMethods }) => {
    if (!availablePaymentMethods) actions.fold();
  });
  element.on('loaderror', () => actions.fold());
  element.on('click', ({ resolve }) => {
    const { quote, takesAddress, obstacle } = actions.read();
    actions.show(obstacle);
    if (quote && obstacle === '' && !isBusy) resolve(show(quote, takesAddress));
  });
  element.on('shippingaddresschange', (event) => {
    const change = async () => {
      const quote = await actions.quoteFor(await readAddress(event.address, language));
      if (quote) event.resolve(show(quote, true));
      else event.reject();
    };
    change().catch(() => event.reject());
  });
  element.on('confirm', (event) => {
    if (isBusy || !shown) return;
    isBusy = true;
    const asked = shown;
    pay(event, asked)
      .catch(() => event.paymentFailed({ reason: 'fail' }))
      .finally(() => {
        isBusy = false;
      });
  });

  async function pay(event: ConfirmEvent, { quote, takesAddress }: NonNullable<typeof shown>): Promise<void> {
    const submitted = await elements.submit();
    if (submitted.error) return event.paymentFailed({ reason: 'fail', ...messageOf(submitted.error) });
    const to = takesAddress ? event.shippingAddress : undefined;
    const ordered = await actions.order({
      contact: readContact({ ...event, ...(takesAddress ? {} : { shippingAddress: undefined }) }),
      address: to ? await readAddress(to.address, language) : null,
      quote,
    });
    if (!ordered) return event.paymentFailed({ reason: 'fail' });
    if ('refusal' in ordered) {
      const reason = takesAddress ? 'invalid_shipping_address' : 'fail';
      return event.paymentFailed({ reason, message: ordered.refusal });
    }
    const { clientSecret, page, returnUrl } = ordered;
    const { error } = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: returnUrl },
      // Else the secret would stand in the address of the order's page.
      redirect: 'if_required',
    });
    if (error) event.paymentFailed({ reason: 'fail', ...messageOf(error) });
    actions.leave(page);
  }
}

function messageOf({ message }: { message?: string }) {
  return message === undefined ? {} : { message };
}
