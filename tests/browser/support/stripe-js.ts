import type { Page } from 'playwright';

/** What a wallet of the stand-in holds. */
export interface StandInWallet {
  /** False: the device has none. */
  isThere: boolean;
  name: string;
  email: string;
  phone: string;
  address: { line1: string; line2: null; city: string; state: string; postal_code: string; country: string };
}

export const annsWallet: StandInWallet = {
  isThere: true,
  name: 'Ann Lee',
  email: 'ann@mail.example',
  phone: '+1 202 555 0142',
  address: {
    line1: '1 Main St',
    line2: null,
    city: 'Annapolis',
    state: 'Maryland',
    postal_code: '21401',
    country: 'US',
  },
};

/**
 * A stand-in for Stripe.js, served in its place: the parts of the Express Checkout Element that its reference documents
 * (https://docs.stripe.com/js/element/express_checkout_element), with a sheet of plain buttons, and what it refuses as
 * the reference says that Stripe does. It is no Stripe: no wallet, no card and no frame of theirs is tried with it.
 */
export async function serveStripeJs(page: Page, wallet: StandInWallet): Promise<void> {
  const body = `(${standIn.toString()})(${JSON.stringify(wallet)}, ${makeSheet.toString()});`;
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

interface Terms {
  lineItems?: { amount: number }[];
  shippingRates?: { id: string; displayName: string; amount: number }[];
}
/** What the element, the group of elements and the sheet know of each other. */
interface State {
  amount: number;
  needsAddress: boolean;
  fire(name: string, event: object): void;
}

/** Runs in the page. */
function makeSheet(wallet: StandInWallet, state: State) {
  const sheet = document.createElement('dialog');
  const button = (text: string, onClick: () => void) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = text;
    made.style.cssText = 'block-size:48px;inline-size:100%;background:#000;color:#fff;font:inherit';
    made.addEventListener('click', onClick);
    return made;
  };
  const close = () => {
    sheet.close();
    sheet.remove();
  };
  const check = ({ lineItems = [], shippingRates = [] }: Terms) => {
    const rate = shippingRates[0]?.amount ?? 0;
    const sum = lineItems.reduce((total, line) => total + line.amount, rate);
    if (state.needsAddress && shippingRates.length === 0) throw new Error('shippingRates are required');
    if (sum > state.amount) throw new Error(`The lines of ${sum} are more than ${state.amount}`);
  };
  const confirm = (terms: Terms) =>
    state.fire('confirm', {
      expressPaymentType: 'google_pay',
      billingDetails: wallet,
      ...(state.needsAddress && { shippingAddress: { name: wallet.name, address: wallet.address } }),
      paymentFailed: ({ message = '' }) => draw(terms, `Failed ${message}`),
    });
  function draw(terms: Terms, said = ''): void {
    const rate = terms.shippingRates?.[0];
    const words = [said, rate && `${rate.displayName} ${rate.amount}`, `Pay ${state.amount}`];
    const line = document.createElement('p');
    line.textContent = words.filter(Boolean).join(' · ');
    const closer = button('Close', () => {
      close();
      state.fire('cancel', {});
    });
    sheet.replaceChildren(line, ...(said === '' ? [button('Confirm', () => confirm(terms))] : []), closer);
  }
  const open = (terms: Terms) => {
    check(terms);
    document.body.append(sheet);
    draw(terms);
    sheet.showModal();
    const { line1: _line1, line2: _line2, ...address } = wallet.address;
    if (!state.needsAddress) return;
    state.fire('shippingaddresschange', {
      name: wallet.name,
      address,
      resolve: (next: Terms) => {
        check(next);
        draw(next);
      },
      reject: () => draw(terms, 'Not delivered there'),
    });
  };
  return { open, button, close };
}

/** Runs in the page. */
function standIn(wallet: StandInWallet, make: typeof makeSheet): void {
  const handlers: Record<string, (event: object) => void> = {};
  const state: State = {
    amount: 0,
    needsAddress: false,
    fire: (name, event) => handlers[name]?.({ elementType: 'expressCheckout', ...event }),
  };
  const sheet = make(wallet, state);
  const onClick = () => state.fire('click', { expressPaymentType: 'google_pay', resolve: sheet.open });
  const element = {
    on: (name: string, handler: (event: object) => void) => void (handlers[name] = handler),
    update: (options: { shippingAddressRequired: boolean }) =>
      void (state.needsAddress = options.shippingAddressRequired),
    destroy() {},
    mount(place: HTMLElement) {
      if (wallet.isThere) place.append(sheet.button('Google Pay', onClick));
      const availablePaymentMethods = wallet.isThere ? { googlePay: true, applePay: false } : undefined;
      setTimeout(() => state.fire('ready', { availablePaymentMethods }));
    },
  };
  const elements = {
    create(_type: string, options: { shippingAddressRequired: boolean } & Terms) {
      state.needsAddress = options.shippingAddressRequired;
      if (state.needsAddress && !options.shippingRates?.length) throw new Error('shippingRates are required');
      return element;
    },
    update: (options: { amount: number }) => void (state.amount = options.amount),
    submit: async () => ({}),
  };
  const stripe = {
    elements(options: { amount: number; mode: string; currency: string }) {
      if (options.mode !== 'payment' || !(options.amount > 0) || !/^[a-z]{3}$/.test(options.currency))
        throw new Error('Wrong options');
      state.amount = options.amount;
      return elements;
    },
    async confirmPayment({ clientSecret }: { clientSecret: string }) {
      // In Stripe's stead the test says that it is paid.
      await fetch(`/stand-in-confirm?secret=${clientSecret}&amount=${state.amount}`);
      sheet.close();
      return {};
    },
  };
  Object.assign(window, { Stripe: () => stripe });
}
