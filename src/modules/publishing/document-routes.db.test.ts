import { sql } from 'kysely';
import { afterAll, beforeEach, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { draftPath, type DocumentKey } from '#domain/editing/document-key.ts';
import type {
  DocumentVersion,
  DraftAnswer,
  EditsAnswer,
  MenuDraftAnswer,
  SettingsDraftAnswer,
  UnpublishedChange,
} from '#domain/editing/drafts.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import type { DocumentIssue } from '#domain/editing/issues.schema.ts';
import { trimDraftLogs } from '#modules/drafts/trim-draft-logs.ts';
import { sectionDefinitions } from '#sections/sections.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { createDocumentEditing, type DocumentEditing } from './document-editing.ts';

let database: TestDatabase;
let api: ApiFixture;
let content: ReturnType<typeof createContentFixture>;
let token: string;
let editing: DocumentEditing;
const failures: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  api = await createApiFixture(database);
  content = createContentFixture(database.db);
  token = (await makeStaff(database.db, 'admin')).token;
  editing = createDocumentEditing({
    db: database.db,
    definitions: sectionDefinitions,
    log: { error: (details) => failures.push(details) },
  });
  for (const table of ['layer_drafts', 'document_versions', 'settings', 'menus', 'pages'] as const) {
    await database.db.deleteFrom(table).execute();
  }
});
afterEach(() => api.app.close());
afterAll(() => database.drop());

function call(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  const headers = { authorization: `Bearer ${token}` };
  return api.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
}

const read = async <Draft>(key: DocumentKey): Promise<Draft> =>
  (await call('GET', `${draftPath(key)}/draft`)).json<Draft>();
const readSettings = () => read<SettingsDraftAnswer>('settings');
const readMenu = () => read<MenuDraftAnswer>('menu:main');

async function send(key: DocumentKey, ...intents: Intent[]): Promise<EditsAnswer> {
  const { revision } = await read<{ revision: number }>(key);
  const reply = await call('POST', `${draftPath(key)}/draft/edits`, {
    baseRevision: revision,
    clientId: crypto.randomUUID(),
    edits: intents.map((intent) => ({ id: crypto.randomUUID(), intent })),
  });
  expect(reply.json<EditsAnswer>().results.map(({ status, reason }) => reason ?? status)).toEqual(
    intents.map(() => 'applied'),
  );
  return reply.json();
}

async function publish(key: DocumentKey, more: object = {}) {
  const { revision } = await read<{ revision: number }>(key);
  return call('POST', `${draftPath(key)}/publish`, { revision, ...more });
}

async function schedule(key: DocumentKey, at: Date, note = '') {
  const { revision } = await read<{ revision: number }>(key);
  return call('POST', `${draftPath(key)}/schedule`, { revision, at: at.toISOString(), note });
}

const set = (group: string, path: string[], value: unknown): Intent => ({
  type: 'settings.update',
  group,
  changes: [{ path, value }],
});
const addEntry = (id: string, parent: string | null, target: object = { type: 'homepage' }): Intent => ({
  type: 'entry.add',
  entry: { id, title: id, target: target as { type: 'homepage' } },
  parent,
  after: null,
});
const rename = (title: string): Intent => ({
  type: 'page.update',
  changes: [{ path: ['title'], value: title }],
});

const shownSettings = async () => {
  api.invalidate(['settings']);
  return (await api.get('/config')).json<{ common: { sitename: string }; language: string }>();
};
const shownMenu = async () => {
  api.invalidate(['menus']);
  return (await api.get('/menus/main/entries')).json<{ id: number; title: string; children: unknown[] }[]>();
};

const soon = () => new Date(Date.now() + 60_000);
const later = () => new Date(Date.now() + 120_000);

describe('the settings', () => {
  test('are edited in a draft that visitors do not see, and published as the next version', async () => {
    await content.setSettings('common', { sitename: 'Clay' });
    expect(await readSettings()).toMatchObject({
      revision: 0,
      publishedVersion: 1,
      isChanged: false,
      groups: { common: { sitename: 'Clay' }, language: 'en', styles: { contentWidth: 1170 } },
    });
    await send(
      'settings',
      set('common', ['sitename'], 'Stone'),
      set('language', ['value'], 'ru'),
      set('styles', ['palette', 'primary'], '#004400'),
    );
    expect(await shownSettings()).toMatchObject({ common: { sitename: 'Clay' }, language: 'en' });
    expect((await publish('settings', { note: 'New name' })).json()).toEqual({ version: 2, issues: [] });
    expect(await shownSettings()).toMatchObject({ common: { sitename: 'Stone' }, language: 'ru' });
    expect(await readSettings()).toMatchObject({ isChanged: false, publishedVersion: 2 });
    const stored = await database.db.selectFrom('settings').select('name').orderBy('name').execute();
    expect(stored.map(({ name }) => name)).toEqual(['common', 'language', 'styles']);
  });

  test('have a history that can be gone back in', async () => {
    await content.setSettings('common', { sitename: 'Clay' });
    await send('settings', set('common', ['sitename'], 'Stone'));
    await publish('settings', { note: 'Stone' });
    const versions = (await call('GET', '/admin/settings/versions')).json<DocumentVersion[]>();
    expect(versions).toMatchObject([
      {
        version: 2,
        note: 'Stone',
        author: 'The admin',
        isPublished: true,
        changes: [set('common', ['sitename'], 'Stone')],
      },
      { version: 1, author: null, isPublished: false, changes: [] },
    ]);
    expect((await call('GET', '/admin/settings/versions/1')).json()).toMatchObject({
      document: { kind: 'settings', groups: { common: { sitename: 'Clay' } } },
    });
    const restored = await call('POST', '/admin/settings/versions/1/restore', { note: 'Back' });
    expect(restored.json()).toMatchObject({ version: 3 });
    expect(await shownSettings()).toMatchObject({ common: { sitename: 'Clay' } });
    expect((await call('POST', '/admin/settings/versions/9/restore', {})).statusCode).toBe(404);
  });

  test('are published by group, and the others wait', async () => {
    await send('settings', set('common', ['sitename'], 'Stone'), set('language', ['value'], 'ru'));
    await send('settings', set('common', ['emails'], ['nobody']));
    expect((await publish('settings', { groups: ['language'] })).statusCode).toBe(200);
    expect(await shownSettings()).toMatchObject({ common: { sitename: 'Vitrina' }, language: 'ru' });
    expect(await readSettings()).toMatchObject({
      isChanged: true,
      groups: { common: { sitename: 'Stone' } },
    });
    expect((await publish('settings', { groups: ['toString'] })).statusCode).toBe(400);
    expect((await publish('settings', { groups: ['common'] })).statusCode).toBe(422);
    await send('settings', set('common', ['emails'], []));
    expect((await publish('settings', { groups: ['common'] })).statusCode).toBe(200);
    expect(await readSettings()).toMatchObject({ isChanged: false });
  });

  test('follow what was changed beside the editing, and keep it in the history', async () => {
    await readSettings();
    await content.setSettings('common', { sitename: 'Restored' });
    expect(await readSettings()).toMatchObject({
      revision: 1,
      isChanged: false,
      publishedVersion: 2,
      groups: { common: { sitename: 'Restored' } },
    });
  });

  test('are discarded', async () => {
    await send('settings', set('common', ['sitename'], 'Stone'));
    const reply = await call('DELETE', '/admin/settings/draft');
    expect(reply.json()).toMatchObject({
      revision: 2,
      isChanged: false,
      groups: { common: { sitename: 'Vitrina' } },
    });
  });

  test('name the place of every picture that is gone', async () => {
    const places = [
      ['common', 'favicon'],
      ['common', 'sharedImage'],
      ['header', 'logo'],
      ['header', 'logoMobile'],
      ['header', 'logoAlt'],
      ['footer', 'logo'],
    ];
    await send('settings', ...places.map(([group = '', ...path]) => set(group, path, 999_999)));
    const issues = (await call('GET', '/admin/settings/draft/issues')).json<DocumentIssue[]>();
    expect(issues.map(({ code, path }) => [code, path])).toEqual(
      places.map((place) => ['missing_picture', place]),
    );
  });

  test('say what is wrong with them, and where', async () => {
    await send(
      'settings',
      set('common', ['emails'], ['shop@mail.example', 'nobody']),
      set('common', ['phones'], ['call me']),
      set('header', ['logo'], 999_999),
      set('header', ['mobile', 'second', 'center'], [{ type: 'menu', menu: 'other' }]),
      set('styles', ['palette', 'text'], '#cccccc'),
    );
    const issues = (await call('GET', '/admin/settings/draft/issues')).json<DocumentIssue[]>();
    expect(issues).toEqual([
      { severity: 'error', code: 'missing_picture', detail: '999999', path: ['header', 'logo'] },
      { severity: 'warning', code: 'unknown_menu', detail: 'other', path: ['header', 'mobile', 'second'] },
      { severity: 'error', code: 'invalid_email', detail: 'nobody', path: ['common', 'emails'] },
      { severity: 'warning', code: 'invalid_phone', detail: 'call me', path: ['common', 'phones'] },
      {
        severity: 'warning',
        code: 'low_contrast',
        detail: '#cccccc on #fffdfa',
        path: ['styles', 'palette', 'text'],
      },
    ]);
    expect((await publish('settings')).statusCode).toBe(422);
  });

  test('are stored without scripts in their rich texts', async () => {
    await send('settings', set('footer', ['text'], '<p>Hi<script>alert(1)</script></p>'));
    await publish('settings');
    const row = await database.db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'footer')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row.value)).toContain('Hi');
    expect(JSON.stringify(row.value)).not.toContain('script');
  });
});

describe('a menu', () => {
  const shop = [{ title: 'Shop', children: [{ title: 'Cups' }, { title: 'Bowls' }] }, { title: 'About' }];

  test('is edited in a draft, and entries that stay keep their ids', async () => {
    await content.makeMenu('main', [...shop, { title: 'Help', target: {}, children: [{ title: 'FAQ' }] }]);
    const before = await shownMenu();
    const draft = await readMenu();
    const [first = '', second = '', help = ''] = draft.order;
    expect(draft.order).toEqual(before.map(({ id }) => `e${id}`));
    expect(draft.entries[help]).toMatchObject({ title: 'Help', target: { type: 'heading' } });
    const [cups = '', bowls = ''] = draft.entries[first]?.children ?? [];
    await send(
      'menu:main',
      { type: 'entry.move', id: second, parent: null, after: null },
      { type: 'entry.move', id: bowls, parent: null, after: second },
      { type: 'entry.remove', id: cups },
      addEntry('new', help),
      { type: 'entry.update', id: first, changes: [{ path: ['title'], value: 'Catalog' }] },
    );
    expect(await shownMenu()).toEqual(before);
    expect((await publish('menu:main')).json()).toEqual({ version: 2, issues: [] });
    const after = await shownMenu();
    expect(after).toMatchObject([
      { id: before[1]?.id, title: 'About' },
      { title: 'Bowls' },
      { id: before[0]?.id, title: 'Catalog', children: [] },
      { id: before[2]?.id, title: 'Help', children: [{ title: 'new' }, { title: 'FAQ' }] },
    ]);
    expect((await readMenu()).order).toEqual([second, bowls, first, help]);
    expect((await readMenu()).entries[help]?.children[0]).toBe('new');
    expect((await readMenu()).revision).toBe(5);
  });

  test('is gone back in', async () => {
    await content.makeMenu('main', shop);
    const before = await readMenu();
    const [first = ''] = before.order;
    const [cups = '', bowls = ''] = before.entries[first]?.children ?? [];
    await send(
      'menu:main',
      { type: 'entry.remove', id: cups },
      { type: 'entry.remove', id: bowls },
      { type: 'entry.remove', id: first },
      addEntry('new', null),
    );
    await publish('menu:main');
    await call('POST', '/admin/menus/main/versions/1/restore', {});
    const after = await readMenu();
    expect(after).toMatchObject({ entries: before.entries, order: before.order, publishedVersion: 3 });
    expect((await shownMenu()).map(({ title }) => title)).toEqual(['Shop', 'About']);
  });

  test('that every shop has is there before it has entries; others are not', async () => {
    expect(await read('menu:footer')).toMatchObject({ name: 'footer', order: [], publishedVersion: 1 });
    await send('menu:footer', addEntry('n1', null));
    expect((await publish('menu:footer')).statusCode).toBe(200);
    expect((await call('GET', '/admin/menus/other/draft')).statusCode).toBe(404);
    expect((await call('GET', '/admin/menus/Not%20a%20name/draft')).statusCode).toBe(404);
  });

  test('is not published with links that lead nowhere, but with those that are redirected', async () => {
    await content.makePage({ slug: 'about' });
    await content.makeRedirect('/old', '/about');
    await content.makeRedirect('/older/', '/about');
    await content.makeRedirect('/%D1%87%D0%B0%D0%B9/', '/about');
    await send(
      'menu:main',
      addEntry('n1', null, { type: 'page', url: 'nowhere' }),
      addEntry('n2', null, { type: 'page', url: 'about' }),
      addEntry('n3', null, { type: 'page', url: 'old' }),
      addEntry('n4', null, { type: 'heading' }),
      addEntry('n5', null, { type: 'page', url: 'older' }),
      addEntry('n6', null, { type: 'page', url: 'чай' }),
    );
    const reply = await publish('menu:main');
    expect(reply.statusCode).toBe(422);
    const { issues } = reply.json<{ data: { issues: DocumentIssue[] } }>().data;
    expect(issues).toEqual(
      expect.arrayContaining([
        { entryId: 'n1', severity: 'error', code: 'broken_link', detail: 'page nowhere', path: ['target'] },
        { entryId: 'n4', severity: 'warning', code: 'empty_heading', detail: 'n4' },
      ]),
    );
    expect(issues.filter(({ code }) => code === 'broken_link')).toHaveLength(1);
  });
});

describe('what waits to be published', () => {
  test('is listed while somebody is at work on it', async () => {
    const about = await content.makePage({ title: 'About' });
    await send(`page:${about}`, rename('About us'));
    await database.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('layer_drafts')
        .select('key')
        .where('key', '=', `page:${about}`)
        .forUpdate()
        .execute();
      const changes = (await call('GET', '/admin/changes')).json<UnpublishedChange[]>();
      expect(changes).toContainEqual(expect.objectContaining({ key: `page:${about}`, isChanged: true }));
    });
  });

  test('is listed over all documents, latest first', async () => {
    const about = await content.makePage({ title: 'About' });
    const fresh = await content.makePage({ title: 'Fresh', published: false });
    await content.makePage({ title: 'Untouched' });
    await send('menu:main', addEntry('n1', null));
    await send(`page:${about}`, rename('About us'));
    await send('settings', set('common', ['sitename'], 'Stone'));
    const changes = (await call('GET', '/admin/changes')).json<UnpublishedChange[]>();
    expect(changes).toMatchObject([
      {
        key: 'settings',
        kind: 'settings',
        title: '',
        path: null,
        revision: 1,
        author: 'The admin',
        isNew: false,
      },
      {
        key: `page:${about}`,
        kind: 'page',
        title: 'About us',
        revision: 1,
        isNew: false,
        path: expect.stringMatching(/^\/page-/),
      },
      { key: 'menu:main', kind: 'menu', isNew: false },
      { key: `page:${fresh}`, kind: 'page', title: 'Fresh', revision: 0, author: null, isNew: true },
    ]);
    const mine = changes.map(({ isMine, authors }) => [isMine, authors.length]);
    expect(mine).toEqual([
      [true, 1],
      [true, 1],
      [true, 1],
      [false, 0],
    ]);
    const colleague = await makeStaff(database.db, 'admin');
    const seen = await api.app.inject({
      method: 'GET',
      url: '/api/admin/changes',
      headers: { authorization: `Bearer ${colleague.token}` },
    });
    expect(seen.json<UnpublishedChange[]>().some(({ isMine }) => isMine)).toBe(false);
    // The first admin has no name yet.
    await database.db.updateTable('staff').set({ name: '' }).execute();
    const [settings] = (await call('GET', '/admin/changes')).json<UnpublishedChange[]>();
    expect(settings?.author).toMatch(/^admin-.+@shop\.example$/);
    await database.db.updateTable('staff').set({ name: 'The admin' }).execute();
  });

  test('is published together, where documents link to each other', async () => {
    const one = await content.makePage({ slug: 'one', published: false });
    const two = await content.makePage({ slug: 'two', published: false });
    const link = (id: string, url: string): Intent => ({
      type: 'section.add',
      section: {
        id,
        type: 'text',
        version: 1,
        enable: true,
        hidden: false,
        options: { button: { title: 'Go', link: { type: 'page', url } } },
        items: [],
        styles: {},
      },
      after: null,
    });
    await send(`page:${one}`, link('s1', 'two'));
    await send(`page:${two}`, link('s1', 'one'));
    await send('menu:main', addEntry('n1', null, { type: 'page', url: 'one' }));
    expect((await publish(`page:${one}`)).statusCode).toBe(422);
    const together = (...keys: string[]) =>
      call('GET', `/admin/changes/issues?${keys.map((key) => `keys[]=${key}`).join('&')}`);
    const hasErrors = async (...keys: string[]) =>
      (await together(...keys)).json<{ issues: DocumentIssue[] }[]>().some(({ issues }) => issues.length > 0);
    expect(await hasErrors(`page:${one}`)).toBe(true);
    expect(await hasErrors(`page:${one}`, `page:${two}`, 'menu:main')).toBe(false);
    expect((await together('toString')).statusCode).toBe(404);
    const documents = [
      { key: 'menu:main', revision: 1 },
      { key: `page:${one}`, revision: 1 },
      { key: `page:${two}`, revision: 1 },
    ];
    const reply = await call('POST', '/admin/publish', { documents, note: 'Together' });
    expect(reply.json()).toMatchObject([
      { key: 'menu:main', version: 2 },
      { key: `page:${one}`, version: 1 },
      { key: `page:${two}`, version: 1 },
    ]);
    expect((await call('GET', '/admin/changes')).json()).toEqual([]);
  });

  test('is published as a whole or not at all', async () => {
    await send('settings', set('common', ['sitename'], 'Stone'));
    await send('menu:main', addEntry('n1', null, { type: 'page', url: 'nowhere' }));
    const documents = [
      { key: 'settings', revision: 1 },
      { key: 'menu:main', revision: 1 },
    ];
    const reply = await call('POST', '/admin/publish', { documents });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      data: { documents: [{ key: 'menu:main', issues: [{ code: 'broken_link' }] }, { key: 'settings' }] },
    });
    expect(await shownSettings()).toMatchObject({ common: { sitename: 'Vitrina' } });
    const stale = await call('POST', '/admin/publish', { documents: [{ key: 'settings', revision: 0 }] });
    expect(stale.json()).toMatchObject({ data: { key: 'settings', revision: 1 } });
  });
});

describe('a scheduled draft', () => {
  test('is published at its time as it was then; what was edited later stays unpublished', async () => {
    const id = await content.makePage({ title: 'About' });
    await send(`page:${id}`, rename('Black Friday'));
    const at = soon();
    const scheduled = await schedule(`page:${id}`, at, 'Sale');
    expect(scheduled.json()).toMatchObject({ schedule: { revision: 1, author: 'The admin', failure: null } });
    await send(`page:${id}`, rename('Half-written'));
    await editing.publishDue(new Date());
    expect(await read(`page:${id}`)).toMatchObject({
      publishedVersion: 1,
      schedule: { at: at.toISOString() },
    });
    await editing.publishDue(later());
    expect(await read<DraftAnswer>(`page:${id}`)).toMatchObject({
      publishedVersion: 2,
      isChanged: true,
      title: 'Half-written',
      schedule: null,
    });
    const page = await database.db
      .selectFrom('pages')
      .select('title')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(page?.title).toBe('Black Friday');
    const [version] = (await call('GET', `/admin/pages/${id}/versions`)).json<DocumentVersion[]>();
    expect(version).toMatchObject({ note: 'Sale', author: 'The admin', version: 2 });
  });

  test('is published once by two instances', async () => {
    await send('settings', set('common', ['sitename'], 'Stone'));
    await schedule('settings', soon());
    await Promise.all([editing.publishDue(later()), editing.publishDue(later())]);
    expect(await readSettings()).toMatchObject({ publishedVersion: 2, isChanged: false, schedule: null });
  });

  test('keeps what was published in between', async () => {
    await send('settings', set('styles', ['contentWidth'], 1000));
    await schedule('settings', soon());
    await send('settings', set('common', ['sitename'], 'Stone'));
    await publish('settings', { groups: ['common'] });
    await editing.publishDue(later());
    expect(await shownSettings()).toMatchObject({
      common: { sitename: 'Stone' },
      styles: { contentWidth: 1000 },
    });
    expect(await readSettings()).toMatchObject({ isChanged: false });
  });

  test('that has errors at its time is not published, and says so; the others are', async () => {
    const goal = await content.makePage({ slug: 'goal' });
    await send('menu:main', addEntry('n1', null, { type: 'page', url: 'goal' }));
    await send('settings', set('common', ['sitename'], 'Stone'));
    await schedule('menu:main', soon());
    await schedule('settings', soon());
    await database.db.updateTable('pages').set({ enabled: false }).where('id', '=', goal).execute();
    await editing.publishDue(later());
    const failed = { failure: { issues: [{ code: 'broken_link' }] } };
    expect(await readMenu()).toMatchObject({ publishedVersion: 1, schedule: failed });
    expect((await call('GET', '/admin/changes')).json()).toMatchObject([
      { key: 'menu:main', schedule: failed },
    ]);
    expect(await readSettings()).toMatchObject({ publishedVersion: 2 });
    await editing.publishDue(later());
    expect(await readMenu()).toMatchObject({ publishedVersion: 1, schedule: failed });
    expect(failures).toEqual([]);
  });

  test('is taken back, discarded with the draft, and overtaken by publishing', async () => {
    await send('settings', set('common', ['sitename'], 'Stone'));
    await schedule('settings', soon());
    expect((await call('DELETE', '/admin/settings/schedule')).statusCode).toBe(204);
    expect((await call('DELETE', '/admin/settings/schedule')).statusCode).toBe(404);
    await schedule('settings', soon());
    await publish('settings', { scheduled: 'publish' });
    expect(await readSettings()).toMatchObject({ schedule: null });
    await send('settings', set('common', ['sitename'], 'Brick'));
    await schedule('settings', soon());
    await call('DELETE', '/admin/settings/draft');
    expect(await readSettings()).toMatchObject({ schedule: null, isChanged: false });
  });

  test('does not go out with a small fix, and is not ended by it', async () => {
    const id = await content.makePage({ title: 'About', sections: [{ id: 's1', type: 'text' }] });
    const key: DocumentKey = `page:${id}`;
    const setText = (path: string[], value: string): Intent => ({
      type: 'section.update',
      id: 's1',
      changes: [{ path: ['options', ...path], value }],
    });
    await send(key, setText(['heading', 'title'], 'BLACK FRIDAY'));
    await schedule(key, soon(), 'Sale');
    await send(key, setText(['heading', 'note'], 'Typo mended'));
    const refused = await publish(key);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ data: { key, scheduled: { note: 'Sale', author: 'The admin' } } });
    const [waiting] = (await call('GET', '/admin/changes')).json<UnpublishedChange[]>();
    expect(waiting?.schedule).toMatchObject({ canKeep: true, isInDraft: true });
    expect(waiting?.schedule?.changes).toEqual([
      {
        type: 'section.update',
        id: 's1',
        changes: [{ path: ['options', 'heading', 'title'], value: 'BLACK FRIDAY' }],
      },
    ]);

    expect((await publish(key, { scheduled: 'keep' })).statusCode).toBe(200);
    const shown = async () => (await read<DraftAnswer>(key)).publishedVersion;
    const heading = async (version: number) => {
      const reply = await call('GET', `/admin/pages/${id}/versions/${version}`);
      return reply.json<{ document: DraftAnswer }>().document.sections['s1']?.options['heading'];
    };
    expect(await heading(await shown())).toEqual({ note: 'Typo mended' });
    expect(await read(key)).toMatchObject({ isChanged: true, schedule: { note: 'Sale', failure: null } });
    await editing.publishDue(later());
    expect(await heading(await shown())).toEqual({ title: 'BLACK FRIDAY', note: 'Typo mended' });
    expect(await read(key)).toMatchObject({ isChanged: false, schedule: null });
  });

  test('is replaced only by who asks for it, and outlives edits that are taken back', async () => {
    await send('settings', set('common', ['sitename'], 'Stone'));
    await schedule('settings', soon());
    const { revision } = await readSettings();
    const again = { revision, at: later().toISOString() };
    expect((await call('POST', '/admin/settings/schedule', again)).json()).toMatchObject({
      data: { scheduled: { author: 'The admin' } },
    });
    expect((await call('POST', '/admin/settings/schedule', { ...again, replaces: true })).statusCode).toBe(
      200,
    );
    await send('settings', set('common', ['sitename'], 'Vitrina'));
    expect(await readSettings()).toMatchObject({ isChanged: false, schedule: { at: again.at } });
    expect((await call('GET', '/admin/changes')).json()).toMatchObject([
      { key: 'settings', isChanged: false },
    ]);
    await editing.publishDue(new Date(later().getTime() + 1000));
    expect(await shownSettings()).toMatchObject({ common: { sitename: 'Stone' } });
  });

  test('of several documents is written whole or not at all', async () => {
    await send('settings', set('common', ['sitename'], 'Stone'));
    await send('menu:main', addEntry('n1', null));
    const at = soon().toISOString();
    const request = (revision: number) => ({
      at,
      documents: [
        { key: 'menu:main', revision: 1 },
        { key: 'settings', revision },
      ],
    });
    expect((await call('POST', '/admin/schedule', request(0))).statusCode).toBe(409);
    expect(await readMenu()).toMatchObject({ schedule: null });
    expect((await call('POST', '/admin/schedule', request(1))).json()).toEqual([
      { key: 'menu:main', issues: [] },
      { key: 'settings', issues: [] },
    ]);
    expect([(await readMenu()).schedule?.at, (await readSettings()).schedule?.at]).toEqual([at, at]);
  });

  describe('together with others', () => {
    const scheduleBoth = async () => {
      const goal = await content.makePage({ slug: 'goal' });
      await send('menu:main', addEntry('n1', null, { type: 'page', url: 'goal' }));
      await send('settings', set('common', ['sitename'], 'Stone'));
      const documents = [
        { key: 'menu:main', revision: 1 },
        { key: 'settings', revision: 1 },
      ];
      await call('POST', '/admin/schedule', { documents, at: soon().toISOString() });
      return goal;
    };
    const close = (id: number) =>
      database.db.updateTable('pages').set({ enabled: false }).where('id', '=', id).execute();

    test('names them, and goes out with them in one transaction', async () => {
      await scheduleBoth();
      expect((await readMenu()).schedule).toMatchObject({ together: ['settings'], failure: null });
      expect((await readSettings()).schedule).toMatchObject({ together: ['menu:main'] });
      await editing.publishDue(later());
      expect([(await readMenu()).publishedVersion, (await readSettings()).publishedVersion]).toEqual([2, 2]);
      const { rows } = await sql<{ at: Date }>`select distinct created_at as at from document_versions
        where version = 2`.execute(database.db);
      expect(rows).toHaveLength(1);
    });

    test('stays where one of them has errors, and says which', async () => {
      await close(await scheduleBoth());
      await editing.publishDue(later());
      expect(await readMenu()).toMatchObject({
        publishedVersion: 1,
        schedule: { failure: { issues: [{ code: 'broken_link' }], because: [] } },
      });
      expect(await readSettings()).toMatchObject({
        publishedVersion: 1,
        schedule: { failure: { issues: [], because: ['menu:main'] } },
      });
      await editing.publishDue(later());
      expect((await readSettings()).publishedVersion).toBe(1);
    });

    test('does not wait for one that is published by hand, nor for what is scheduled apart', async () => {
      await close(await scheduleBoth());
      expect((await publish('settings', { scheduled: 'publish' })).statusCode).toBe(200);
      expect((await readMenu()).schedule).toMatchObject({ together: [] });
      await send('settings', set('styles', ['contentWidth'], 1000));
      await schedule('settings', soon());
      await editing.publishDue(later());
      expect(await readMenu()).toMatchObject({ publishedVersion: 1 });
      expect(await readSettings()).toMatchObject({ publishedVersion: 3, schedule: null });
    });

    test('goes out once, whole, where two instances and somebody by hand come at one moment', async () => {
      await scheduleBoth();
      const [, , reply] = await Promise.all([
        editing.publishDue(later()),
        editing.publishDue(later()),
        call('POST', '/admin/publish', {
          documents: [
            { key: 'settings', revision: 1, scheduled: 'publish' },
            { key: 'menu:main', revision: 1, scheduled: 'publish' },
          ],
        }),
      ]);
      expect([200, 409]).toContain(reply.statusCode);
      expect(await readMenu()).toMatchObject({ publishedVersion: 2, schedule: null, isChanged: false });
      expect(await readSettings()).toMatchObject({ publishedVersion: 2, schedule: null, isChanged: false });
      expect(failures).toEqual([]);
    });
  });

  test('needs a time that is still to come', async () => {
    await send('settings', set('common', ['sitename'], 'Stone'));
    const reply = await schedule('settings', new Date(Date.now() - 1000));
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      children: { at: { errors: ['Choose a time in the future'] } },
    });
  });
});

test('the log of edits is cut where no tab can be any more', async () => {
  for (let round = 0; round < 6; round++) {
    const edits = Array.from({ length: 200 }, (_, index) => set('common', ['sitename'], `${round}-${index}`));
    await send('settings', ...edits);
  }
  await trimDraftLogs(database.db);
  const log = await database.db.selectFrom('layer_intents').select('revision').orderBy('revision').execute();
  expect(log.map(({ revision }) => revision)).toEqual(
    Array.from({ length: 1000 }, (_, index) => index + 201),
  );
  const behind = (baseRevision: number) =>
    call('POST', '/admin/settings/draft/edits', {
      baseRevision,
      clientId: crypto.randomUUID(),
      edits: [{ id: crypto.randomUUID(), intent: set('common', ['description'], 'Late') }],
    });
  expect((await behind(200)).json()).toMatchObject({ results: [{ status: 'applied' }] });
  expect((await behind(200)).statusCode).toBe(409);
});
