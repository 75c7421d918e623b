import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { speculationRules } from '#domain/speculation-rules.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

const origin = 'https://shop.example';
let site: Storefront;
let image: number;
beforeAll(async () => {
  site = await startStorefront({ env: { PUBLIC_URL: origin } });
  const { content, shop } = site;
  image = await shop.makeImage({ name: 'share', alt: 'A pot' });
  await content.makePage({ slug: 'about', title: 'About' });
  await content.makePage({
    slug: 'own',
    title: 'Own',
    meta: { title: 'Own title', description: 'Own description' },
  });
  await content.makePage({
    slug: 'titled',
    title: 'Titled',
    sections: [{ id: 'h', type: 'h1', options: { heading: { title: 'Its own heading' } } }],
  });
  await content.makePage({ slug: 'untitled', title: 'Untitled', sections: [{ id: 'h', type: 'h1' }] });
  await content.makePage({
    slug: 'twice',
    title: 'Twice',
    sections: ['a', 'b'].map((id) => ({ id, type: 'h1', options: { heading: { title: id } } })),
  });
  await content.makePage({
    slug: 'off',
    title: 'Off',
    sections: [{ id: 'h', type: 'h1', enable: false, options: { heading: { title: 'x' } } }],
  });
  const blog = await content.makeCategory('blog', { title: 'Journal', sections: [{ id: 'h', type: 'h1' }] });
  await content.makeArticle({ categoryId: blog, slug: 'first', title: 'First', excerpt: '', imageId: image });
  const prints = await shop.makeCatalog({ slug: 'prints', title: 'Prints' });
  const inner = await shop.makeCatalog({ slug: 'posters', title: 'Posters', parentId: prints });
  await shop.makeProduct({
    slug: 'ferry',
    title: 'Ferry',
    catalogs: [inner],
    imageIds: [image],
    variations: [{ fullPrice: 123_450 }],
  });
  for (let index = 0; index < 14; index++) await shop.makeProduct({ catalogs: [prints] });
  await site.change(['everything', 'pages', 'catalogs', 'products', 'articles'], async () => {});
});
afterAll(() => site.stop());

const kinds = {
  product: '/products/ferry',
  catalog: '/catalogs/prints',
  page: '/about',
  category: '/blog',
  article: '/blog/first',
};

async function read(path: string, settings: Record<string, unknown> = {}) {
  await site.configure(settings);
  return (await site.get(path)).html;
}

describe('the heading', () => {
  test('is the title of the H1 section where it has one [R120,171]', async () => {
    expect((await read('/titled')).texts('h1')).toEqual(['Its own heading']);
  });

  test('else follows the template of pages [R121]', async () => {
    const html = await read('/untitled', { seo: { templates: { page: { h1: 'Buy %page_name%' } } } });
    expect(html.texts('h1')).toEqual(['Buy Untitled']);
  });

  test('of a catalog follows the template of catalogs [R122,125]', async () => {
    const html = await read('/catalogs/prints', {
      seo: { templates: { catalog: { h1: 'All %catalog_name%' } } },
    });
    expect(html.texts('h1')).toEqual(['All Prints']);
  });

  test.each([
    '/',
    '/twice',
    '/off',
    '/blog',
    '/blog/first',
    '/products/ferry',
    '/search',
    '/catalogs',
    '/products',
    '/nothing',
  ])('is one at %s', async (path) => {
    expect((await read(path)).all('h1')).toHaveLength(1);
  });

  test('of a second H1 section is an h2', async () => {
    const html = await read('/twice');
    expect(html.texts('h1')).toEqual(['a']);
    expect(html.texts('main h2')).toContain('b');
  });
});

describe('the fifteen templates', () => {
  const templates = Object.fromEntries(
    Object.keys(kinds).map((kind) => [
      kind,
      { h1: `H ${kind}`, title: `T ${kind} %shop_name%`, description: `D ${kind} %price% %currency%` },
    ]),
  );

  test.each(Object.entries(kinds))('are told apart for a %s', async (kind, path) => {
    const html = await read(path, {
      seo: { templates },
      common: { sitename: 'Tide' },
      ecommerce: { currency: 'USD' },
    });
    expect(html.texts('h1')).toEqual([`H ${kind}`]);
    expect(html.title).toBe(`T ${kind} Tide`);
    expect(html.meta('description')).toBe(kind === 'product' ? 'D product 1,234.50 USD' : `D ${kind}`);
  });

  test('know every placeholder of their kind', async () => {
    const names = { product: 'Ferry', catalog: 'Prints', page: 'About', article: 'First' };
    for (const [kind, name] of Object.entries(names)) {
      const html = await read(kinds[kind as keyof typeof kinds], {
        seo: { templates: { [kind]: { title: `<%${kind}_name%>` } } },
      });
      expect(html.title).toBe(`<${name}>`);
    }
  });

  test('leave no placeholder on any page by default [R124]', async () => {
    for (const path of Object.values(kinds)) {
      const html = await read(path, { common: { sitename: 'Tide' } });
      expect(html.title).toContain('Tide');
      expect(`${html.title} ${html.meta('description')}`).not.toMatch(/%\w+%/);
    }
  });

  test('lose unknown placeholders and double spaces [R126]', async () => {
    const html = await read('/about', {
      seo: { templates: { page: { title: '%zzz%  %page_name%   at  %nothing% us' } } },
    });
    expect(html.title).toBe('About at us');
  });

  test('are cut at words: a title at 70 characters, a description at 200', async () => {
    const long = 'word '.repeat(60);
    const html = await read('/about', {
      seo: { templates: { page: { title: `%page_name% ${long}`, description: long } } },
    });
    expect(html.title).toBe(`About ${'word '.repeat(12)}word`.slice(0, 70));
    expect(html.title.length).toBeLessThanOrEqual(70);
    expect(html.meta('description')).toBe('word '.repeat(40).trim());
  });

  test('yield to the meta of the page itself [R127]', async () => {
    const html = await read('/own', { seo: { templates: { page: { title: 'T', description: 'D' } } } });
    expect([html.title, html.meta('description')]).toEqual(['Own title', 'Own description']);
  });
});

describe('robots', () => {
  test.each([
    ['/search?q=x', true],
    ['/search', true],
    ['/new-page', true],
    ['/catalogs/new-page', true],
    ['/catalogs/prints?sort=price_asc', true],
    ['/catalogs/prints?filter[minPrice]=1', true],
    ['/blog?tag=none', false],
    ['/nothing', true],
    ['/about', false],
    ['/catalogs/prints?page=2', false],
    ['/products/ferry?variation=1', false],
  ])('%s: kept out of search engines: %s [R406]', async (path, isOut) => {
    for (const robots of ['', 'index, follow']) {
      const html = await read(path, { seo: { robots } });
      expect(html.meta('robots')?.includes('noindex') ?? false).toBe(isOut);
      expect(html.has('link[rel=canonical]')).toBe(!isOut);
    }
  });

  test('of the settings go to every page, which robots.txt then lets be read, and take the sitemap away [R136-137]', async () => {
    const html = await read('/about', { seo: { robots: 'noindex, nofollow' } });
    expect(html.meta('robots')).toBe('noindex, nofollow');
    expect((await site.get('/search')).html.meta('robots')).toBe('noindex, nofollow');
    expect(await (await fetch(`${site.origin}/robots.txt`)).text()).toBe('User-agent: *\nDisallow:\n');
    expect((await site.get('/sitemap.xml')).status).toBe(404);
  });
});

describe('the canonical address', () => {
  test.each([
    ['/', '/'],
    ['/about?utm_source=x', '/about'],
    ['/products/ferry?variation=1', '/products/ferry'],
    ['/catalogs/prints?page=1', '/catalogs/prints'],
    ['/catalogs/prints?page=2&utm_source=x', '/catalogs/prints?page=2'],
    ['/products?page=2', '/products?page=2'],
    ['/blog/first', '/blog/first'],
  ])('of %s is %s [R143]', async (path, canonical) => {
    expect((await read(path)).attribute('link[rel=canonical]', 'href')).toBe(origin + canonical);
  });
});

test('share cards are complete on every page that may be indexed [R141]', async () => {
  for (const path of ['/', ...Object.values(kinds)]) {
    const html = await read(path, { common: { sitename: 'Tide', description: 'Pots', sharedImage: image } });
    expect(html.meta('og:site_name')).toBe('Tide');
    expect(html.meta('og:locale')).toBe('en_US');
    expect(html.meta('og:title')).toBe(html.title);
    expect(html.meta('og:description')).toBe(html.meta('description'));
    expect(html.meta('og:url')).toBe(html.attribute('link[rel=canonical]', 'href'));
    expect(html.meta('og:image')).toMatch(new RegExp(`^${origin}/img/.*/${image}-`));
    expect([html.meta('og:image:width'), html.meta('og:image:height')]).toEqual(['800', '600']);
    expect(html.meta('twitter:card')).toBe('summary_large_image');
  }
  expect((await read('/', { language: 'ru' })).meta('og:locale')).toBe('ru_RU');
});

test.each([
  ['product', 'product'],
  ['article', 'article'],
  ['catalog', 'website'],
  ['page', 'website'],
] as const)('a %s is shared as %s', async (kind, type) => {
  expect((await read(kinds[kind])).meta('og:type')).toBe(type);
});

test('a product is shared with its price [R142]', async () => {
  const html = await read('/products/ferry', { ecommerce: { currency: 'AED' } });
  expect(html.meta('product:price:amount')).toBe('1234.5');
  expect(html.meta('product:price:currency')).toBe('AED');
});

test('the name and description of the shop feed title and description [R574]', async () => {
  const html = await read('/', { common: { sitename: 'Tide & Clay', description: 'Pots and prints' } });
  expect(html.title).toContain('Tide & Clay');
  expect(html.meta('description')).toBe('Pots and prints');
});

test('verification, favicon and custom style stand in the head [R138-140]', async () => {
  const html = await read('/', {
    common: { favicon: image },
    seo: {
      googleVerification: 'g-1',
      yandexVerification: 'y-"1',
      customStyle: 'body{--mark:1}</style><script>x()</script>',
    },
  });
  expect([html.meta('google-site-verification'), html.meta('yandex-verification')]).toEqual([
    'g-1',
    'y-&quot;1'.replace('&quot;', '"'),
  ]);
  expect(html.attribute('head link[rel=icon]', 'href')).toContain(`/${image}-`);
  expect(html.css).toContain('body{--mark:1}');
  expect(html.scripts.length).toBeGreaterThan(0);
  expect(html.scripts.join('\n')).not.toContain('x()');
  const icon = await fetch(`${site.origin}/favicon.ico`, { redirect: 'manual' });
  expect(icon.headers.get('location')).toContain(`/${image}-`);
});

describe('custom code', () => {
  const script = 'window.mark = 1;';
  const customCode = `<noscript>mark</noscript><script>${script}</script><script src="https://tag.example/a.js"></script>`;

  test('stands raw at the end of the body, allowed by the policy [R108-109]', async () => {
    await site.configure({ seo: { customCode } });
    const { html, headers } = await site.get('/about');
    const policy = headers.get('content-security-policy') ?? '';
    const [, nonce] = /'nonce-([\w-]{22})'/.exec(policy) ?? [];
    // Raw but for the nonce of a script that no hash can name.
    expect(html.source).toContain(
      `${customCode.replace('<script src', `<script nonce="${nonce}" src`)}</body></html>`,
    );
    const hashes = [speculationRules, script].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(policy.split('; ').find((rule) => rule.startsWith('script-src'))).toBe(
      `script-src 'nonce-${nonce}' 'strict-dynamic' ${hashes.join(' ')} 'self' https:`,
    );
    expect(policy).toContain('report-uri /api/policy-reports');
    expect(html.attribute('script[type=module]', 'nonce')).toBe(nonce);
  });

  test('is the only inline script that the policy lets run', async () => {
    await site.configure({});
    const { html, headers } = await site.get('/about');
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self' 'inline-speculation-rules';/);
    expect(policy).not.toMatch(/nonce|strict-dynamic|report-uri/);
    const inline = html
      .all('script')
      .filter(({ attribs }) => !attribs['src'] && attribs['type'] !== 'application/ld+json');
    expect(inline).toEqual([]);
  });
});

test('the service for error reports is in the page and its policy only when it is set [R671]', async () => {
  const open = async (errorReports: string) => {
    await site.configure({ seo: { errorReports } });
    const { html, headers } = await site.get('/about');
    const policy = headers.get('content-security-policy') ?? '';
    const connections = policy.split('; ').find((rule) => rule.startsWith('connect-src'));
    const [, endpoint] = /id="vt-error-reports">([^<]*)</.exec(html.source) ?? [];
    return { endpoint, connections };
  };
  expect(await open('https://key:secret@errors.example/7')).toEqual({
    endpoint: '"https://errors.example/api/7/envelope/?sentry_version=7&sentry_key=key"',
    connections: "connect-src 'self' https://errors.example",
  });
  const nowhere = { endpoint: undefined, connections: "connect-src 'self'" };
  expect(await open('')).toEqual(nowhere);
  expect(await open('https://errors.example/7')).toEqual(nowhere);
});

describe('?disable-interaction', () => {
  test('loads one stylesheet more [R144-145]', async () => {
    const sheets = async (path: string) => (await read(path)).attributes('link[rel=stylesheet]', 'href');
    const more = await sheets('/about?disable-interaction');
    expect(more).toHaveLength((await sheets('/about')).length + 1);
    const css = await (await fetch(site.origin + more.at(-1))).text();
    expect(css).toMatch(/pointer-events:\s*none/);
  });
});

describe('the headers of a page', () => {
  test('carry a policy, no sniffing, a referrer policy and HSTS on https [R737]', async () => {
    const { headers, html } = await site.get('/about');
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    for (const style of html.all('style')) {
      const [text] = style.children;
      const css = text && 'data' in text ? String(text.data) : '';
      expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    }
  });

  test('are on pages that are missing as well', async () => {
    const { headers } = await site.get('/nothing');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

test('robots.txt names the sitemap, whose pages can all be opened and indexed [R735]', async () => {
  await site.configure({});
  const robots = await (await fetch(`${site.origin}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).toContain('Disallow: /cart$');
  const addresses = async (path: string) =>
    [...(await (await fetch(site.origin + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, loc = '']) => loc.replace(origin, ''),
    );
  const parts = await addresses('/sitemap.xml');
  const pages = (await Promise.all(parts.map(addresses))).flat();
  expect(pages).toEqual(
    expect.arrayContaining(['/', '/about', '/blog', '/blog/first', '/catalogs/prints', '/products/ferry']),
  );
  for (const path of pages) {
    const { status, html } = await site.get(path);
    expect([path, status, html.meta('robots')]).toEqual([path, 200, undefined]);
  }
});
