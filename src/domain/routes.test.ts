import { expect, test } from 'vitest';

import {
  isEditablePath,
  articlePath,
  catalogPath,
  categoryPath,
  feedPath,
  homePath,
  leadFormPath,
  adminOrderPath,
  adminProductPath,
  orderDetailsPath,
  pagePath,
  paths,
  paymentPath,
  productPath,
  confirmEmailPath,
  resetPasswordPath,
  searchPath,
  staffInvitationPath,
  staffResetPath,
  staffSetupPath,
} from './routes.ts';

test.each([
  [homePath(), '/'],
  [staffSetupPath('abc'), '/admin/setup#abc'],
  [staffInvitationPath('abc'), '/admin/invitation#abc'],
  [staffResetPath('abc'), '/admin/new-password#abc'],
  [adminOrderPath('A/1'), '/admin/orders/A%2F1'],
  [adminProductPath(7), '/admin/products/7'],
  [pagePath('about'), '/about'],
  [pagePath('о-нас'), '/%D0%BE-%D0%BD%D0%B0%D1%81'],
  [categoryPath('blog'), '/blog'],
  [articlePath('blog/first-post'), '/blog/first-post'],
  [articlePath('/blog/чай/'), '/blog/%D1%87%D0%B0%D0%B9'],
  [articlePath('blog/a?b#c'), '/blog/a%3Fb%23c'],
  [catalogPath('tea'), '/catalogs/tea'],
  [catalogPath('a/b'), '/catalogs/a%2Fb'],
  [productPath('чай'), '/products/%D1%87%D0%B0%D0%B9'],
  [productPath('tea', 12), '/products/tea?variation=12'],
  [productPath('tea', null), '/products/tea'],
  [productPath('tea', 'a&b'), '/products/tea?variation=a%26b'],
  [searchPath(' green tea & co '), '/search?q=green%20tea%20%26%20co'],
  [searchPath('  '), '/search'],
  [searchPath('tea\ud800'), '/search?q=tea%EF%BF%BD'],
  [searchPath('🍵'), '/search?q=%F0%9F%8D%B5'],
  [orderDetailsPath('A-1'), '/account/orders/details?number=A-1'],
  [paymentPath('A-1'), '/payment?order=A-1'],
  [paymentPath('A-1', 't='), '/payment?order=A-1&token=t%3D'],
  [confirmEmailPath('abc'), '/account/orders#confirm=abc'],
  [resetPasswordPath('abc'), '/reset_password_confirm/abc'],
  [leadFormPath(), '/forms/lead'],
  [leadFormPath({ productId: 7, comment: 'a b' }), '/forms/lead?product=7&comment=a+b'],
  [leadFormPath({ comment: '' }), '/forms/lead'],
  [feedPath('blog'), '/blog/rss.xml'],
])('%s', (path, expected) => {
  expect(path).toBe(expected);
});

test('visitors know these addresses: they do not change', () => {
  expect(paths).toEqual({
    home: '/',
    cart: '/cart',
    checkout: '/checkout',
    payment: '/payment',
    paymentNotification: '/payment/notification',
    paymentReturn: '/payment/return',
    promoCode: '/promo-code',
    cartLink: '/cart/with',
    agentGuide: '/agents.md',
    agentTools: '/api/ucp/mcp',
    paymentDemo: '/payment/demo',
    search: '/search',
    catalogs: '/catalogs',
    products: '/products',
    account: '/account',
    accountSettings: '/account/settings',
    accountOrders: '/account/orders',
    accountOrderDetails: '/account/orders/details',
    orderReturn: '/account/orders/return',
    accountReviews: '/account/reviews',
    resetPassword: '/reset_password_confirm',
    leadForm: '/forms/lead',
    reviewForm: '/forms/review',
    questionForm: '/forms/question',
    commentForm: '/forms/comment',
    admin: '/admin/',
    newPage: '/new-page',
    newCatalog: '/catalogs/new-page',
  });
});

test('the builder shows the pages of the shop, and none of one visitor alone', () => {
  const shown = [
    '/',
    '/about',
    '/catalogs/tea',
    '/products/tea?variation=1',
    '/search',
    '/cart-care',
    '/apiary',
  ];
  const refused = [
    '/cart',
    '/cart?x=1',
    '/checkout/',
    '//account/orders',
    '/payment',
    '/reset_password_confirm/x',
  ];
  expect(shown.filter((path) => !isEditablePath(path))).toEqual([]);
  expect(refused.filter(isEditablePath)).toEqual([]);
  expect(['/forms/lead', '/admin/', '/api/config', '/liveness'].filter(isEditablePath)).toEqual([]);
});
