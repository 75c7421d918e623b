import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { draftPath, type DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import { readPath } from '#domain/editing/fields.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { choice, chooseIntent } from '#domain/editing/random-edits.fixture.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { createMemoryStorage } from './builder-store.fixture.ts';
import { createBuilderStore } from './builder-store.ts';
import type { DraftTransport } from './draft-transport.ts';
import { mintNodeId, mintUuid } from './mint-id.ts';
import { toReadDraft } from './to-read-draft.ts';

let database: TestDatabase;
let api: ApiFixture;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  ({ token } = await makeStaff(database.db, 'admin'));
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await api.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  if (reply.statusCode !== 200) {
    throw Object.assign(new Error(reply.body), { status: reply.statusCode });
  }
  return reply.json();
}

const transport: DraftTransport = {
  read: async (key) => toReadDraft(key, await call('GET', `${draftPath(key)}/draft`)),
  send: (key, edits) => call('POST', `${draftPath(key)}/draft/edits`, edits),
};

async function openTab(key: DocumentKey, storage = createMemoryStorage()) {
  const store = createBuilderStore({ transport, storage, clientId: mintUuid() });
  await store.getState().recover();
  await store.getState().open(key);
  store.getState().showPage(key);
  return store;
}

async function makePage(): Promise<DocumentKey> {
  const section = (id: string) => ({
    id,
    type: 'slider',
    options: { heading: { title: id } },
    items: [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'B' },
    ],
  });
  const id = await createContentFixture(database.db).makePage({
    title: 'Page',
    slug: `edited-${mintNodeId()}`,
    sections: ['s1', 's2', 's3'].map(section),
  });
  return `page:${id}`;
}

const readText = async (key: DocumentKey) =>
  (
    await api.app.inject({
      url: `/api${draftPath(key)}/draft`,
      headers: { authorization: `Bearer ${token}` },
    })
  ).body;

function documentOf(tab: Awaited<ReturnType<typeof openTab>>, key: DocumentKey): EditableDocument {
  const document = tab.getState().documents[key];
  if (!document) throw new Error('Not open');
  return document;
}

test('two tabs that edit at random, and send whenever they like, end with what the server has', async () => {
  const moment = fc.record({
    who: fc.constantFrom(0, 1),
    what: fc.constantFrom('edit', 'edit', 'edit', 'send', 'undo', 'look'),
    made: choice,
  });
  let collisions = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 4, maxLength: 16 }), async (moments) => {
      const key = await makePage();
      const tabs = [await openTab(key), await openTab(key)];
      let minted = 0;
      for (const { who, what, made } of moments) {
        const tab = tabs[who];
        if (!tab) continue;
        const { edit, undo, flush, refresh } = tab.getState();
        if (what === 'edit')
          edit(
            key,
            chooseIntent(documentOf(tab, key), made, () => `n${++minted}`),
          );
        else if (what === 'undo') undo();
        else if (what === 'send') await flush();
        else await refresh(key);
      }
      for (const tab of tabs) await tab.getState().flush();
      for (const tab of tabs) await tab.getState().refresh(key);
      const [one, other] = tabs.map((tab) => documentOf(tab, key));
      const { document } = await transport.read(key);
      expect(one).toEqual(document);
      expect(other).toEqual(document);
      for (const tab of tabs) {
        collisions += tab.getState().conflicts.length;
        expect(tab.getState().drafts[key]?.state).toBe('saved');
        tab.getState().close();
      }
    }),
    { numRuns: 30 },
  );
  expect(collisions).toBeGreaterThan(0);
}, 60_000);

test('edits, a reload, and undoing all of them give the draft it began with, byte by byte', async () => {
  const key = await makePage();
  const storage = createMemoryStorage();
  let tab = await openTab(key, storage);
  const start = await readText(key);
  const title = (value: string): Intent => ({
    type: 'section.update',
    id: 's1',
    changes: [{ path: ['options', 'heading', 'title'], value }],
  });
  const { edit } = tab.getState();
  edit(key, title('New'));
  edit(key, { type: 'section.remove', id: 's2' });
  edit(key, { type: 'item.move', section: 's1', id: 'b', after: null });
  await tab.getState().flush();
  edit(key, { type: 'page.update', changes: [{ path: ['meta', 'title'], value: 'Found' }] });
  // Not sent: the tab crashes.
  tab.getState().close();
  tab = await openTab(key, storage);
  expect(tab.getState().undoStep?.about.type).toBe('page.update');
  for (let step = 0; step < 4; step++) tab.getState().undo();
  await tab.getState().flush();
  expect(tab.getState()).toMatchObject({ undoStep: null, blockedStep: null, conflicts: [] });
  // All but how often it was edited.
  const contentOf = (draft: string) => draft.replace(/"revision":\d+/, '').replace(/"isChanged":\w+/, '');
  expect(contentOf(await readText(key))).toBe(contentOf(start));
  tab.getState().close();
});

const textPath = ['options', 'content', 'html'];

/** A page with one rich text, in two tabs. */
async function openText(html: string) {
  const id = await createContentFixture(database.db).makePage({
    title: 'Page',
    slug: `text-${mintNodeId()}`,
    sections: [{ id: 's1', type: 'text', options: { content: { html } } }],
  });
  const key: DocumentKey = `page:${id}`;
  const textOf = (document: EditableDocument) => {
    const section = document.kind === 'page' ? document.sections['s1'] : undefined;
    return String(section && readPath(section, textPath));
  };
  const tabs = [await openTab(key), await openTab(key)] as const;
  const write = (tab: (typeof tabs)[number], change: (text: string) => string) => {
    const was = textOf(documentOf(tab, key));
    const changes = [{ path: textPath, was, value: change(was) }];
    return tab.getState().edit(key, { type: 'section.update', id: 's1', changes });
  };
  const settle = async () => {
    for (const tab of tabs) await tab.getState().flush();
    for (const tab of tabs) await tab.getState().refresh(key);
    const { document } = await transport.read(key);
    return [...tabs.map((tab) => textOf(documentOf(tab, key))), textOf(document)];
  };
  return { key, tabs, write, settle };
}

const three = (text: string) => [text, text, text];

test('two people write in two paragraphs of one text, and at two words of one: the draft has the words of both', async () => {
  const { key, tabs, write, settle } = await openText('<p>One two three</p><p>Four five six</p>');
  const [anna, boris] = tabs;
  write(anna, (text) => text.replace('One', 'One anna'));
  write(boris, (text) => text.replace('six', 'six boris'));
  expect(await settle()).toEqual(three('<p>One anna two three</p><p>Four five six boris</p>'));
  write(anna, (text) => text.replace('Four', 'Anna four'));
  write(boris, (text) => text.replace('six', '<strong>six</strong>'));
  expect(await settle()).toEqual(
    three('<p>One anna two three</p><p>Anna four five <strong>six</strong> boris</p>'),
  );
  anna.getState().undo();
  expect(await settle()).toEqual(
    three('<p>One anna two three</p><p>Four five <strong>six</strong> boris</p>'),
  );
  expect(tabs.flatMap((tab) => tab.getState().conflicts)).toEqual([]);
  const kept = await database.db
    .selectFrom('layer_intents')
    .select('intent')
    .where('document_key', '=', key)
    .execute();
  expect(kept).toHaveLength(5);
  expect(JSON.stringify(kept)).not.toContain('"was"');
});

test('the same word twice, and what is too long together, is asked, and nothing of it is lost', async () => {
  const long = 'word '.repeat(4900).trim();
  const { tabs, write, settle } = await openText(`<p>One</p><p>${long}</p><p>Two</p>`);
  const [anna, boris] = tabs;
  write(anna, (text) => text.replace('One', 'Uno'));
  write(boris, (text) => text.replace('One', 'Eins'));
  expect(await settle()).toEqual(three(`<p>Uno</p><p>${long}</p><p>Two</p>`));
  expect(boris.getState().conflicts).toMatchObject([{ edit: { intent: { changes: [{ path: textPath }] } } }]);
  boris.getState().resolveConflict(boris.getState().conflicts[0]?.id ?? '', 'mine');
  expect(await settle()).toEqual(three(`<p>Eins</p><p>${long}</p><p>Two</p>`));

  // 50,000 signs are the most of a rich text: each has room for one more paragraph.
  const added = (name: string) => `<p>${`${name} `.repeat(3000).trim()}</p>`;
  write(anna, (text) => text + added('anna'));
  write(boris, (text) => added('boris') + text);
  expect(await settle()).toEqual(three(`<p>Eins</p><p>${long}</p><p>Two</p>${added('anna')}`));
  expect(boris.getState().conflicts).toHaveLength(1);
  expect(JSON.stringify(boris.getState().conflicts)).toContain('boris boris');
});
