import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
beforeAll(async () => {
  site = await startStorefront();
  await site.content.makePage({ slug: 'about', title: 'About' });
  await site.change(['pages'], async () => {});
});
afterAll(() => site.stop());

const frames = /\bat .+\.(?:ts|js):\d+/;

async function withoutTable(table: string, tags: string[], work: () => Promise<void>) {
  const away = `${table}_away`;
  await site.change(tags, (db) =>
    sql`alter table ${sql.table(table)} rename to ${sql.table(away)}`.execute(db),
  );
  try {
    await work();
  } finally {
    await site.change(tags, (db) =>
      sql`alter table ${sql.table(away)} rename to ${sql.table(table)}`.execute(db),
    );
  }
}

describe('a page that is missing', () => {
  test.each([
    ['en', 'Page not found', "Sorry, but the page you are looking for doesn't exist!", 'Home page'],
    ['ru', 'Страница не найдена', 'К сожалению, страницы, которую вы ищете, не существует!', 'На главную'],
  ])('says so in %s and leads home [R44,701,703,715]', async (language, title, description, button) => {
    await site.configure({ language });
    const { status, html, headers } = await site.get('/a/b/c/d');
    expect(status).toBe(404);
    expect(html.title).toContain(title);
    expect(html.texts('h1')).toEqual([title]);
    expect(html.text('.vt-error__message')).toBe(description);
    expect(html.text('main a[href=/]')).toBe(button);
    expect(html.has('header.vt-header')).toBe(true);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a page that fails', () => {
  test.each([
    ['en', 'An error occurred', 'Ooops, something wrong =('],
    ['ru', 'Произошла ошибка', 'Ой, что-то пошло не так =('],
  ])(
    'says in %s that an error occurred, with the default message and no trace of the cause [R700,702,720]',
    async (language, title, message) => {
      await site.configure({ language });
      await withoutTable('page_versions', ['pages'], async () => {
        const { status, html, headers } = await site.get('/about');
        expect(status).toBe(500);
        expect(html.texts('h1')).toEqual([title]);
        expect(html.text('.vt-error__message')).toBe(message);
        expect(html.has('main a[href=/]')).toBe(true);
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
        expect(html.source).not.toMatch(frames);
        expect(html.source).not.toMatch(/page_versions|relation/);
      });
      expect((await site.get('/about')).status).toBe(200);
    },
  );
});

test('settings that cannot be loaded are a page in Russian that asks to tell the administrator [R4,709]', async () => {
  const fresh = await startStorefront();
  try {
    // Told of a change it asks anew, whatever it has read at its start.
    await fresh.change(['settings'], (db) => sql`alter table settings rename to settings_away`.execute(db));
    const { status, html, headers } = await fresh.get('/');
    expect(status).toBe(500);
    expect(html.visibleText).toContain('Внутренняя ошибка сервера, сообщите администратору');
    expect(html.attribute('html', 'lang')).toBe('ru');
    expect(html.has('a[href=/]')).toBe(true);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toBeTruthy();
    expect(html.source).not.toMatch(frames);
  } finally {
    await fresh.stop();
  }
});

test('settings known once serve on while they cannot be loaded', async () => {
  await site.configure({ common: { sitename: 'Tide' } });
  await site.get('/about');
  await sql`alter table settings rename to settings_away`.execute(site.db);
  try {
    expect((await site.get('/about')).status).toBe(200);
  } finally {
    await sql`alter table settings_away rename to settings`.execute(site.db);
  }
});

test('a settings group that is broken falls back to its defaults, the others hold', async () => {
  await site.configure({
    common: { sitename: 'Tide' },
    header: { desktop: 'nonsense' },
    ecommerce: 7,
    seo: {},
  });
  const { status, html } = await site.get('/about');
  expect(status).toBe(200);
  expect(html.title).toContain('Tide');
  expect(html.attributes('.vt-header__screen--desktop [data-row]', 'data-row')).toContain('main');
});

test('a path that no route knows is 404 for every method and in the API, where it is JSON [R705]', async () => {
  const posted = await fetch(`${site.origin}/nothing/at/all`, { method: 'POST' });
  expect(posted.status).toBe(404);
  const api = await fetch(`${site.origin}/api/nothing`);
  expect(api.status).toBe(404);
  expect(await api.json()).toMatchObject({ message: 'This page could not be found' });
});

describe('a page with nothing of its own to show', () => {
  const paths = ['/a/b/c/d', '/cart', '/search?q=zzqqzz'];
  const shown = async () =>
    Promise.all(
      paths.map(async (path) => {
        const { html } = await site.get(path);
        return [...html.texts('.vt-bestsellers h2'), ...html.texts('.vt-bestsellers .vt-card__title')];
      }),
    );
  const everywhere = (texts: string[]) => paths.map(() => texts);

  test('shows what sold best, else what the owner has put first, unless the shop does not want that', async () => {
    await site.configure({ language: 'en' });
    await site.shop.makeProduct({ title: 'Cup' });
    const jug = await site.shop.makeProduct({ title: 'Jug' });
    await site.change(['products'], async () => {});
    expect(await shown()).toEqual(everywhere(['You may also like', 'Cup', 'Jug']));

    await site.change(['products'], (db) =>
      db.insertInto('product_sales').values({ product_id: jug.id, pieces: 2 }).execute(),
    );
    expect(await shown()).toEqual(everywhere(['Bestsellers', 'Jug', 'Cup']));

    await site.configure({ language: 'en', ecommerce: { showBestsellers: false } });
    expect(await shown()).toEqual(everywhere([]));
  });
});
