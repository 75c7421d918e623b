import { expect, test } from 'vitest';

import { isEditablePath, samplePageAt } from './editable-paths.ts';

test('the builder shows the pages of the shop, and of one visitor those that it has samples for', () => {
  const shown = [
    '/',
    '/about',
    '/catalogs/tea',
    '/products/tea?variation=1',
    '/search',
    '/cart-care',
    '/apiary',
    '/cart',
    '/cart?vt-sample=empty',
    '/checkout',
    '/account',
    '/account/orders',
  ];
  const refused = [
    '/checkout/',
    '//account/orders',
    '/account/reviews',
    '/cart/with/1',
    '/payment',
    '/reset_password_confirm/x',
  ];
  expect(shown.filter((path) => !isEditablePath(path))).toEqual([]);
  expect(refused.filter(isEditablePath)).toEqual([]);
  expect(['/forms/lead', '/admin/', '/api/config', '/liveness'].filter(isEditablePath)).toEqual([]);
});

test.each([
  ['/cart', '', 'cart'],
  ['/cart', '?vt-sample=empty&vt-edit=x', 'emptyCart'],
  ['/checkout', '?vt-sample=empty', 'checkout'],
  ['/account', '', 'account'],
  ['/account/orders', '?vt-sample=empty', 'noOrders'],
  ['/account/orders/details', '', undefined],
  ['/about', '?vt-sample=empty', undefined],
])('%s%s is the sample page %s', (pathname, search, name) => {
  expect(samplePageAt(pathname, search)?.name).toBe(name);
});
