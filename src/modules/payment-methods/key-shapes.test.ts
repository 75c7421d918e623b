import { expect, test } from 'vitest';

import { checkKey } from './key-shapes.ts';

test.each([
  ['stripe', 'secretKey', 'sk_live_0123456789abcd'],
  ['stripe', 'secretKey', 'rk_test_0123456789abcd'],
  ['stripe', 'webhookSecret', 'whsec_0123456789wxyz'],
  ['yookassa', 'shopId', '100500'],
  ['yookassa', 'secretKey', 'test_Fh8hUAVVBGUGbjmlzba6TB0iyUbos_lueTHE-axOwM0'],
  ['tap', 'secretKey', 'sk_test_XKokBfNWv6FIYuTMg5sLPjhJ'],
  ['telr', 'store', '15996'],
  ['telr', 'authKey', 'pQ6nP-7rHt@5WRFv'],
  ['paytabs', 'profileId', '49622'],
  ['paytabs', 'serverKey', 'S6JNLKTLKB-JB2DGZTTBW-KZRDGRRGLG'],
  // Emptied: it is taken away.
  ['stripe', 'secretKey', ''],
])('%s takes a %s such as %s', (method, field, value) => {
  expect(checkKey(method, field, value)).toBeNull();
});

test.each([
  ['stripe', 'secretKey', 'hello', 'stripeSecretKey'],
  ['stripe', 'secretKey', 'pk_live_0123456789', 'publishableKey'],
  ['stripe', 'secretKey', 'whsec_0123456789', 'signingSecretHere'],
  ['stripe', 'webhookSecret', 'pk_live_wrong', 'publishableForSigning'],
  ['stripe', 'webhookSecret', 'sk_live_0123456789', 'secretKeyHere'],
  ['stripe', 'webhookSecret', 'we_1MvA', 'endpointIdHere'],
  ['yookassa', 'shopId', 'my shop', 'yookassaShopId'],
  ['yookassa', 'secretKey', 'hello', 'yookassaSecretKey'],
  ['yookassa', 'secretKey', '100500', 'yookassaShopIdHere'],
  ['tap', 'secretKey', 'pk_test_0123456789', 'publishableKey'],
  ['telr', 'store', 'shop', 'telrStore'],
  ['telr', 'authKey', '15996', 'telrStoreHere'],
  ['paytabs', 'profileId', 'profile', 'paytabsProfile'],
  ['paytabs', 'serverKey', 'hello', 'paytabsServerKey'],
  ['paytabs', 'serverKey', 'CKKMDG-GNBB6H-TNGM9K-2VTGBN', 'paytabsClientKey'],
])('%s: %s of %s is refused and says why', (method, field, value, error) => {
  expect(checkKey(method, field, value)).toBe(`payments.errors.${error}`);
});
