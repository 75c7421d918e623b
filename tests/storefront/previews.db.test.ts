import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Preview, PreviewRequest } from '#domain/schemas/preview.schema.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let admin: { id: number; token: string };
let pageId: number;
let edit: string;

const canary = 'window.canaryRan=true';

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${site.origin}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${admin.token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (response.status === 204 ? null : await response.json()) as T;
}

const preview = (request: PreviewRequest | object) => call<Preview>('POST', '/admin/previews', request);

async function editTitle(value: string): Promise<void> {
  const { revision } = await call<{ revision: number }>('GET', `/admin/pages/${pageId}/draft`);
  const changes = [{ path: ['options', 'heading', 'title'], value }];
  await call('POST', `/admin/pages/${pageId}/draft/edits`, {
    baseRevision: revision,
    clientId: crypto.randomUUID(),
    edits: [{ id: crypto.randomUUID(), intent: { type: 'section.update', id: 's1', changes } }],
  });
}

/** What the frame is given to draw the page anew. */
function readData(html: string): unknown {
  return JSON.parse(
    /<script type="application\/json" id="vt-edit-page">(.*?)<\/script>/.exec(html)?.[1] ?? '',
  );
}

beforeAll(async () => {
  site = await startStorefront();
  admin = await makeStaff(site.db, 'admin');
  pageId = await site.content.makePage({
    slug: 'about',
    title: 'About us',
    sections: [
      {
        id: 's1',
        type: 'text',
        options: { heading: { title: 'Published' }, content: { html: '<p>Hi</p>' } },
      },
      { id: 's2', type: 'text', hidden: true, options: { heading: { title: 'Hidden one' } } },
      { id: 's3', type: 'no-such-type' },
    ],
  });
  await site.content.makePage({ slug: 'unpublished', title: 'Soon', published: false });
  await site.configure({
    seo: {
      customCode: `<script>${canary}</script>`,
      googleAnalytics: 'G-TEST12345',
      yandexMetrika: '12345678',
    },
  });
  edit = (await preview({ mode: 'edit' })).token;
  await editTitle('Drafted');
});
afterAll(() => site.stop());

describe('a page of one visitor in the builder', () => {
  const open = async (path: string) => {
    const page = await site.get(`${path}${path.includes('?') ? '&' : '?'}vt-edit=${edit}`);
    expect(page.status).toBe(200);
    expect(page.html.source).toContain('data-vt-editing');
    expect(page.html.source).toContain('class="vt-sample-page"');
    expect(page.headers.get('set-cookie')).toBeNull();
    return page.html.source.replace(/.*<main/s, '');
  };

  test('has made-up goods in a shop without any, and none where nothing is bought', async () => {
    expect(await open('/cart')).toContain('vt-cart__lines');
    expect(await open('/cart?vt-sample=empty')).toContain('vt-empty');
    expect(await open('/checkout')).toContain('vt-order-lines');
    expect(await open('/account')).toContain('Anna');
    expect(await open('/account/orders')).toContain('1042');
    expect(await open('/account/orders?vt-sample=empty')).not.toContain('1042');
  });

  test('has goods of the shop, at its prices, and nothing is kept of it', async () => {
    await site.change(['products'], () =>
      site.shop.makeProduct({ title: 'Porcelain cup', variations: [{ fullPrice: 1234 }] }),
    );
    expect(await open('/cart')).toContain('Porcelain cup');
    expect(await open('/checkout')).toContain('12.34');
    expect(await open('/account/orders')).toContain('12.34');
    expect(await site.db.selectFrom('orders').select('id').execute()).toEqual([]);
  });

  test('is nobody’s without the token, and a visitor’s own without asking for it', async () => {
    const refused = await site.get('/cart?vt-edit=wrong');
    expect(refused.status).toBe(403);
    const own = await site.get('/cart');
    expect(own.html.source).not.toContain('vt-sample-page');
    const other = await site.get(`/account/reviews?vt-edit=${edit}`);
    expect(other.html.source).not.toContain('data-vt-editing');
  });
});

describe('the page in the builder', () => {
  test('shows the draft, hidden and unknown sections, and what the frame needs to draw them', async () => {
    const { status, html } = await site.get(`/about?vt-edit=${edit}`);
    expect(status).toBe(200);
    expect(html.source).toContain('Drafted');
    expect(html.source).not.toContain('>Published<');
    for (const id of ['s1', 's2', 's3', 'default-h1']) expect(html.source).toContain(`id="section-${id}"`);
    expect(readData(html.source)).toMatchObject({
      isReadOnly: false,
      pageId,
      revisions: { [`page:${pageId}`]: 1 },
      documents: { page: { order: ['s1', 's2', 's3'] } },
    });
  });

  test('runs nothing but its own script: no code of the owner, no trackers, no shop', async () => {
    const visitor = await site.get('/about');
    expect(visitor.html.source).toContain(canary);
    const { html, headers } = await site.get(`/about?vt-edit=${edit}`);
    const scripts = html.source.replaceAll(/<script type="application\/json"[\s\S]*?<\/script>/g, '');
    expect(scripts).not.toContain(canary);
    expect(scripts.match(/<script\b[^>]*>/g)).toEqual([
      expect.stringMatching(/^<script type="module" src="\/assets\/edit-[\w-]+\.js">$/),
    ]);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('googletagmanager');
  });

  test('alone may stand in a frame', async () => {
    for (const path of ['/', '/about', '/about?vt-edit=', '/about?vt-edit=wrong', '/cart', '/no-such-page']) {
      const { headers } = await site.get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(`${path} ${policy}`).toContain("frame-ancestors 'none'");
    }
  });

  test('is stored nowhere and told to no search engine and no other site', async () => {
    await site.get('/about');
    const { headers } = await site.get(`/about?vt-edit=${edit}`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('etag')).toBeNull();
    const visitor = await site.get('/about');
    expect(visitor.html.source).toContain('Published');
    expect(visitor.html.source).not.toContain('Drafted');
  });

  test('is refused without a good token, and its own does not share', async () => {
    const shared = await preview({ mode: 'share', hours: 1 });
    for (const path of [`/about?vt-edit=${shared.token}`, '/about?vt-edit=x', `/about?vt-preview=${edit}`]) {
      const { status, html } = await site.get(path);
      expect(status).toBe(403);
      expect(html.text('h1')).toBe('This page is not open to you');
      expect(html.source).toContain('This preview has ended');
      expect(html.source).not.toContain('Drafted');
    }
  });

  test('shows a published version in the place of the draft, and nothing can be edited', async () => {
    const { revision } = await call<{ revision: number }>('GET', `/admin/pages/${pageId}/draft`);
    const name = `page:${pageId}@1`;
    const { status, html, headers } = await site.get(`/about?vt-edit=${edit}&vt-version=${name}`);
    expect(status).toBe(200);
    expect(html.source).toContain('Published');
    expect(html.source).not.toContain('Drafted');
    expect(readData(html.source)).toMatchObject({
      isReadOnly: true,
      pageId,
      revisions: { [`page:${pageId}`]: revision },
    });
    expect(headers.get('cache-control')).toBe('private, no-store');
    // The settings of a version, the page as its draft has it.
    const changes = [{ path: ['sitename'], value: 'Renamed shop' }];
    await call('POST', '/admin/settings/draft/edits', {
      baseRevision: 0,
      clientId: crypto.randomUUID(),
      edits: [{ id: crypto.randomUUID(), intent: { type: 'settings.update', group: 'common', changes } }],
    });
    const draft = await site.get(`/about?vt-edit=${edit}`);
    expect(draft.html.source).toContain('Renamed shop');
    const seen = await site.get(`/about?vt-edit=${edit}&vt-version=settings@1`);
    expect(seen.html.source).toContain('Drafted');
    expect(seen.html.source).not.toContain('Renamed shop');
  });

  test.each(['page:999999@1', 'x', 'page:1', 'settings@99', ''])(
    'shows nothing for the version %j',
    async (version) => {
      const { status, html } = await site.get(`/about?vt-edit=${edit}&vt-version=${version}`);
      expect([403, 404]).toContain(status);
      expect(html.source).not.toContain('vt-edit-page');
    },
  );

  test('tells the builder of a page that is gone, in its frame', async () => {
    const { status, html, headers } = await site.get(`/no-such-page?vt-edit=${edit}`);
    expect(status).toBe(404);
    expect(html.source).toContain('vt-edit-page');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  test('needs the token of who edits for a version, too', async () => {
    const shared = await preview({ mode: 'share', hours: 1 });
    const name = `page:${pageId}@1`;
    const wrong = await site.get(`/about?vt-edit=${shared.token}&vt-version=${name}`);
    expect(wrong.status).toBe(403);
    const link = await site.get(`/about?vt-preview=${shared.token}&vt-version=${name}`);
    expect(link.html.source).toContain('Drafted');
    const visitor = await site.get(`/about?vt-version=${name}`);
    expect(visitor.html.source).not.toContain('vt-edit-page');
  });

  test('speaks to who edits in their language, to visitors in the shop’s', async () => {
    const { html } = await site.get(`/about?vt-edit=${edit}&vt-language=ru`);
    expect(html.source).toContain('<html lang="en"');
    expect(html.source).toMatch(/<p class="vt-section__hint" lang="ru">[^<]*no-such-type/);
    const english = await site.get(`/about?vt-edit=${edit}&vt-language=xx`);
    expect(english.html.source).toMatch(/<p class="vt-section__hint">This section is of a type/);
  });

  test.each(['/new-page', '/catalogs/new-page', '/unpublished', '/', '/search'])(
    '%s can be opened',
    async (path) => {
      const { status, html } = await site.get(`${path}?vt-edit=${edit}`);
      expect(status).toBe(200);
      expect(html.source).toContain('vt-edit-page');
    },
  );
});

describe('a shared preview', () => {
  test('shows drafts and unpublished pages, says so, keeps its links, and ends when it is ended', async () => {
    const { id, url, token } = await preview({ mode: 'share', hours: 5, page: '/about' });
    const { status, html, headers } = await site.get(url);
    expect(status).toBe(200);
    expect(html.source).toContain('Drafted');
    expect(html.source).not.toContain('Hidden one');
    expect(html.source).toContain('This is a preview of what is not published yet');
    expect(html.source).not.toContain(canary);
    expect(html.source).not.toContain('G-TEST12345');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const links = [...html.source.matchAll(/<a\b[^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(0);
    for (const href of links) expect(href).toContain(`vt-preview=${token}`);
    expect((await site.get(`/unpublished?vt-preview=${token}`)).status).toBe(200);
    expect((await site.get('/unpublished')).status).toBe(404);

    await call('DELETE', `/admin/previews/${id}`);
    expect((await site.get(url)).status).toBe(403);
  });

  test('of one page shows the draft of it alone', async () => {
    await site.content.makePage({ slug: 'other', title: 'Other' });
    const { revision } = await call<{ revision: number }>('GET', '/admin/settings/draft');
    const intent = {
      type: 'settings.update',
      group: 'common',
      changes: [{ path: ['sitename'], value: 'Draft shop' }],
    };
    await call('POST', '/admin/settings/draft/edits', {
      baseRevision: revision,
      clientId: crypto.randomUUID(),
      edits: [{ id: crypto.randomUUID(), intent }],
    });
    const whole = await preview({ mode: 'share', hours: 1, page: '/about' });
    expect((await site.get(whole.url)).html.source).toContain('Draft shop');
    const one = await preview({ mode: 'share', hours: 1, page: '/about', onlyPage: pageId });
    const { html } = await site.get(one.url);
    expect(html.source).toContain('Drafted');
    expect(html.source).not.toContain('Draft shop');
    expect((await site.get(`/other?vt-preview=${one.token}`)).status).toBe(200);
    expect((await site.get(`/unpublished?vt-preview=${one.token}`)).status).toBe(404);
    const other = await site.content.makePage({ slug: 'later', title: 'Later', published: false });
    const ofOther = await preview({ mode: 'share', hours: 1, page: '/later', onlyPage: other });
    expect((await site.get(ofOther.url)).status).toBe(200);
    expect((await site.get(`/about?vt-preview=${ofOther.token}`)).html.source).not.toContain('Drafted');
    const links = await call<{ id: number; onlyPage: number | null }[]>('GET', '/admin/previews');
    expect(links.find(({ id }) => id === one.id)?.onlyPage).toBe(pageId);
    expect(links.find(({ id }) => id === whole.id)?.onlyPage).toBeNull();
    // Its draft goes with the page.
    await site.db.deleteFrom('pages').where('id', '=', other).execute();
    expect((await site.get(ofOther.url)).status).toBe(403);
    expect(await call('POST', '/admin/previews', { mode: 'share', hours: 1, onlyPage: other })).toMatchObject(
      {
        code: 404,
      },
    );
  });

  test('of one article that visitors do not see yet shows it alone', async () => {
    const categoryId = await site.content.makeCategory('news', { title: 'News' });
    const article = await site.content.makeArticle({
      categoryId,
      slug: 'fair',
      title: 'Fair',
      published: false,
    });
    const statusBy = async (onlyPage: number) => {
      const { token } = await preview({ mode: 'share', hours: 1, onlyPage });
      return (await site.get(`/news/fair?vt-preview=${token}`)).status;
    };
    expect([await statusBy(article), await statusBy(pageId)]).toEqual([200, 404]);
  });

  test('follows redirects within the preview', async () => {
    const { token } = await preview({ mode: 'share', hours: 1 });
    const { status, headers } = await site.get(`/about/?vt-preview=${token}`);
    expect([status, headers.get('location')]).toEqual([302, `/about?vt-preview=${token}`]);
  });
});
