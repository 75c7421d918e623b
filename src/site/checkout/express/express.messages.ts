import type { PageMessageKey } from '#locales/message-keys.ts';

/** Texts of the wallets above the form, beside those of the checkout; a page has them where it has wallets. */
export const expressMessages: readonly PageMessageKey[] = [
  'checkout.express',
  'checkout.expressAddress',
  'checkout.expressTerms',
  'checkout.noZone',
  'checkout.orForm',
  'checkout.unknownMethod',
];
