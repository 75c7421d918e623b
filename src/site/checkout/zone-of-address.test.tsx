import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { buildQuote } from '#tests/support/quote.ts';
import { buildSectionContext } from '#tests/support/section-context.tsx';

import { ZoneOfAddress } from './zone-of-address.tsx';

const nowhere = buildQuote({
  lines: [],
  goods: 0,
  delivery: null,
  total: 0,
  problems: [{ code: 'noZone', message: 'We do not deliver to this address' }],
});
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
