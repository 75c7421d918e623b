import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createRedirectReader } from '#modules/redirects/redirect-reader.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { changePageSlug } from './change-page-slug.ts';
import { createPageRow, type NewPageRow } from './create-page-row.ts';
import { createPageReader } from './page-reader.ts';

let database: TestDatabase;
let content: ReturnType<typeof createContentFixture>;
let staffId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  content = createContentFixture(database.db);
  staffId = (await makeStaff(database.db, 'admin')).id;
});
afterAll(() => database.drop());

const create = (page: Partial<NewPageRow>) =>
  database.db
    .transaction()
    .execute((trx) =>
      createPageRow(trx, { kind: 'page', title: 'Delivery', isPublished: true, staffId, ...page }),
    );
const move = (pageId: number, slug: string) =>
  database.db.transaction().execute((trx) => changePageSlug(trx, { pageId, slug }));
const leadsTo = (path: string) => createRedirectReader({ db: database.db }).find(path);
const wrong = (message: string) => ({ code: 'validation_failed', children: { slug: { errors: [message] } } });

describe('a new page', () => {
  test('gets a slug of its title, and the next one of the same title another', async () => {
    expect((await create({ title: 'Доставка и оплата' })).slug).toBe('dostavka-i-oplata');
    expect((await create({ title: 'Доставка и оплата' })).slug).toBe('dostavka-i-oplata-2');
    expect((await create({ title: 'Cart' })).slug).toBe('page-cart');
    expect((await create({ title: '42' })).slug).toBe('page-42');
  });

  test('is seen at once, or waits for its first publishing', async () => {
    const shown = await create({ title: 'Shown' });
    const draft = await create({ title: 'Hidden', isPublished: false });
    const pages = createPageReader({ db: database.db });
    expect(await pages.findBySlug('page', shown.slug)).toMatchObject({
      id: shown.id,
      version: 1,
      sections: [],
    });
    expect(await pages.findBySlug('page', draft.slug)).toBeNull();
  });

  test.each([
    ['cart', 'forms.errors.slugReserved'],
    ['a b', 'forms.errors.slugFormat'],
    ['12', 'forms.errors.slugDigits'],
    ['taken', 'forms.errors.slugTaken'],
    ['news', 'forms.errors.slugTaken'],
  ])('is refused the slug %s', async (slug, message) => {
    if (slug === 'taken') await content.makePage({ slug });
    if (slug === 'news') await content.makeCategory(slug);
    await expect(create({ slug })).rejects.toMatchObject(wrong(message));
  });

  test('of two at one moment one gets the slug', async () => {
    const both = await Promise.allSettled([create({ slug: 'race' }), create({ slug: 'race' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: wrong('forms.errors.slugTaken'),
    });
  });

  test('stands where a redirect led away from', async () => {
    await content.makeRedirect('/чай', '/elsewhere');
    await content.makeRedirect('/%D1%87%D0%B0%D0%B9/', '/elsewhere');
    await create({ slug: 'чай' });
    expect(await leadsTo('/чай')).toBeNull();
  });
});

describe('another slug', () => {
  test('leaves a redirect, without chains, and none on the way back', async () => {
    const { id } = await create({ slug: 'first' });
    await move(id, 'second');
    await move(id, 'третья');
    expect(await leadsTo('/first')).toBe(encodeURI('/третья'));
    expect(await leadsTo('/second')).toBe(encodeURI('/третья'));
    await move(id, 'first');
    expect(await leadsTo('/first')).toBeNull();
    expect(await leadsTo('/третья')).toBe('/first');
  });

  test('of a category moves the addresses of its articles', async () => {
    const categoryId = await content.makeCategory('blog');
    await content.makeArticle({ categoryId, slug: 'hello' });
    await move(categoryId, 'journal');
    expect(await leadsTo('/blog/hello')).toBe('/journal/hello');
    expect(await leadsTo('/blog')).toBe('/journal');
  });

  test('of a page that nobody has seen leaves nothing behind', async () => {
    const { id } = await create({ slug: 'unseen', isPublished: false });
    await move(id, 'still-unseen');
    expect(await leadsTo('/unseen')).toBeNull();
  });

  test('is none for the home page', async () => {
    const home = await content.makePage({ kind: 'home' });
    await expect(move(home, 'start')).rejects.toMatchObject({ code: 'conflict' });
    await expect(move(999_999, 'start')).rejects.toMatchObject({ code: 'not_found' });
  });
});
