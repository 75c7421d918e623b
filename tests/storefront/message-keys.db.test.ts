import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { messagesOf } from '#i18n/messages-of.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

describe.each(['en', 'ru'] as const)('the demo shop in %s', (language) => {
  let site: Storefront;
  const pages = new Map<string, Awaited<ReturnType<Storefront['get']>>>();

  beforeAll(async () => {
    site = await startStorefront({ demo: language });
    const moved = new Set<string>();
    const queue = [
      '/',
      '/catalogs',
      '/products',
      '/search',
      '/search?q=a',
      '/new-page',
      '/catalogs/new-page',
      '/no/such/page',
    ];
    for (let path = queue.shift(); path !== undefined && pages.size < 400; path = queue.shift()) {
      if (pages.has(path) || moved.has(path)) continue;
      const page = await site.get(path);
      const target = page.headers.get('location');
      if (target !== null) {
        moved.add(path);
        queue.push(target);
        continue;
      }
      pages.set(path, page);
      for (const href of page.html.attributes('a[href]', 'href')) {
        if (href && /^\/(?!\/|img\/|.*\.xml$)[^?#]*$/.test(href)) queue.push(href);
      }
    }
  });
  afterAll(() => site.stop());

  const shown = () => [...pages].filter(([, page]) => page.status === 200);

  test('links to many pages and to none that is missing', () => {
    const missing = [...pages].filter(([path, page]) => page.status >= 400 && path !== '/no/such/page');
    expect(missing.map(([path]) => path)).toEqual([]);
    expect(shown().length).toBeGreaterThan(50);
  });

  test('shows no key of a message [R5]', () => {
    const bundle = messagesOf(language);
    const leaks = [...pages].flatMap(([path, { html }]) => {
      const attributes = html.all('[aria-label]').map(({ attribs }) => attribs['aria-label']);
      const text = [html.title, html.visibleText, ...attributes].join('\n');
      const found = text.match(/(?<![\w@./-])[a-z]+[A-Za-z]*(?:\.[a-zA-Z0-9]+){1,}(?![\w@/])/g) ?? [];
      return found.filter((word) => Object.hasOwn(bundle, word)).map((word) => `${path}: ${word}`);
    });
    expect(leaks).toEqual([]);
  });

  test('has exactly one h1 a page [R123]', () => {
    const wrong = [...pages].filter(([, { html, status }]) => status < 300 && html.all('h1').length !== 1);
    expect(wrong.map(([path, { html }]) => `${path}: ${html.texts('h1').join(' | ')}`)).toEqual([]);
  });

  test('has the landmarks of its layout a page: skip link, header, one main, footer, notices, place of modals [R66]', () => {
    const parts = [
      'main',
      '.vt-skip-link',
      'header.vt-header',
      'footer.vt-footer',
      '[data-vt-notices]',
      '[data-vt-modals]',
    ];
    const wrong = [...pages].flatMap(([path, { html }]) =>
      parts.filter((part) => html.all(part).length !== 1).map((part) => `${path}: ${part}`),
    );
    expect(wrong).toEqual([]);
  });

  test('has a title, a description and a canonical address on every page that may be indexed', () => {
    const { origin } = site;
    const indexed = shown().filter(([, { html }]) => !html.meta('robots')?.includes('noindex'));
    const without = indexed.filter(([, { html }]) => html.title === '' || !html.meta('description'));
    expect(without.map(([path]) => path)).toEqual([]);
    const canonical = indexed.map(([, { html }]) => html.attribute('link[rel=canonical]', 'href'));
    expect(canonical).toEqual(indexed.map(([path]) => origin + encodeURI(decodeURI(path))));
  });

  test('gives islands the texts of its language and no others [R7]', () => {
    const bundle: Readonly<Record<string, string>> = messagesOf(language);
    const given = shown().flatMap(([, { html }]) =>
      html.attributes('vt-island[props]', 'props').flatMap((props) => {
        const { messages } = JSON.parse(props ?? '{}') as { messages?: Record<string, string> };
        return Object.entries(messages ?? {});
      }),
    );
    expect(given.length).toBeGreaterThan(100);
    expect(given.filter(([key, text]) => bundle[key] !== text)).toEqual([]);
  });

  test('labels the trail of pages that no link of a visitor without a cart leads to [R133]', async () => {
    const bundle = messagesOf(language);
    for (const [path, key] of [
      ['/cart', 'breadcrumbs.cart'],
      ['/checkout', 'checkout.title'],
      ['/reset_password_confirm', 'breadcrumbs.resetPassword'],
      ['/account/orders', 'breadcrumbs.accountOrders'],
    ] as const) {
      const { html } = await site.get(path, { cookie: 'vt_cart=1.1.1' });
      const trail = html.texts('.vt-breadcrumbs li');
      expect([trail[0], trail.at(-1)]).toEqual([bundle['breadcrumbs.home'], bundle[key]]);
    }
  });

  test.runIf(language === 'ru')('speaks Russian in its frame [R4]', () => {
    const { html } = pages.get('/') ?? { html: undefined };
    expect(html?.text('.vt-skip-link')).toMatch(/[а-я]/i);
    const labels = html?.attributes('header [aria-label]', 'aria-label') ?? [];
    for (const label of labels) expect(label).toMatch(/[а-я]/i);
  });
});
