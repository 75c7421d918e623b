import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { listenForChanges } from '#db/changes.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { PageDocument } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { sectionDefinitions } from '#sections/sections.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { createPageReader } from '#modules/pages/page-reader.ts';
import { createAppendEdits, mostBehind, type AppendEdits } from '../drafts/append-edits.ts';
import { isDraftTag } from '../drafts/draft-tags.ts';
import { createDocumentEditing, type DocumentEditing } from './document-editing.ts';
import { storeOf } from './document-stores.ts';

const now = new Date('2026-03-01T12:00:00Z');
const later = '2026-03-02T12:00:00.000Z';
const ann = '11111111-1111-4111-8111-111111111111';
const bob = '22222222-2222-4222-8222-222222222222';

let database: TestDatabase;
let content: ReturnType<typeof createContentFixture>;
let editing: DocumentEditing;
let append: AppendEdits;
let staffId: number;
let pageId: number;
let key: DocumentKey;
const failures: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  content = createContentFixture(database.db);
  staffId = (await makeStaff(database.db, 'admin')).id;
  const definitions = sectionDefinitions;
  append = createAppendEdits({ db: database.db, storeOf: (wanted) => storeOf(wanted, { definitions }) });
  editing = createDocumentEditing({
    db: database.db,
    definitions,
    log: { error: (details) => failures.push(details) },
    now: () => now,
  });
});
beforeEach(async () => {
  pageId = await content.makePage({
    title: 'About',
    sections: [{ id: 's1', type: 'text', options: { heading: { title: 'Hello' } } }],
  });
  key = `page:${pageId}`;
});
afterAll(() => database.drop());

const retitle = (value: string): Intent => ({ type: 'page.update', changes: [{ path: ['title'], value }] });
const heading = (value: string): Intent => ({
  type: 'section.update',
  id: 's1',
  changes: [{ path: ['options', 'heading', 'title'], value }],
});
const send = (intent: Intent, baseRevision = 0, clientId = ann, id: string = crypto.randomUUID()) =>
  append(key, { baseRevision, clientId, edits: [{ id, intent }] }, staffId);
const titleOf = async () => ((await editing.readDraft(key)).document as PageDocument).title;

describe('edits of a draft', () => {
  test('are counted one by one, and taken back they leave nothing to publish', async () => {
    expect(await send(retitle('One'))).toMatchObject({ revision: 1, isChanged: true, others: [] });
    expect(await send(retitle('About'), 1)).toMatchObject({ revision: 2, isChanged: false });
    expect(await editing.readDraft(key)).toMatchObject({
      revision: 2,
      publishedVersion: 1,
      isChanged: false,
    });
  });

  test('that are sent again are known and change nothing', async () => {
    const id = crypto.randomUUID();
    await send(retitle('One'), 0, ann, id);
    const again = await send(retitle('Two'), 1, ann, id);
    expect(again).toMatchObject({ revision: 1, results: [{ id, status: 'known' }] });
    expect(await titleOf()).toBe('One');
  });

  test('of two tabs meet: other fields are merged, the same field is a conflict', async () => {
    await send(retitle('Ann’s'));
    const merged = await send(heading('Bob’s'), 0, bob);
    expect(merged).toMatchObject({ revision: 2, results: [{ status: 'applied' }] });
    expect(merged.others).toEqual([{ revision: 1, intent: retitle('Ann’s'), author: 'The admin' }]);
    expect((await send(retitle('Bob’s'), 0, bob)).results).toMatchObject([{ status: 'conflict' }]);
    expect(await titleOf()).toBe('Ann’s');
  });

  test('name a section for its owner: published with the page, and nothing that visitors get', async () => {
    const name = (value: string): Intent => ({
      type: 'section.update',
      id: 's1',
      changes: [{ path: ['name'], value }],
    });
    const [refused] = (await send(name('x'.repeat(81)))).results;
    expect(refused).toMatchObject({ status: 'refused', fault: { path: ['name'] } });
    expect(await send(name('Opening'))).toMatchObject({ revision: 1, isChanged: true });
    expect((await send(name('Intro'), 0, bob)).results).toMatchObject([{ status: 'conflict' }]);
    await editing.publish(key, { revision: 1, note: '' }, staffId);
    const { document } = await editing.readDraft(key);
    expect(document).toMatchObject({ sections: { s1: { name: 'Opening' } } });
    const [page] = await createPageReader({ db: database.db }).findByIds([pageId]);
    expect(page?.sections).toMatchObject([{ id: 's1', type: 'text' }]);
    expect(JSON.stringify(page)).not.toContain('Opening');
  });

  test('of the address are refused', async () => {
    const slug: Intent = {
      type: 'page.update',
      changes: [
        { path: ['title'], value: 'Other' },
        { path: ['slug'], value: 'other' },
      ],
    };
    expect((await send(slug)).results).toMatchObject([{ status: 'refused', reason: 'blocked_path' }]);
  });

  test('of a tab that is ahead, or too far behind, are not taken', async () => {
    await send(retitle('One'));
    await expect(send(retitle('Two'), 2)).rejects.toMatchObject({ status: 409, data: { revision: 1 } });
    await database.db
      .updateTable('layer_drafts')
      .set({ revision: mostBehind })
      .where('key', '=', key)
      .execute();
    await expect(send(retitle('Two'), 0)).resolves.toMatchObject({ revision: mostBehind + 1 });
    await expect(send(heading('Two'), 0)).rejects.toMatchObject({ status: 409 });
  });

  test('do not make a document larger than it may be', async () => {
    const html = 'x'.repeat(49_000);
    const add = (id: string): Intent => ({
      type: 'section.add',
      section: {
        id,
        type: 'text',
        version: 1,
        enable: true,
        hidden: false,
        options: { content: { html } },
        items: [],
        styles: {},
      },
      after: 's1',
    });
    const sendMany = (count: number) => {
      const edits = Array.from({ length: count }, (_, place) => ({
        id: crypto.randomUUID(),
        intent: add(`n${place}`),
      }));
      return append(key, { baseRevision: 0, clientId: ann, edits }, staffId);
    };
    await expect(sendMany(82)).rejects.toMatchObject({ status: 413 });
    expect(await editing.readDraft(key)).toMatchObject({ revision: 0, document: { order: ['s1'] } });
    expect(await sendMany(80)).toMatchObject({ revision: 80, isChanged: true });
  });
});

describe('publishing', () => {
  test('makes the next version of exactly what was looked at', async () => {
    await send(retitle('One'));
    await expect(editing.publish(key, { revision: 0, note: '' }, staffId)).rejects.toMatchObject({
      status: 409,
    });
    expect(await editing.publish(key, { revision: 1, note: 'why' }, staffId)).toEqual({
      version: 2,
      issues: [],
    });
    expect(await editing.listVersions(key, { offset: 0, limit: 1 })).toMatchObject([
      {
        version: 2,
        title: 'One',
        note: 'why',
        author: 'The admin',
        isPublished: true,
        changes: [retitle('One')],
      },
    ]);
    await expect(editing.publish(key, { revision: 1, note: '' }, staffId)).rejects.toMatchObject({
      message: 'drafts.nothingChanged',
    });
  });

  test('stops at a link that leads nowhere, and says where it is', async () => {
    const target = { type: 'page', url: 'nowhere' };
    const path = ['options', 'button', 'link'];
    await send({
      type: 'section.update',
      id: 's1',
      changes: [{ path: ['options', 'button'], value: { title: 'Go', link: target } }],
    });
    const issue = { sectionId: 's1', severity: 'error', code: 'broken_link', detail: 'page nowhere', path };
    expect(await editing.check(key)).toEqual([issue]);
    await expect(editing.publish(key, { revision: 1, note: '' }, staffId)).rejects.toMatchObject({
      status: 422,
      data: { issues: [issue] },
    });
    await content.makePage({ slug: 'nowhere', published: false });
    expect(await editing.check(key)).toEqual([issue]);
    await content.makeRedirect('/nowhere', '/about');
    expect(await editing.check(key)).toEqual([]);
  });

  test('can be gone back in, but not over unpublished edits', async () => {
    await send(retitle('One'));
    await expect(editing.restore(key, { version: 1, note: '' }, staffId)).rejects.toMatchObject({
      status: 409,
    });
    await editing.publish(key, { revision: 1, note: '' }, staffId);
    expect((await editing.seeVersion(key, 1)).document).toMatchObject({ title: 'About' });
    expect(await editing.restore(key, { version: 1, note: 'back' }, staffId)).toMatchObject({ version: 3 });
    expect(await titleOf()).toBe('About');
    await expect(editing.readVersion(key, 9)).rejects.toMatchObject({ status: 404 });
  });

  test('is undone before it by discarding, but for a page that never was published', async () => {
    await send(retitle('One'));
    expect(await editing.discard(key, staffId)).toMatchObject({
      revision: 2,
      isChanged: false,
      document: { title: 'About' },
    });
    const fresh = await content.makePage({ published: false });
    await expect(editing.discard(`page:${fresh}`, staffId)).rejects.toMatchObject({ status: 409 });
  });
});

describe('what is published', () => {
  /** The tags that its publishing tells those who show it; open builders are told by their own. */
  async function publishHearing(id: number, intent: Intent): Promise<string[]> {
    key = `page:${id}`;
    const { revision } = await send(intent, (await editing.readDraft(key)).revision);
    const tags: string[] = [];
    const listener = listenForChanges({
      connectionString: database.url,
      onTags: (heard) => void tags.push(...heard),
      onReset: () => undefined,
    });
    onTestFinished(() => listener.close());
    await listener.listening;
    await editing.publish(key, { revision, note: '' }, staffId);
    await vi.waitFor(() => expect(tags).toContain(key));
    return tags.filter((tag) => !isDraftTag(tag));
  }
  const redescribe: Intent = {
    type: 'page.update',
    changes: [{ path: ['meta', 'description'], value: 'Other' }],
  };

  test('concerns a page itself, and under a new title those that name it, and the search', async () => {
    expect(await publishHearing(pageId, retitle('Other'))).toEqual(['search', key]);
    const categoryId = await content.makeCategory('news');
    const articleId = await content.makeArticle({ categoryId });
    expect(await publishHearing(articleId, redescribe)).toEqual(['search', key, `article:${articleId}`]);
    expect(await publishHearing(articleId, retitle('Other'))).toEqual([
      'search',
      key,
      `article:${articleId}`,
      'articles',
    ]);
    expect(await publishHearing(categoryId, redescribe)).toEqual([key, `category:${categoryId}`]);
    expect(await publishHearing(categoryId, retitle('Other'))).toEqual([
      key,
      `category:${categoryId}`,
      'categories',
      'articles',
    ]);
    const fresh = await content.makeArticle({ categoryId, published: false });
    expect(await publishHearing(fresh, redescribe)).toEqual(['search', key, `article:${fresh}`, 'articles']);
  });

  test('of a catalog makes the form of the back office old by a new title alone', async () => {
    const id = await createShopFixture(database.db).makeCatalog();
    await content.publish(id, { title: 'Lamps', slug: 'lamps' });
    const versionOf = async () =>
      (
        await database.db
          .selectFrom('catalogs')
          .select('version')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).version;
    const before = await versionOf();
    expect(await publishHearing(id, redescribe)).toEqual(['search', key, `catalog:${id}`]);
    expect(await versionOf()).toBe(before);
    expect(await publishHearing(id, retitle('Lights'))).toEqual(['search', key, `catalog:${id}`, 'catalogs']);
    expect(await versionOf()).toBe(before + 1);
  });
});

describe('a schedule', () => {
  const schedule = (revision: number, replaces = false, at = later) =>
    editing.schedule(key, { at, revision, note: 'soon', replaces }, staffId);

  test('publishes at its time what the draft was, and not before', async () => {
    await send(retitle('One'));
    expect((await schedule(1)).schedule).toEqual({
      at: later,
      revision: 1,
      note: 'soon',
      author: 'The admin',
      together: [],
      failure: null,
    });
    await send(heading('Afterwards'), 1);
    await editing.publishDue(new Date(Date.parse(later) - 1));
    expect(await editing.readDraft(key)).toMatchObject({ publishedVersion: 1 });
    await editing.publishDue(new Date(later));
    expect(await editing.readDraft(key)).toMatchObject({
      publishedVersion: 2,
      isChanged: true,
      schedule: null,
      document: { title: 'One' },
    });
    expect(await editing.readVersion(key, 2)).toMatchObject({
      title: 'One',
      sections: { s1: { options: { heading: { title: 'Hello' } } } },
    });
    expect(failures).toEqual([]);
  });

  test('needs a time to come, and is replaced by who asks for it alone', async () => {
    await send(retitle('One'));
    await expect(schedule(1, false, now.toISOString())).rejects.toMatchObject({ status: 422 });
    await schedule(1);
    await expect(schedule(1)).rejects.toMatchObject({
      status: 409,
      data: { key, scheduled: { at: later, author: 'The admin', note: 'soon' } },
    });
    await expect(schedule(1, true)).resolves.toMatchObject({ issues: [] });
    await editing.cancelSchedule(key);
    await expect(editing.cancelSchedule(key)).rejects.toMatchObject({ status: 404 });
  });

  test('is not broken by a small fix: the other changes go out, the scheduled wait', async () => {
    await send(retitle('One'));
    await schedule(1);
    await send(heading('A fix'), 1);
    const fix = { revision: 2, note: '' };
    await expect(editing.publish(key, fix, staffId)).rejects.toMatchObject({ status: 409 });
    await editing.publish(key, { ...fix, scheduled: 'keep' }, staffId);
    expect(await editing.readVersion(key, 2)).toMatchObject({
      title: 'About',
      sections: { s1: { options: { heading: { title: 'A fix' } } } },
    });
    expect((await editing.readDraft(key)).schedule).toMatchObject({ at: later });
    await editing.publishDue(new Date(later));
    expect(await editing.readVersion(key, 3)).toMatchObject({
      title: 'One',
      sections: { s1: { options: { heading: { title: 'A fix' } } } },
    });
  });

  test('that has errors at its time stays, marked with them', async () => {
    await send({
      type: 'section.update',
      id: 's1',
      changes: [
        { path: ['options', 'button'], value: { title: 'Go', link: { type: 'page', url: 'nothing-there' } } },
      ],
    });
    await schedule(1);
    await editing.publishDue(new Date(later));
    expect(await editing.readDraft(key)).toMatchObject({
      publishedVersion: 1,
      schedule: { failure: { at: later, issues: [{ code: 'broken_link', detail: 'page nothing-there' }] } },
    });
  });
});

test('what waits is listed with its author, and whether it is one’s own', async () => {
  await send(retitle('One'));
  const mine = (await editing.listChanges(staffId)).find((change) => change.key === key);
  expect(mine).toMatchObject({
    title: 'One',
    revision: 1,
    author: 'The admin',
    authors: ['The admin'],
    isMine: true,
    isNew: false,
    isChanged: true,
    schedule: null,
  });
  const others = await editing.listChanges(staffId + 1000);
  expect(others.find((change) => change.key === key)).toMatchObject({ isMine: false });
  await send(retitle('About'), 1);
  expect((await editing.listChanges(staffId)).some((change) => change.key === key)).toBe(false);
});
