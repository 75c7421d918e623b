import { expect, test } from 'vitest';

import { createTranslator } from '#domain/i18n/translate.ts';
import { messagesOf } from '#i18n/messages-of.ts';
import { buildQuote } from '#tests/support/quote.ts';

import { readCheckout } from './read-checkout.ts';

const t = createTranslator('en', messagesOf('en'));
const filled: Parameters<typeof readCheckout>[0] = {
  values: { deliveryType: 'delivery', locationCode: '', consent: false },
  quote: buildQuote(),
  hasZones: true,
  asksConsent: false,
  methods: [{ key: 'stripe' }],
  method: 'stripe',
};
const pickup = { deliveryType: 'pickup', locationCode: 'studio', consent: false } as const;
const noMinimum = { code: 'minAmount', message: 'At least $50', value: 50 } as const;
const short = { code: 'stock', message: 'Only 1 left', value: 1, variationId: 1 } as const;

test.each<[string, Partial<typeof filled>, boolean, string]>([
  ['goods to deliver', {}, true, ''],
  ['a pickup location that is chosen', { values: pickup }, false, ''],
  ['a pickup location that is not', { values: { ...pickup, locationCode: '' } }, true, ''],
  ['nothing but pickup, not chosen', { hasZones: false }, false, 'Choose a location'],
  ['nothing to deliver', { quote: buildQuote({ needsDelivery: false }), hasZones: false }, false, ''],
  ['no quote', { quote: null }, true, t('checkout.quoteFailed')],
  ['terms that are not agreed to', { asksConsent: true }, true, t('forms.errors.consent')],
  ['terms that are', { asksConsent: true, values: { ...filled.values, consent: true } }, true, ''],
  ['too few goods', { quote: buildQuote({ problems: [short] }) }, true, 'Only 1 left'],
  ['goods that are gone', { quote: buildQuote({ missing: [1] }) }, true, t('checkout.lineGone')],
  ['a limit of the form’s address', { quote: buildQuote({ problems: [noMinimum] }) }, true, ''],
  [
    'a limit of the pickup',
    { quote: buildQuote({ problems: [noMinimum] }), values: pickup },
    false,
    'At least $50',
  ],
  ['a pickup that is not paid so', { values: pickup, methods: [] }, false, t('checkout.unknownMethod')],
])('%s', (_, change, takesAddress, obstacle) => {
  expect(readCheckout({ ...filled, ...change }, t)).toMatchObject({ takesAddress, obstacle });
});
