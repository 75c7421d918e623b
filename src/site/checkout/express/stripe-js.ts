/**
 * What the checkout uses of Stripe.js, by its reference: https://docs.stripe.com/js/element/express_checkout_element,
 * the events of https://docs.stripe.com/js/elements_object and https://docs.stripe.com/js/payment_intents/confirm_payment.
 * Amounts are minor units of the currency.
 */
export interface StripeJs {
  elements(options: ElementsOptions): StripeElements;
  confirmPayment(options: {
    elements: StripeElements;
    clientSecret: string;
    confirmParams: { return_url: string };
    redirect: 'if_required';
  }): Promise<{ error?: StripeProblem }>;
}

interface ElementsOptions {
  /** The intent is made once the shopper has confirmed. */
  mode: 'payment';
  amount: number;
  /** In small letters. */
  currency: string;
  appearance: { variables: Record<string, string> };
}

export interface StripeElements {
  create(type: 'expressCheckout', options: ExpressOptions): ExpressElement;
  update(options: { amount: number }): void;
  submit(): Promise<{ error?: StripeProblem }>;
}

interface StripeProblem {
  /** In the shopper's language. */
  message?: string;
}

interface SheetLine {
  name: string;
  amount: number;
}

export interface ShippingRate {
  id: string;
  displayName: string;
  amount: number;
  deliveryEstimate?: string;
}

export interface SheetTerms {
  lineItems: SheetLine[];
  /** The first is chosen; absent where nothing is delivered to an address. */
  shippingRates?: ShippingRate[];
}

interface ExpressOptions {
  emailRequired: true;
  phoneNumberRequired: true;
  billingAddressRequired: true;
  shippingAddressRequired: boolean;
  allowedShippingCountries?: string[];
  shippingRates?: ShippingRate[];
  business: { name: string };
  paymentMethods: Record<
    'applePay' | 'googlePay' | 'link' | 'amazonPay' | 'paypal' | 'klarna',
    'auto' | 'never'
  >;
  buttonHeight: number;
  buttonTheme?: { applePay: 'white' | 'black'; googlePay: 'white' | 'black' };
  layout: { maxColumns: number; maxRows: number; overflow: 'auto' };
}

/** While a sheet is open, browsers keep the street from the shop. */
export interface PartialAddress {
  city: string;
  state: string;
  postal_code: string;
  country: string;
}

export interface SheetAddress extends PartialAddress {
  line1: string;
  line2: string | null;
}

export interface ConfirmedSheet {
  billingDetails?: { name: string; email?: string; phone?: string; address: SheetAddress };
  shippingAddress?: { name: string; address: SheetAddress };
}

export interface ConfirmEvent extends ConfirmedSheet {
  paymentFailed(why: { reason: 'fail' | 'invalid_shipping_address'; message?: string }): void;
}

interface ExpressEvents {
  ready: { availablePaymentMethods?: Record<string, boolean> };
  loaderror: object;
  /** Answered within a second, or the sheet does not open. */
  click: { resolve(terms: SheetTerms): void };
  shippingaddresschange: { address: PartialAddress; resolve(terms: SheetTerms): void; reject(): void };
  confirm: ConfirmEvent;
  cancel: object;
}

export interface ExpressElement {
  mount(place: HTMLElement): void;
  destroy(): void;
  update(options: { shippingAddressRequired: boolean }): void;
  on<Name extends keyof ExpressEvents>(name: Name, handle: (event: ExpressEvents[Name]) => void): void;
}

type StripeFactory = (publishableKey: string, options: { locale: string }) => StripeJs;

declare global {
  interface Window {
    Stripe?: StripeFactory;
  }
}

/** Of the version that the server talks to; loaded from Stripe alone (https://docs.stripe.com/js/including). */
const address = 'https://js.stripe.com/clover/stripe.js';

/** Loads Stripe.js; throws where it does not come. */
export async function loadStripe(): Promise<StripeFactory> {
  if (!window.Stripe) {
    await new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = address;
      script.onload = resolve;
      script.onerror = () => reject(new Error('Stripe.js did not load'));
      document.head.append(script);
    });
  }
  if (!window.Stripe) throw new Error('Stripe.js is not what it should be');
  return window.Stripe;
}
