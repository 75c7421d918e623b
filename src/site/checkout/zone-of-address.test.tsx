import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { Quote } from '#domain/schemas/order.schema.ts';
import { buildSectionContext } from '#tests/support/section-context.tsx';

import { ZoneOfAddress } from './zone-of-address.tsx';

const nowhere: Quote = {
  lines: [],
  missing: [],
  needsDelivery: true,
  sellsGiftCards: false,
  goods: 0,
  due: 0,
  takesGiftCards: false,
  ownCards: [],
  discount: 0,
  adjustments: [],
  taxes: [],
  deliveryDiscount: 0,
  taxRelief: 0,
  isTaxKnown: true,
  takesCompanies: false,
  codes: [],
  takesCodes: false,
  delivery: null,
  total: 0,
  weight: null,
  currency: 'USD',
  place: null,
  freeDelivery: null,
  giftWrap: null,
  problems: [{ code: 'noZone', message: 'We do not deliver to this address' }],
};
const draw = (isBlank: boolean) =>
  renderToStaticMarkup(
    <ZoneOfAddress
      shown={{ quote: nowhere, isLoading: false }}
      isBlank={isBlank}
      id="place"
      texts={buildSectionContext()}
    />,
  );

test('an address that nobody has typed yet is asked for, not refused', () => {
  expect(draw(true)).toContain('once the address is known');
  expect(draw(true)).not.toContain('We do not deliver');
  expect(draw(false)).toContain('We do not deliver to this address');
});
