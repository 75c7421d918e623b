import type { Translator } from '#domain/i18n/translate.ts';
import type { Form } from '#ui/form/use-form.ts';

import type { CheckoutValues } from './checkout-values.ts';

/** What every part of the checkout form works with. */
export interface CheckoutPartProps {
  form: Form<CheckoutValues>;
  t: Translator;
}

/** Longest texts that an order takes. */
export const maxLengths = {
  name: 100,
  phone: 40,
  email: 254,
  comment: 2000,
  cardMessage: 500,
  locality: 100,
  street: 300,
  postalCode: 20,
  company: 200,
  taxNumber: 40,
} as const;
