import { expect, test } from 'vitest';

import { speculationRules } from './speculation-rules.ts';

test('every page of the shop may be prepared but those that act or are one visitor’s alone', () => {
  const [{ where, eagerness }] = JSON.parse(speculationRules).prerender;
  const [all, not, target] = where.and;
  expect(all).toEqual({ href_matches: '/*' });
  expect(not.not.href_matches).toEqual(
    ['api/*', 'img/*', 'admin*', 'cart*', 'checkout*', 'payment*', 'promo-code/*', 'account*', 'forms/*'].map(
      (path) => `/${path}`,
    ),
  );
  expect(target.not.selector_matches).toBe('[target=_blank], [download], [data-vt-open]');
  expect(eagerness).toBe('moderate');
});
