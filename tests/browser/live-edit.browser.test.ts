import { afterEach, expect, test } from 'vitest';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { openLive, type LiveParent } from './support/live-parent.ts';

useBrowser();
const testShop = useTestShop();

let live: LiveParent;
/** The frame answers in milliseconds, a machine that others use may take longer. */
const patiently = { timeout: 10_000 };
let document: DocumentKey;

const text = (title: string, html = '<p>Some words.</p>') => ({
  type: 'text',
  options: { heading: { title }, content: { html } },
});

async function open(sections: Parameters<typeof testShop.makePage>[0]): Promise<void> {
  live = await openLive(testShop, await testShop.makePage(sections));
  const [ready] = await live.heardOf('ready');
  document = `page:${ready?.pageId ?? 0}`;
}

afterEach(async () => {
  await live.context.close();
  const errors = live.trouble.errors.filter((error) => !error.includes('Action not found'));
  if (errors.length > 0) throw new Error(errors.join('\n'));
});

const change = (id: string, path: string[], value: unknown) => ({
  document,
  intent: { type: 'section.update' as const, id, changes: [{ path, value }] },
});
const titles = () => live.frame.locator('#main .vt-section__title').allInnerTexts();
const ids = () =>
  live.frame
    .locator('#main [data-section-id^=s]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('data-section-id')));
const newSection = (id: string, type: string, options: object = {}, items: { id: string }[] = []) => ({
  id,
  type,
  version: 1,
  enable: true,
  hidden: false,
  options: { ...options },
  items,
  styles: {},
});

test('an edit repaints its section alone, once it is known and again [R678]', async () => {
  await open([text('One'), text('Two'), text('Three')]);
  await live.frame.evaluate(() => {
    for (const element of window.document.querySelectorAll('[data-section-id]'))
      element.setAttribute('data-kept', '');
  });
  for (const title of ['Second', 'Second again', 'Second <b>& more']) {
    expect(
      await live.send('section.update', change('s2', ['options', 'heading', 'title'], title)),
    ).toMatchObject({
      ok: true,
    });
    expect(await titles()).toEqual(['One', title, 'Three']);
    expect(await live.drawn()).toEqual(['s2']);
  }
  expect(await live.frame.locator('#main [data-kept]').count()).toBe(5);
});

test('rich text is clean in the frame before the server has seen it', async () => {
  await open([text('One')]);
  const html =
    '<h1>Big</h1><p style="text-align:center;color:red" onclick="x()">Hi<img src=x onerror="window.hit=1"></p>' +
    '<script>window.hit=1</script><a href="javascript:hit()">a</a><svg onload="window.hit=1"></svg>' +
    '<iframe src="https://evil.example/"></iframe><math><mtext><style><img src=x onerror="window.hit=1"></style></mtext></math>';
  await live.send('section.update', change('s1', ['options', 'content', 'html'], html));
  const prose = live.frame.locator('#section-s1 .vt-prose');
  expect(await prose.innerHTML()).toBe('<h2>Big</h2><p style="text-align:center">Hi</p><a>a</a>');
  expect(await live.frame.evaluate(() => 'hit' in window)).toBe(false);
  // The browser tells of what the policy would have refused while the text was being cleaned.
  live.trouble.errors = live.trouble.errors.filter((error) => !error.includes('Content Security Policy'));
});

test('sections are added, moved, reordered, hidden, switched off and removed [R148-149,679-682,689]', async () => {
  await open([text('One'), text('Two')]);
  await live.send('section.add', {
    document,
    intent: {
      type: 'section.add',
      section: newSection('s9', 'text', { heading: { title: 'Nine' } }),
      after: 's1',
    },
  });
  expect(await titles()).toEqual(['One', 'Nine', 'Two']);
  expect(await live.drawn()).toEqual(['s9']);
  await live.send('section.move', { document, intent: { type: 'section.move', id: 's2', after: null } });
  expect(await ids()).toEqual(['s2', 's1', 's9']);
  expect(await live.drawn()).toEqual([]);
  await live.send('sections.reorder', { document, order: ['s9', 's1', 's2'] });
  expect(await ids()).toEqual(['s9', 's1', 's2']);
  await live.send('section.update', change('s1', ['hidden'], true));
  expect(await live.frame.locator('#section-s1').getAttribute('data-dimmed')).toBe('true');
  await live.send('section.update', change('s1', ['enable'], false));
  expect(await ids()).toEqual(['s9', 's2']);
  await live.send('section.update', change('s1', ['enable'], true));
  expect(await ids()).toEqual(['s9', 's1', 's2']);
  await live.send('section.remove', { document, intent: { type: 'section.remove', id: 's9' } });
  expect(await ids()).toEqual(['s1', 's2']);
});

test('slides are added and changed, and the slider works afterwards', async () => {
  const slide = (title: string) => ({ id: title.toLowerCase(), heading: { title } });
  await open([{ type: 'slider', options: {}, items: [slide('A'), slide('B')] }]);
  const slides = live.frame.locator('#section-s1 [data-part=track] > *');
  expect(await slides.count()).toBe(2);
  await live.send('item.add', {
    document,
    intent: { type: 'item.add', section: 's1', item: { id: 'c', heading: { title: 'Third' } }, after: 'b' },
  });
  expect(await slides.count()).toBe(3);
  await live.send('item.update', {
    document,
    intent: {
      type: 'item.update',
      section: 's1',
      id: 'c',
      changes: [{ path: ['heading', 'title'], value: 'Last' }],
    },
  });
  expect(await slides.last().innerText()).toContain('Last');
  const slider = live.frame.locator('#section-s1 vt-slider');
  // Its script is loaded for the first slider.
  await expect.poll(() => slider.getAttribute('data-ready'), patiently).toBe('');
});

test('styles per screen and the styles of a new type of section arrive with it', async () => {
  await open([text('One')]);
  await live.send(
    'section.update',
    change('s1', ['styles', 'desktop'], { paddingTop: 123, background: '#ff0000' }),
  );
  const section = live.frame.locator('#section-s1');
  const style = (name: string) =>
    section.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
  expect([await style('padding-top'), await style('background-color')]).toEqual(['123px', 'rgb(255, 0, 0)']);
  await live.send('section.update', change('s1', ['styles'], {}));
  expect(await style('padding-top')).not.toBe('123px');
  await live.send('section.add', {
    document,
    intent: {
      type: 'section.add',
      section: newSection('s5', 'faq', { heading: { title: 'Questions' } }, [{ id: 'q' }]),
      after: 's1',
    },
  });
  const known = await live.frame.evaluate(() =>
    [...window.document.styleSheets].some(({ cssRules }) =>
      [...cssRules].some(({ cssText }) => cssText.includes('.vt-faq')),
    ),
  );
  expect(known).toBe(true);
});

test('a section that needs other data asks for it, keeps its picture meanwhile, and refreshes [R690]', async () => {
  const [first, second] = [
    await testShop.makeProduct({ title: 'First' }),
    await testShop.makeProduct({ title: 'Second' }),
  ];
  const image = await testShop.makeImage('Drawn');
  await open([{ type: 'product-widget-items', options: { productIds: [first.id] } }, text('Below')]);
  const widget = live.frame.locator('#section-s1');
  await live.page.evaluate(() => Object.assign(window, { keepsData: true }));
  await live.send('section.update', change('s1', ['options', 'productIds'], [second.id]));
  expect(await widget.innerText()).toContain('First');
  expect(await live.drawn()).toEqual([]);
  await live.page.evaluate(() => Object.assign(window, { keepsData: false }));
  await live.send('section.update', change('s1', ['options', 'productIds'], [second.id, first.id]));
  await widget.getByText('Second').waitFor();
  await live.send('section.update', change('s2', ['options', 'content', 'image'], image));
  await expect.poll(() => live.drawn(), patiently).toEqual(['s2']);
});

test('settings and menus repaint what they govern, an unknown menu is told [R683-684,711]', async () => {
  await open([text('One')]);
  const settings = (group: string, path: string[], value: unknown) => ({
    document: 'settings' as const,
    intent: { type: 'settings.update' as const, group, changes: [{ path, value }] },
  });
  await live.send('settings.update', settings('styles', ['palette', 'primary'], '#00aa55'));
  const primary = () =>
    live.frame.evaluate(() =>
      getComputedStyle(window.document.documentElement).getPropertyValue('--vt-color-primary'),
    );
  expect(await primary()).toBe('#00aa55');
  expect(await live.drawn()).toEqual([]);
  await live.send('settings.update', settings('common', ['sitename'], 'Renamed shop'));
  expect(await live.frame.locator('header.vt-header').innerText()).toContain('Renamed shop');
  const logo = await testShop.makeImage('Our logo');
  await live.send('settings.update', settings('header', ['logo'], logo));
  await live.frame
    .locator('header.vt-header img[alt="Renamed shop"], header.vt-header img')
    .first()
    .waitFor();
  const entries = [{ id: 'e1', title: 'New entry', uri: '/about', children: [] }];
  expect(await live.send('menus.set', { name: 'main', entries })).toMatchObject({ ok: true });
  expect(await live.frame.locator('header.vt-header').innerText()).toContain('New entry');
  const entry = { id: 'x1', title: 'Footer entry', target: { type: 'page' as const, url: 'about' } };
  await live.send('entry.add', {
    document: 'menu:footer',
    intent: { type: 'entry.add', entry, parent: null, after: null },
  });
  expect(await live.frame.locator('footer').innerText()).toContain('Footer entry');
  expect(await live.send('menus.set', { name: 'nowhere', entries: [] })).toMatchObject({ ok: false });
  expect(live.trouble.errors.join()).toContain('There is no such menu');
  live.trouble.errors.length = 0;
});

test('title and H1 follow the page [R677]', async () => {
  await open([text('One')]);
  await live.send('page.update', {
    document,
    intent: { type: 'page.update', changes: [{ path: ['title'], value: 'A new name' }] },
  });
  expect(await live.frame.locator('h1').innerText()).toContain('A new name');
  expect(await live.frame.title()).toContain('A new name');
});

test('a whole document replaces the old one, and an older one is dropped [R676]', async () => {
  await open([text('One'), text('Two')]);
  const data = (title: string) => ({
    kind: 'page' as const,
    title: 'Page',
    slug: 'page',
    meta: {},
    sections: { s2: newSection('s2', 'text', { heading: { title } }) },
    order: ['s2'],
  });
  expect(await live.send('store.update', { document, data: data('Replaced'), revision: 7 })).toMatchObject({
    ok: true,
  });
  expect(await titles()).toEqual(['Replaced']);
  expect(await live.send('store.update', { document, data: data('Old'), revision: 6 })).toMatchObject({
    ok: false,
  });
  expect(await live.send('store.update', { document: 'page:999999', data: data('Other') })).toMatchObject({
    ok: false,
  });
  expect(await titles()).toEqual(['Replaced']);
});

test('the page event and the single message do the same; unknown actions are logged [R673-674,688]', async () => {
  await open([text('One')]);
  const payload = change('s1', ['options', 'heading', 'title'], 'By event');
  await live.frame.evaluate(
    (detail) => window.dispatchEvent(new CustomEvent('storefront:admin', { detail })),
    { action: 'section.update', payload },
  );
  expect(await titles()).toEqual(['By event']);
  await live.frame.evaluate(() =>
    window.dispatchEvent(new CustomEvent('storefront:admin', { detail: { action: 'explode', payload: {} } })),
  );
  expect(live.trouble.errors.join()).toContain('Action not found');
});

test('a focused section is lit, dims and is left, one after the other, and is scrolled to below the header [R686-687]', async () => {
  await open(
    Array.from({ length: 12 }, (_, index) => text(`Number ${index + 1}`, `<p>${'word '.repeat(200)}</p>`)),
  );
  // In which order; when each comes, `focus-section.test.ts` holds.
  await live.frame.locator('#section-s12').evaluate((section) => {
    const states: string[] = [];
    new MutationObserver(() => {
      states.push(section.getAttribute('data-vt-focus') ?? 'left');
      window.document.body.setAttribute('data-states', states.join(' '));
    }).observe(section, { attributeFilter: ['data-vt-focus'] });
  });
  await live.send('section.focus', { id: 's3' });
  await live.send('section.focus', { id: 's12' });
  await expect
    .poll(() => live.frame.locator('body').getAttribute('data-states'), patiently)
    .toBe('lit fading left');
  expect(await live.frame.locator('#section-s3').getAttribute('data-vt-focus')).toBeNull();
  await live.send('section.scroll', { id: 's6' });
  await expect
    .poll(
      () =>
        live.frame
          .locator('#section-s6')
          .evaluate((element) => Math.round(element.getBoundingClientRect().top)),
      patiently,
    )
    .toBeLessThan(200);
});

test('a catalog is edited live: its page, its product list and its filters [R691]', async () => {
  const shop = createShopFixture(testShop.db());
  const catalog = await shop.makeCatalog({ slug: 'lamps', title: 'Lamps' });
  for (const title of ['Desk lamp', 'Floor lamp', 'Night lamp'])
    await testShop.makeProduct({
      title,
      catalogs: [catalog],
      properties: { Kind: title.split(' ')[0] ?? '' },
    });
  live = await openLive(testShop, '/catalogs/lamps');
  const [ready] = await live.heardOf('ready');
  expect(ready).toMatchObject({ kind: 'catalog', pageId: catalog, route: '/catalogs/lamps' });
  document = `page:${catalog}`;
  const main = live.frame.locator('#main');
  const cards = main.locator('.vt-card');
  expect(await cards.count()).toBe(3);
  expect(await main.locator('[data-filter]').count()).toBe(1);

  await live.send('page.update', {
    document,
    intent: { type: 'page.update', changes: [{ path: ['title'], value: 'All lamps' }] },
  });
  await expect.poll(() => main.locator('h1').innerText(), patiently).toBe('All lamps');
  await live.send('section.add', {
    document,
    intent: {
      type: 'section.add',
      section: newSection('n1', 'text', { heading: { title: 'By the window' } }),
      after: null,
    },
  });
  await expect.poll(titles, patiently).toContain('By the window');
  // The list that stood there by default goes when the page has one of its own.
  const list = newSection('n2', 'product-list', { heading: { title: 'Choose one' } });
  await live.send('section.add', {
    document,
    intent: { type: 'section.add', section: list, after: 'n1' },
  });
  await expect.poll(titles, patiently).toEqual(['By the window', 'Choose one']);
  expect(await main.locator('[data-section-type="product-list"]').count()).toBe(1);
  expect(await cards.count()).toBe(3);
  await live.send(
    'section.update',
    change('n2', ['options', 'columns'], { desktop: 6, tablet: 6, mobile: 12 }),
  );
  await expect
    .poll(async () => {
      const [first, second] = await cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().width),
      );
      return Math.round(first ?? 0) === Math.round(second ?? 1) && (first ?? 0) > 400;
    }, patiently)
    .toBe(true);
  const filter = (isOn: boolean) =>
    live.send('settings.update', {
      document: 'settings',
      intent: {
        type: 'settings.update',
        group: 'ecommerce',
        changes: [{ path: ['filter', 'enabled'], value: isOn }],
      },
    });
  await filter(false);
  await expect.poll(() => main.locator('[data-filter]').count(), patiently).toBe(0);
  await filter(true);
  await expect.poll(() => main.locator('[data-filter]').count(), patiently).toBe(1);
});

test('an island in a section is drawn and redrawn as it is, and comes alive in no frame', async () => {
  await open([{ type: 'contacts-form', options: { heading: { title: 'Write to us' } } }]);
  const island = live.frame.locator('#section-s1 vt-island');
  expect(await island.count()).toBe(1);
  const form = island.locator('form');
  const fields = await form.locator('input, textarea').count();
  expect(fields).toBeGreaterThan(0);
  await live.send('section.update', change('s1', ['options', 'heading', 'title'], 'Ask us'));
  await expect.poll(titles, patiently).toEqual(['Ask us']);
  expect(await form.count()).toBe(1);
  expect(await form.locator('input, textarea').count()).toBe(fields);
  expect(await live.frame.evaluate(() => customElements.get('vt-island') === undefined)).toBe(true);
  expect(
    await live.frame.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    ),
  ).not.toContain('island');
  // A form that is edited sends nothing, however it is asked to.
  const sent: string[] = [];
  live.page.on('request', (request) => sent.push(request.url()));
  await form.evaluate((element) => element instanceof HTMLFormElement && element.requestSubmit());
  await live.send('section.update', change('s1', ['options', 'heading', 'title'], 'Ask us again'));
  expect(sent.filter((url) => url.includes('/leads'))).toEqual([]);
});

test.each([
  ['/new-page', 'blank'],
  ['/catalogs/new-page', 'catalog'],
])(
  'the route changes to %s within edit mode, and takes sections while the API is down [R152,685,692]',
  async (path, kind) => {
    await open([text('One')]);
    await live.page.route('**/api/**', (route) => route.abort());
    await live.send('route.change', { path });
    await expect.poll(async () => (await live.heardOf('ready')).at(-1)?.route, patiently).toBe(path);
    const [, blank] = await live.heardOf('ready');
    expect(blank).toMatchObject({ pageId: null, kind, sections: [] });
    expect(
      await live.send('section.add', {
        document: 'page:424242',
        intent: {
          type: 'section.add',
          section: newSection('s1', 'text', { heading: { title: 'First' } }),
          after: null,
        },
      }),
    ).toMatchObject({ ok: true });
    expect(await titles()).toEqual(['First']);
  },
);

test('code of the owner runs for visitors and never beside the builder, whose frame holds edited pages only', async () => {
  await testShop.set({ seo: { customCode: '<script>window.canary=1</script>' } });
  const visitor = await testShop.open('/');
  expect(await visitor.page.evaluate(() => 'canary' in window)).toBe(true);
  await visitor.context.close();
  await open([text('One')]);
  expect(await live.frame.evaluate(() => 'canary' in window)).toBe(false);
  await live.page.evaluate(() => {
    const frame = window.document.querySelector('iframe');
    if (frame) frame.src = '/';
  });
  await expect.poll(() => live.trouble.errors.join(), patiently).toContain('frame-ancestors');
  const framed = live.page.frames().find((frame) => frame !== live.page.mainFrame());
  expect(await framed?.evaluate(() => window.document.querySelector('main') === null)).toBe(true);
  live.trouble.errors.length = 0;
});
