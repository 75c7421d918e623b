import { describe, expect, test } from 'vitest';

import { paths } from '#domain/routes.ts';

import { classOf } from './request-class.ts';

describe('the class of a request', () => {
  test.each([
    ['order', [paths.cart, paths.checkout, paths.payment, paths.paymentReturn, '/payment?order=7&token=a']],
    ['order', ['/api/orders', '/api/orders/quote', '/api/orders/7/cancel', '/api/cart', '/api/locations']],
    [
      'order',
      ['/api/payment/initialize', '/api/payment/notification?provider=stripe', paths.paymentNotification],
    ],
    [
      'file',
      ['/assets/boot-1a.js', '/fonts/manrope.woff2', '/img/inset/400x0/7-abcdef01.jpg', '/favicon.ico'],
    ],
    ['page', ['/', '/catalogs/prints?page=2', '/products/search', '/about', '/cartography', '/searching']],
    ['page', ['/api/products/vase', '/api/leads', '/api/login_check', '/administration', '*', '']],
    ['search', ['/search', '/search?q=a/b', '/api/search?query=cart', paths.agentTools]],
    ['order', [`${paths.cartLink}/12:2`]],
    [
      'back',
      ['/admin', '/admin/orders', '/api/admin/orders', '/api/docs.json', '/api/mcp', '/api/policy-reports'],
    ],
    [
      'back',
      ['/feeds/google.xml', '/sitemap.xml', '/sitemap-products-1.xml', '/robots.txt', '/news/rss.xml'],
    ],
    ['back', [paths.agentGuide, '/llms.txt', '/.well-known/ucp']],
  ] as const)('%s: %s', (kind, targets) => {
    expect(targets.map(classOf)).toEqual(targets.map(() => kind));
  });

  test('whoever watches the server is always answered', () => {
    expect(['/liveness', '/readiness?full'].map(classOf)).toEqual([null, null]);
    expect(classOf('/liveness/x')).toBe('page');
  });
});
