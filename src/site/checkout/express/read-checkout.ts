import type { Translator } from '#domain/i18n/translate.ts';
import type { PaymentMethod } from '#domain/schemas/delivery.schema.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';

import type { CheckoutValues } from '../checkout-values.ts';
import type { ExpressCheckout } from './start-express.ts';

interface FilledCheckout {
  values: Pick<CheckoutValues, 'deliveryType' | 'locationCode' | 'consent'>;
  quote: Quote | null;
  hasZones: boolean;
  asksConsent: boolean;
  /** Ways to pay at the place that the form has. */
  methods: readonly Pick<PaymentMethod, 'key'>[];
  /** That of the wallets. */
  method: string;
}

/** What a sheet would ask, and whether one may open: a pickup location that is chosen in the form stays chosen. */
export function readCheckout(
  { values, quote, hasZones, asksConsent, methods, method }: FilledCheckout,
  t: Translator,
): ExpressCheckout {
  const needsDelivery = quote?.needsDelivery ?? true;
  const isPickup = values.deliveryType === 'pickup' && values.locationCode !== '';
  const takesAddress = needsDelivery && hasZones && !isPickup;
  const obstacle = (): string => {
    if (!quote) return t('checkout.quoteFailed');
    if (asksConsent && !values.consent) return t('forms.errors.consent');
    if (needsDelivery && !takesAddress && !isPickup) return t('checkout.location');
    if (quote.missing.length > 0) return t('checkout.lineGone');
    // Limits of a place wait for the address.
    const problem = quote.problems.find(({ code }) => !takesAddress || code === 'stock');
    if (problem) return problem.message;
    const isOffered = takesAddress || methods.some(({ key }) => key === method);
    return isOffered ? '' : t('checkout.unknownMethod');
  };
  return { quote, takesAddress, obstacle: obstacle() };
}
