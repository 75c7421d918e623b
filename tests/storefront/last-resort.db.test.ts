import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { sectionViews } from '#sections/section-views.ts';
import { clientDir } from '#server/project-paths.ts';
import { pageBytes } from '#site/cache/page-entry.ts';
import { blankPage } from '#site/pages/content.page.ts';
import { loadSiteAssets } from '#site/site-assets.ts';
import { createSiteRenderer } from '#site/site-renderer.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { Html } from '#tests/support/html.ts';
import { createTestModules } from '#tests/support/modules.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const log = pino({ level: 'silent' });

test('when even the error page breaks, a page that depends on nothing says so and leads home [R708,720]', async () => {
  const render = createSiteRenderer({
    services: createTestModules(database, { log }).services,
    assets: {
      boot: '/boot.js',
      disableInteractionCss: '/x.css',
      edit: { script: '/edit.js', styles: [] },
      get fonts(): never {
        throw new Error('The build is gone');
      },
    },
    views: sectionViews,
    origin: () => 'https://shop.example',
    adminOrigin: '',
    apiUrl: undefined,
  });
  const page = await render({
    path: '/',
    query: new URLSearchParams(),
    load: blankPage,
    log,
    requestId: 'request-1',
  });
  const html = new Html(pageBytes(page).toString());
  expect(page.status).toBe(500);
  expect(html.texts('h1')).toEqual(['An error occurred while showing the error page']);
  expect(html.has('a[href=/]')).toBe(true);
  expect(page.headers).toMatchObject({ 'Cache-Control': 'no-store', 'X-Request-Id': 'request-1' });
  expect(pageBytes(page).toString()).not.toContain('The build is gone');
});

test.each([
  [{}, 500, 'Ooops, something wrong =('],
  ['a text', 500, 'Ooops, something wrong =('],
  [new Error('secret'), 500, 'Ooops, something wrong =('],
])(
  'whatever is thrown (%o) is a %i page with the default message [R706-707]',
  async (thrown, status, message) => {
    const render = createSiteRenderer({
      services: createTestModules(database, { log }).services,
      assets: await loadSiteAssets(clientDir),
      views: sectionViews,
      origin: () => 'https://shop.example',
      adminOrigin: '',
      apiUrl: undefined,
    });
    const load = () => {
      throw thrown;
    };
    const page = await render({ path: '/', query: new URLSearchParams(), load, log, requestId: 'request-1' });
    expect(page.status).toBe(status);
    expect(new Html(pageBytes(page).toString()).text('.vt-error__message')).toBe(message);
  },
);
