import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { PageDocument } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { makePage, makeSection } from '#domain/editing/random-edits.fixture.ts';

import { createDraftServer, createMemoryStorage } from './builder-store.fixture.ts';
import { createBuilderStore } from './builder-store.ts';
import { mintUuid } from './mint-id.ts';

const page: DocumentKey = 'page:1';
let server: ReturnType<typeof createDraftServer>;

beforeEach(() => {
  vi.useFakeTimers();
  server = createDraftServer({ [page]: makePage() });
});
afterEach(() => vi.useRealTimers());

async function openTab(clientId = mintUuid()) {
  const store = createBuilderStore({ transport: server.transport, storage: createMemoryStorage(), clientId });
  await store.getState().open(page);
  store.getState().showPage(page);
  return store;
}
type Tab = Awaited<ReturnType<typeof openTab>>;

function pageOf(tab: Tab): PageDocument {
  const document = tab.getState().documents[page];
  if (document?.kind !== 'page') throw new Error('No page');
  return document;
}

const change = (field: string, value: string, was?: string): Intent => ({
  type: 'section.update',
  id: 's1',
  changes: [{ path: ['options', 'heading', field], value, ...(was !== undefined && { was }) }],
});

/** An instance dies once it has written what the tab has sent. */
async function loseAnswer(tab: Tab): Promise<void> {
  server.failures.push({ status: 0, afterwards: true });
  expect(await tab.getState().flush()).toBe(false);
}

test('what is typed on after a lost answer is an edit of its own: the server has it too', async () => {
  const tab = await openTab();
  tab.getState().edit(page, change('title', 'Light'), { merge: 'title' });
  await loseAnswer(tab);
  tab.getState().edit(page, change('title', 'Lighthouse'), { merge: 'title' });
  await vi.runAllTimersAsync();
  expect(tab.getState().drafts[page]?.state).toBe('saved');
  expect(server.documentOf(page)).toEqual(pageOf(tab));
  expect(pageOf(tab).sections['s1']?.options).toEqual({ heading: { title: 'Lighthouse' } });
});

test('edits whose answer was lost are told from those of others by their ids when the log tells of them', async () => {
  const me = mintUuid();
  const [tab, bob] = [await openTab(me), await openTab()];
  const add: Intent = { type: 'section.add', section: makeSection('n1'), after: 's1' };
  const text = change('note', '<p>One two</p>', '');
  tab.getState().edit(page, add);
  tab.getState().edit(page, text);
  await loseAnswer(tab);
  // Where they were done already others have built on them.
  await bob.getState().refresh(page);
  bob
    .getState()
    .edit(page, { type: 'section.update', id: 'n1', changes: [{ path: ['name'], value: 'Bob' }] });
  bob.getState().edit(page, change('note', '<p>One two and Bob</p>', '<p>One two</p>'));
  await bob.getState().flush();
  const entries = [add, text].map((intent, index) => ({
    revision: index + 1,
    clientId: me,
    intent,
    author: 'Ann',
  }));
  await tab.getState().hear(page, entries);
  await vi.runAllTimersAsync();
  expect(tab.getState().conflicts).toEqual([]);
  expect(server.documentOf(page)).toEqual(pageOf(tab));
  expect(pageOf(tab).sections['n1']).toMatchObject({ name: 'Bob' });
  expect(pageOf(tab).sections['s1']?.options).toMatchObject({ heading: { note: '<p>One two and Bob</p>' } });
});
