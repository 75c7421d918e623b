import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { applyIntent } from '#domain/editing/apply-intent.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { DocumentVersion, DraftAnswer, EditsAnswer } from '#domain/editing/drafts.schema.ts';
import { intentSchema, type Intent } from '#domain/editing/intents.schema.ts';
import type { DocumentIssue } from '#domain/editing/issues.schema.ts';
import type { FoundPage, TextSearch } from '#domain/schemas/text-search.schema.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let api: ApiFixture;
let content: ReturnType<typeof createContentFixture>;
let admin: { id: number; token: string };
let pageId: number;

const ann = '11111111-1111-4111-8111-111111111111';
const bob = '22222222-2222-4222-8222-222222222222';

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  content = createContentFixture(database.db);
  admin = await makeStaff(database.db, 'admin');
});
beforeEach(async () => {
  pageId = await content.makePage({
    title: 'About us',
    sections: [
      { id: 's1', type: 'text', options: { heading: { title: 'Hello' } } },
      {
        id: 's2',
        type: 'slider',
        items: [{ heading: { title: 'One' }, lost: 1 }, { heading: { title: 'Two' } }],
      },
    ],
  });
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

function call(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  const headers = { authorization: `Bearer ${admin.token}` };
  const url = `/api/admin/pages/${pageId}${path}`;
  return api.app.inject({ method, url, headers, ...(payload && { payload }) });
}

const readDraft = async () => (await call('GET', '/draft')).json<DraftAnswer>();

const edit = (intent: Intent) => ({ id: crypto.randomUUID(), intent });

async function send(clientId: string, baseRevision: number, ...intents: Intent[]): Promise<EditsAnswer> {
  const reply = await call('POST', '/draft/edits', { baseRevision, clientId, edits: intents.map(edit) });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

async function publish(note = '') {
  const { revision } = await readDraft();
  return call('POST', '/publish', { revision, note });
}

const setHeading = (field: string, value: string): Intent => ({
  type: 'section.update',
  id: 's1',
  changes: [{ path: ['options', 'heading', field], value }],
});
const addText = (id: string, options: Record<string, unknown> = {}): Intent => ({
  type: 'section.add',
  section: { id, type: 'text', version: 1, enable: true, hidden: false, options, items: [], styles: {} },
  after: 's2',
});

const addPicture = (id: string, image: number | undefined): Intent => ({
  type: 'section.add',
  after: null,
  section: {
    id,
    type: 'text-picture-left',
    version: 1,
    enable: true,
    hidden: false,
    options: { content: { image } },
    items: [],
    styles: {},
  },
});
const rename = (title: string): Intent => ({
  type: 'page.update',
  changes: [{ path: ['title'], value: title }],
});

/** A value that was stored before edits were judged by the schema of their section. */
const store = (path: string[], value: unknown) =>
  sql`update drafts set document = jsonb_set(document, ${path}::text[], ${JSON.stringify(value)}::jsonb)
    where key = ${`page:${pageId}`}`.execute(database.db);

const statusesOf = ({ results }: EditsAnswer) => results.map(({ status }) => status);

const published = () =>
  database.db
    .selectFrom('pages')
    .innerJoin('page_versions as version', (join) =>
      join.onRef('version.page_id', '=', 'pages.id').onRef('version.version', '=', 'published_version'),
    )
    .select(['pages.title', 'version.version', 'version.content', 'version.staff_id as staffId'])
    .where('pages.id', '=', pageId)
    .executeTakeFirstOrThrow();

describe('a draft', () => {
  test('begins with what is published, every item with an id', async () => {
    const draft = await readDraft();
    expect(draft).toMatchObject({
      pageId,
      revision: 0,
      isChanged: false,
      title: 'About us',
      order: ['s1', 's2'],
    });
    expect(draft.sections['s2']?.items).toEqual([
      { id: 'i1', heading: { title: 'One' } },
      { id: 'i2', heading: { title: 'Two' } },
    ]);
  });

  test('takes edits that visitors do not see', async () => {
    const answer = await send(ann, 0, setHeading('title', 'Hi'), rename('Who we are'));
    expect(answer).toMatchObject({ revision: 2, others: [] });
    expect(await readDraft()).toMatchObject({
      revision: 2,
      isChanged: true,
      title: 'Who we are',
      sections: { s1: { options: { heading: { title: 'Hi' } } } },
    });
    expect(await published()).toMatchObject({ title: 'About us', version: 1 });
  });

  test('takes an edit that is sent again only once', async () => {
    const request = { baseRevision: 0, clientId: ann, edits: [edit(addText('n1'))] };
    await call('POST', '/draft/edits', request);
    const again = (await call('POST', '/draft/edits', request)).json<EditsAnswer>();
    expect(again.revision).toBe(1);
    expect(statusesOf(again)).toEqual(['known']);
    expect((await readDraft()).order).toEqual(['s1', 's2', 'n1']);
  });

  test('refuses what cannot be, with the reason, and keeps the rest', async () => {
    const answer = await send(
      ann,
      0,
      { type: 'section.remove', id: 'gone' },
      { type: 'page.update', changes: [{ path: ['slug'], value: 'other' }] },
      { type: 'entry.remove', id: 's1' },
      rename('Kept'),
    );
    expect(answer.results.map(({ status, reason }) => reason ?? status)).toEqual([
      'unknown_target',
      'blocked_path',
      'wrong_document',
      'applied',
    ]);
  });

  test('refuses values that the section does not take, with the field and the reason', async () => {
    const update = (path: string[], value: unknown): Intent => ({
      type: 'section.update',
      id: 's1',
      changes: [{ path: ['options', ...path], value }],
    });
    const answer = await send(
      ann,
      0,
      update(['heading'], 'a string'),
      update(['heading', 'colour'], '#000000'),
      update(['background'], 'pink'),
      update(['heading'], { title: 'Hi', size: 3 }),
      addText('n1', { heading: { title: 5 } }),
      {
        type: 'item.update',
        section: 's2',
        id: 'i1',
        changes: [{ path: ['heading', 'title'], value: null }],
      },
      { type: 'page.update', changes: [{ path: ['meta', 'keywords'], value: 'vase' }] },
      // Nothing of this type draws it.
      update(['content', 'image'], 5),
      update(['heading', 'title'], 'Kept'),
    );
    expect(answer.results.map(({ fault, status }) => fault?.path.join('.') ?? status)).toEqual([
      'options.heading',
      'options.heading.colour',
      'options.background',
      'options.heading.size',
      'options.heading.title',
      'heading.title',
      'meta.keywords',
      'options.content.image',
      'applied',
    ]);
    expect(answer.results[1]?.fault?.message).toBe('There is no such field');
    const { sections, order, revision } = await readDraft();
    expect([revision, order, sections['s1']?.options]).toEqual([
      1,
      ['s1', 's2'],
      { heading: { title: 'Kept' } },
    ]);
  });

  test('is unchanged once everything is taken back, and blocks no restoring', async () => {
    await send(ann, 0, setHeading('title', 'H'));
    expect(await readDraft()).toMatchObject({ isChanged: true });
    const back = await send(ann, 1, setHeading('title', 'Hello'));
    expect(back).toMatchObject({ revision: 2, isChanged: false });
    expect(await readDraft()).toMatchObject({ isChanged: false });
    expect((await publish()).statusCode).toBe(409);
    expect((await call('POST', '/versions/1/restore', {})).statusCode).toBe(200);
  });

  test('asks a tab that knows another history to read anew', async () => {
    const reply = await call('POST', '/draft/edits', {
      baseRevision: 9,
      clientId: ann,
      edits: [edit(rename('New'))],
    });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ data: { revision: 0 } });
  });

  test('is discarded by edits that tabs can follow', async () => {
    await send(ann, 0, addText('n1'), rename('Other'));
    const draft = (await call('DELETE', '/draft')).json<DraftAnswer>();
    expect(draft).toMatchObject({ isChanged: false, title: 'About us', order: ['s1', 's2'] });
    const { others } = await send(ann, 2, setHeading('title', 'Hi'));
    expect(others.map(({ intent }) => intent.type)).toEqual(['page.update', 'section.remove']);
  });

  test('does not grow beyond what a page can be', async () => {
    const html = 'a'.repeat(49_000);
    const statuses: number[] = [];
    for (const round of [0, 1, 2, 3, 4, 5]) {
      const edits = Array.from({ length: 15 }, (_, index) =>
        edit(addText(`n${round}-${index}`, { content: { html } })),
      );
      const { revision } = await readDraft();
      const reply = await call('POST', '/draft/edits', { baseRevision: revision, clientId: ann, edits });
      statuses.push(reply.statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 413]);
    expect((await readDraft()).order.length).toBe(77);
  });

  test('is nowhere for a page that is not there', async () => {
    const headers = { authorization: `Bearer ${admin.token}` };
    const reply = await api.app.inject({ url: '/api/admin/pages/999999/draft', headers });
    expect(reply.statusCode).toBe(404);
  });
});

describe('two editors', () => {
  test('who change different fields of one section are merged, and told of each other', async () => {
    await send(ann, 0, setHeading('title', 'Hi'));
    const answer = await send(bob, 0, setHeading('note', 'Welcome'));
    expect(statusesOf(answer)).toEqual(['applied']);
    expect(answer.others).toEqual([{ revision: 1, intent: setHeading('title', 'Hi'), author: 'The admin' }]);
    expect((await readDraft()).sections['s1']?.options).toEqual({
      heading: { title: 'Hi', note: 'Welcome' },
    });
  });

  test('who change the same field get a conflict, and nothing is lost in silence', async () => {
    await send(ann, 0, setHeading('title', 'Hi'));
    const answer = await send(bob, 0, setHeading('title', 'Good day'), rename('Kept'));
    expect(answer.results).toMatchObject([
      { status: 'conflict', with: setHeading('title', 'Hi') },
      { status: 'applied' },
    ]);
    expect(await readDraft()).toMatchObject({
      title: 'Kept',
      sections: { s1: { options: { heading: { title: 'Hi' } } } },
    });
    const resolved = await send(bob, answer.revision, setHeading('title', 'Good day'));
    expect(statusesOf(resolved)).toEqual(['applied']);
  });

  test('who add at the same moment all keep what they added, and the log leads to the draft', async () => {
    const start: EditableDocument = { ...(await readDraft()), kind: 'page' };
    const ids = Array.from({ length: 10 }, (_, index) => `n${index}`);
    const answers = await Promise.all(ids.map((id) => send(crypto.randomUUID(), 0, addText(id))));
    expect(answers.flatMap(statusesOf)).toEqual(ids.map(() => 'applied'));
    const draft = await readDraft();
    expect(draft.order.toSorted()).toEqual([...ids, 's1', 's2'].toSorted());
    const log = await database.db
      .selectFrom('layer_intents')
      .select('intent')
      .where('document_key', '=', `page:${pageId}`)
      .orderBy('revision')
      .execute();
    const replayed = log.reduce<EditableDocument>((document, { intent }) => {
      const applied = applyIntent(document, intentSchema.parse(intent));
      return applied.ok ? applied.document : document;
    }, start);
    expect(replayed).toMatchObject({ sections: draft.sections, order: draft.order });
  });
});

describe('publishing', () => {
  test('shows the draft to visitors as the next version, with its author, and in the search', async () => {
    await send(ann, 0, rename('Lighthouse'), setHeading('title', 'Hi'));
    const reply = await publish('First words');
    expect(reply.json()).toEqual({ version: 2, issues: [] });
    expect(await published()).toMatchObject({ title: 'Lighthouse', version: 2, staffId: admin.id });
    expect(await readDraft()).toMatchObject({ isChanged: false, publishedVersion: 2, revision: 2 });
    const found = await database.db
      .selectFrom('search_documents')
      .select('title')
      .where('kind', '=', 'page')
      .where('entity_id', '=', pageId)
      .executeTakeFirst();
    expect(found?.title).toBe('Lighthouse');
    expect(await checkInvariants(database.db)).toEqual([]);
  });

  test('brings a page that was never published before visitors', async () => {
    pageId = await content.makePage({ title: 'New page', published: false });
    expect(await readDraft()).toMatchObject({ isChanged: true, publishedVersion: 0, order: [] });
    expect((await call('DELETE', '/draft')).statusCode).toBe(409);
    expect((await publish()).json()).toEqual({ version: 1, issues: [] });
    expect(await published()).toMatchObject({ title: 'New page', version: 1 });
  });

  test('does not publish unseen what somebody added meanwhile, nor nothing', async () => {
    expect((await call('POST', '/publish', { revision: 0 })).statusCode).toBe(409);
    await send(ann, 0, rename('New'));
    await send(bob, 1, setHeading('title', 'Hi'));
    const reply = await call('POST', '/publish', { revision: 1 });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ data: { revision: 2 } });
  });

  test('lets a tab that was at work go on where it was', async () => {
    await send(ann, 0, rename('New'));
    await publish();
    const answer = await send(bob, 0, setHeading('title', 'Hi'));
    expect(statusesOf(answer)).toEqual(['applied']);
    expect(answer.others).toMatchObject([{ intent: rename('New') }]);
  });

  test('refuses broken links and sections in their order, with the field of each', async () => {
    const button = (url: string) => ({ button: { title: 'Go', link: { type: 'page', url } } });
    const goal = await content.makePage({ slug: `goal-${pageId}` });
    expect(goal).toBeGreaterThan(0);
    await send(ann, 0, addText('n1', button('nowhere')), addText('n2', button(`goal-${pageId}`)));
    await send(ann, 2, addText('n3', { heading: { title: 'Five' } }), addPicture('n4', 999_999));
    await store(['sections', 'n3', 'options', 'heading', 'title'], 5);
    const reply = await publish();
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      data: {
        issues: expect.arrayContaining([
          {
            sectionId: 'n1',
            path: ['options', 'button', 'link'],
            severity: 'error',
            code: 'broken_link',
            detail: 'page nowhere',
          },
          expect.objectContaining({
            sectionId: 'n3',
            path: ['options', 'heading', 'title'],
            code: 'invalid_section',
          }),
          {
            sectionId: 'n4',
            path: ['options', 'content', 'image'],
            severity: 'error',
            code: 'missing_picture',
            detail: '999999',
          },
        ]),
      },
    });
    const issues = (await call('GET', '/draft/issues')).json<{ sectionId: string }[]>();
    // As they stand on the page.
    expect(issues.map(({ sectionId }) => sectionId)).toEqual(['n4', 'n3', 'n1']);
    expect(await published()).toMatchObject({ version: 1 });
  });

  test('warns of addresses of the shop that were typed and lead nowhere, in texts too', async () => {
    await content.makePage({ slug: `there-${pageId}` });
    const link = (url: string) => ({ button: { title: 'Go', link: { type: 'external', url } } });
    const html = `<p><a href="/gone">a</a> <a href="/there-${pageId}#now">b</a> <a href="/cart">c</a></p>`;
    await send(
      ann,
      0,
      addText('n1', link('/nowhere')),
      addText('n2', link(`/there-${pageId}/`)),
      addText('n3', { content: { html } }),
    );
    const issues = (await call('GET', '/draft/issues')).json<DocumentIssue[]>();
    const shared = { severity: 'warning', code: 'broken_link' };
    const wrong = [
      { ...shared, sectionId: 'n1', path: ['options', 'button', 'link'], detail: 'external /nowhere' },
      { ...shared, sectionId: 'n3', path: ['options', 'content', 'html'], detail: 'external /gone' },
    ];
    expect(issues).toHaveLength(2);
    expect(issues).toEqual(expect.arrayContaining(wrong));
    expect((await publish()).statusCode).toBe(200);
  });

  test('names the item and the field of what is wrong in it', async () => {
    const change = (id: string, path: string[], value: unknown): Intent => ({
      type: 'item.update',
      section: 's2',
      id,
      changes: [{ path, value }],
    });
    await send(
      ann,
      0,
      change('i2', ['content'], { image: 888_888, link: { type: 'page', url: 'nowhere' } }),
      {
        type: 'section.update',
        id: 's2',
        changes: [{ path: ['styles', 'mobile'], value: { color: '#eeeeee' } }],
      },
    );
    const find = async () => (await call('GET', '/draft/issues')).json<DocumentIssue[]>();
    const place = { sectionId: 's2', itemId: 'i2', severity: 'error' };
    expect(await find()).toEqual([
      expect.objectContaining({ code: 'low_contrast', path: ['styles', 'mobile', 'color'] }),
      { ...place, code: 'broken_link', path: ['content', 'link'], detail: 'page nowhere' },
      { ...place, code: 'missing_picture', path: ['content', 'image'], detail: '888888' },
    ]);
    await store(['sections', 's2', 'items', '1', 'heading'], { title: 7 });
    expect(await find()).toMatchObject([{ ...place, code: 'invalid_section', path: ['heading', 'title'] }]);
  });

  test('does not mind what visitors do not see, and warns of missing alternative texts', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into images (hash, ext, name, mime, width, height, bytes)
      values (${'a'.repeat(16)}, 'png', ${`p${pageId}`}, 'image/png', 10, 10, 100) returning id`.execute(
      database.db,
    );
    const image = rows[0]?.id;
    await send(ann, 0, addText('n1'), addPicture('n2', image));
    await store(['sections', 'n1', 'options'], { heading: { title: 5 } });
    await send(ann, 2, { type: 'section.update', id: 'n1', changes: [{ path: ['hidden'], value: true }] });
    const reply = await publish();
    expect(reply.json()).toEqual({
      version: 2,
      issues: [
        {
          sectionId: 'n2',
          path: ['options', 'content', 'image'],
          severity: 'warning',
          code: 'missing_alt',
          detail: `${image}`,
        },
      ],
    });
  });

  test('warns of colours that are hard to read on the section’s background', async () => {
    const grey = { heading: { title: 'Faint', color: '#bbbbbb' } };
    await send(ann, 0, addText('n1', grey), addText('n2', { ...grey, background: 'dark' }));
    await send(ann, 2, {
      type: 'section.update',
      id: 'n2',
      changes: [{ path: ['styles', 'mobile'], value: { background: '#cccccc' } }],
    });
    const issues = (await call('GET', '/draft/issues')).json<DocumentIssue[]>();
    const faint = { severity: 'warning', code: 'low_contrast', path: ['options', 'heading', 'color'] };
    expect(issues).toEqual([
      { ...faint, sectionId: 'n2', detail: '#bbbbbb on #cccccc' },
      { ...faint, sectionId: 'n1', detail: '#bbbbbb on #fffdfa' },
    ]);
  });

  test('stores rich text without scripts', async () => {
    const html = '<p>Hello<script>alert(1)</script><img src="x" onerror="alert(1)"></p>';
    await send(ann, 0, addText('n1', { content: { html } }));
    expect((await publish()).statusCode).toBe(200);
    expect(JSON.stringify((await published()).content)).not.toMatch(/script|onerror/);
  });
});

describe('history', () => {
  test('names each version’s author, note and changes, newest first', async () => {
    await send(ann, 0, setHeading('title', 'A'), setHeading('title', 'Hi'), addText('n1'));
    await publish('Greeting');
    const versions = (await call('GET', '/versions')).json<DocumentVersion[]>();
    expect(versions).toMatchObject([
      {
        version: 2,
        note: 'Greeting',
        author: 'The admin',
        isPublished: true,
        changes: [
          { type: 'section.update', id: 's1' },
          { type: 'section.add', after: 's2' },
        ],
      },
      { version: 1, author: null, isPublished: false, changes: [] },
    ]);
  });

  test('restores a version as a new one', async () => {
    await send(ann, 0, { type: 'section.remove', id: 's2' }, rename('Other'));
    await publish();
    const reply = await call('POST', '/versions/1/restore', { note: 'Back' });
    expect(reply.json()).toMatchObject({ version: 3 });
    const restored = await readDraft();
    expect(restored).toMatchObject({ title: 'About us', order: ['s1', 's2'], isChanged: false });
    expect(await published()).toMatchObject({ title: 'About us', version: 3 });
    expect((await call('POST', '/versions/9/restore', {})).statusCode).toBe(404);
    expect(await checkInvariants(database.db)).toEqual([]);
  });

  test('does not restore over unpublished edits', async () => {
    await send(ann, 0, rename('Unpublished'));
    expect((await call('POST', '/versions/1/restore', {})).statusCode).toBe(409);
    expect(await readDraft()).toMatchObject({ title: 'Unpublished', isChanged: true });
  });
});

describe('texts of pages', () => {
  const search = async (query: Record<string, string>) => {
    const headers = { authorization: `Bearer ${admin.token}` };
    const reply = await api.app.inject({ method: 'GET', url: '/api/admin/texts', query, headers });
    return { status: reply.statusCode, ...reply.json<TextSearch>() };
  };
  const whole = async (find: string, pages: FoundPage[] = [], after = 0): Promise<FoundPage[]> => {
    const { next, ...found } = await search({ find, after: String(after) });
    const all = [...pages, ...found.pages];
    return next === null ? all : whole(find, all, next);
  };

  test('are found as they are edited, published or not, with where they stand', async () => {
    const { revision } = await readDraft();
    await send(ann, revision, setHeading('title', 'Zebra crossing'), rename('About zebras'));
    const untouched = await content.makePage({
      title: 'Stripes',
      sections: [{ id: 's1', type: 'text', options: { content: { html: '<p>A ZEBRA has stripes</p>' } } }],
    });
    const found = await whole('zebra');
    expect(found.map(({ key, title, total }) => [key, title, total])).toEqual([
      [`page:${pageId}`, 'About zebras', 1],
      [`page:${untouched}`, 'Stripes', 1],
    ]);
    expect(found[0]?.places).toMatchObject([{ type: 'text', match: 'Zebra', after: ' crossing' }]);
    expect((await search({ find: 'zebra', case: 'same' })).pages).toEqual([]);
    expect(await whole('Hello')).not.toContainEqual(expect.objectContaining({ key: `page:${pageId}` }));
  });

  test('of a shared section are found until it is deleted', async () => {
    const sections = [{ id: 's1', type: 'text', options: { heading: { title: 'Wombat' } } }];
    const [standing, deleted] = [
      await content.makePage({ kind: 'block', slug: 'shared-sections/1', sections }),
      await content.makePage({ kind: 'block', slug: 'shared-sections/2', enabled: false, sections }),
    ];
    expect(deleted).toBeGreaterThan(0);
    expect((await whole('wombat')).map(({ key }) => key)).toEqual([`page:${standing}`]);
  });

  test('of many pages come in several answers, each page once', async () => {
    const made = [];
    for (let at = 0; at < 120; at++)
      made.push(
        await content.makePage({
          title: `Page ${at}`,
          sections: [{ id: 's1', type: 'text', options: { heading: { title: 'quagga' } } }],
        }),
      );
    const found = await whole('quagga');
    expect(found.map(({ key }) => key)).toEqual(made.map((id) => `page:${id}`));
  });

  test('are not looked for without words, or with too many', async () => {
    expect((await search({ find: '' })).status).toBe(400);
    expect((await search({ find: 'x'.repeat(201) })).status).toBe(400);
    expect((await search({ find: '%_\\' })).pages).toEqual([]);
  });
});
