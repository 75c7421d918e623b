import type { messages as english } from './en/payments.ts';
import type { Texts } from './messages.ts';

type English = typeof english;
/** Every way to pay that has texts: cash, the demo's, gift cards, and each provider. */
type PaymentMethodKey = keyof English;
export type ProviderKey = Exclude<PaymentMethodKey, 'cash' | 'demo' | 'giftCard'>;

/** `paymentMethods.stripe`: what buyers choose. */
export type PaymentMethodMessage = `paymentMethods.${PaymentMethodKey}`;
/** `paymentProviders.stripe`: what the owner calls it. */
type ProviderMessage = `paymentProviders.${PaymentMethodKey}`;
/** `payments.stripe.secretKey`: what is wrong with a key. */
type KeyMessage = {
  [Key in ProviderKey]: `payments.${Key}.${keyof English[Key]['errors'] & string}`;
}[ProviderKey];

export type PaymentMessage = PaymentMethodMessage | ProviderMessage | KeyMessage;

/** What buyers, mails and errors say of payment methods (`<language>/payments.ts`), by the keys of the other messages. */
export function paymentMessages(texts: Texts): Texts {
  return Object.assign(
    {},
    ...Object.entries(texts).map(([method, said]) => {
      const { name, checkout, errors } = partsOf(said);
      const ofKeys = Object.entries(partsOf(errors)).map(([name, text]) => [
        `payments.${method}.${name}`,
        text,
      ]);
      return {
        ...(name && { [`paymentProviders.${method}`]: name }),
        ...(checkout && { [`paymentMethods.${method}`]: checkout }),
        ...Object.fromEntries(ofKeys),
      };
    }),
  );
}

function partsOf(texts: Texts[string] | undefined): Texts {
  return typeof texts === 'object' ? texts : {};
}
