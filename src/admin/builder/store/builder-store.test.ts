import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument, PageDocument } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import {
  choice,
  chooseIntent,
  makeMenu,
  makePage,
  makeSection,
} from '#domain/editing/random-edits.fixture.ts';

import { createDraftServer, createMemoryStorage } from './builder-store.fixture.ts';
import type { StoreEvent } from './builder-state.ts';
import { createBuilderStore } from './builder-store.ts';
import { mintUuid } from './mint-id.ts';

const page: DocumentKey = 'page:1';
const other: DocumentKey = 'page:2';
const settings: EditableDocument = { kind: 'settings', groups: { common: { sitename: 'Shop' }, styles: {} } };

let server: ReturnType<typeof createDraftServer>;

beforeEach(() => {
  vi.useFakeTimers();
  server = createDraftServer({
    [page]: makePage(),
    [other]: makePage(['o1']),
    settings,
    'menu:main': makeMenu(),
  });
});
afterEach(() => vi.useRealTimers());

async function openTab(storage = createMemoryStorage(), keys: DocumentKey[] = [page]) {
  const store = createBuilderStore({ transport: server.transport, storage, clientId: mintUuid() });
  await store.getState().recover();
  for (const key of keys) await store.getState().open(key);
  store.getState().showPage(page);
  return store;
}
type Tab = Awaited<ReturnType<typeof openTab>>;

const setTitle = (value: string, id = 's1'): Intent => ({
  type: 'section.update',
  id,
  changes: [{ path: ['options', 'heading', 'title'], value }],
});
const setNote = (value: string): Intent => ({
  type: 'section.update',
  id: 's1',
  changes: [{ path: ['options', 'heading', 'note'], value }],
});

function pageOf(tab: Tab, key = page): PageDocument {
  const document = tab.getState().documents[key];
  if (document?.kind !== 'page') throw new Error('No page');
  return document;
}
const headingOf = (document: PageDocument, id = 's1') => document.sections[id]?.options['heading'];

test('edits of two documents under one name are undone and redone as one step', async () => {
  const tab = await openTab(createMemoryStorage(), [page, 'settings']);
  const rename = (value: string): Intent => ({
    type: 'settings.update',
    group: 'common',
    changes: [{ path: ['sitename'], value }],
  });
  const shown = () => {
    const document = tab.getState().documents['settings'];
    const common = document?.kind === 'settings' ? document.groups['common'] : null;
    return [common, headingOf(pageOf(tab))];
  };
  const before = shown();
  tab.getState().edit('settings', rename('First'), { together: 'one' });
  tab.getState().edit('settings', rename('Dressed'), { together: 'two' });
  tab.getState().edit(page, setTitle('Dressed'), { together: 'two' });
  const dressed = shown();
  tab.getState().undo();
  expect(shown()).toEqual([{ sitename: 'First' }, before[1]]);
  tab.getState().redo();
  expect(shown()).toEqual(dressed);
  tab.getState().undo();
  tab.getState().undo();
  expect(shown()).toEqual(before);
});

test('of several edits of which one cannot be, none is done, told, sent or undone', async () => {
  const tab = await openTab();
  const before = pageOf(tab);
  const told: StoreEvent[] = [];
  tab.getState().listen((event) => told.push(event));
  const gone: Intent = { type: 'section.remove', id: 'nowhere' };
  expect(tab.getState().edit(page, [setTitle('One'), gone])).toEqual({ ok: false, reason: 'unknown_target' });
  await vi.advanceTimersByTimeAsync(5000);
  expect([told, server.sent, tab.getState().undoStep]).toEqual([[], [], null]);
  expect(pageOf(tab)).toBe(before);
  expect(tab.getState().edit(page, [])).toEqual({ ok: true });
  expect(tab.getState().drafts[page]?.state).toBe('saved');
  expect(tab.getState().edit(page, [setTitle('One'), setNote('Two')])).toEqual({ ok: true });
  expect(told.map((event) => event.type === 'edited' && event.intent)).toEqual([
    setTitle('One'),
    setNote('Two'),
  ]);
});

describe('saving', () => {
  test('waits for 800 ms of rest, and no longer than 5 s', async () => {
    const tab = await openTab();
    tab.getState().edit(page, setTitle('A'), { merge: 'title' });
    expect(tab.getState().drafts[page]?.state).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(790);
    expect(server.sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(20);
    expect(server.sent).toHaveLength(1);
    expect(tab.getState().drafts[page]).toMatchObject({ state: 'saved', revision: 1, isChanged: true });
    for (let key = 0; key < 12; key++) {
      tab.getState().edit(page, setTitle(`B${key}`), { merge: 'title' });
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(server.sent.length).toBeGreaterThan(1);
    expect(headingOf(pageOf(tab))).toEqual({ title: 'B11' });
  });

  test('sends keystrokes of one field as one edit, and edits in their order', async () => {
    const tab = await openTab();
    for (const title of ['N', 'Ne', 'New']) tab.getState().edit(page, setTitle(title), { merge: 'title' });
    tab.getState().edit(page, setNote('Note'), { merge: 'note' });
    tab.getState().edit(page, { type: 'section.remove', id: 's3' });
    await vi.advanceTimersByTimeAsync(800);
    expect(server.sent).toEqual([[setTitle('New'), setNote('Note'), { type: 'section.remove', id: 's3' }]]);
  });

  test('goes on by itself after failures, also when only the answer was lost', async () => {
    const tab = await openTab();
    server.failures.push({ status: 0 }, { status: 503 }, { status: 0, afterwards: true });
    tab.getState().edit(page, setTitle('Kept'));
    await vi.advanceTimersByTimeAsync(900);
    expect(tab.getState().drafts[page]?.state).toBe('offline');
    tab.getState().edit(page, setNote('Typed meanwhile'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tab.getState().drafts[page]?.state).toBe('saved');
    expect(server.documentOf(page)).toEqual(pageOf(tab));
    expect(headingOf(pageOf(tab))).toEqual({ title: 'Kept', note: 'Typed meanwhile' });
  });

  test('stays with what was typed when the session has ended', async () => {
    const tab = await openTab();
    server.failures.push({ status: 401 });
    tab.getState().edit(page, setTitle('Kept'));
    expect(await tab.getState().flush()).toBe(false);
    expect(tab.getState().drafts[page]?.state).toBe('signedOut');
    expect(await tab.getState().flush()).toBe(true);
    expect(headingOf(server.documentOf(page) as PageDocument)).toEqual({ title: 'Kept' });
  });

  test('puts aside the one edit that the server will not take, and keeps the rest', async () => {
    const tab = await openTab();
    server.failures.push({ status: 422 }, { status: 422 });
    tab.getState().edit(page, setTitle('Refused'));
    tab.getState().edit(page, setNote('Kept'));
    await tab.getState().flush();
    expect(tab.getState().conflicts).toMatchObject([{ reason: 'invalid_value', key: page }]);
    expect(headingOf(pageOf(tab))).toEqual({ title: 's1', note: 'Kept' });
    expect(server.documentOf(page)).toEqual(pageOf(tab));
  });

  test('refuses at once what cannot be', async () => {
    const tab = await openTab();
    expect(tab.getState().edit(page, { type: 'section.remove', id: 'gone' })).toEqual({
      ok: false,
      reason: 'unknown_target',
    });
    const both = tab
      .getState()
      .edit(page, [setTitle('Half'), { type: 'section.move', id: 's1', after: 'gone' }]);
    expect(both.ok).toBe(false);
    expect(headingOf(pageOf(tab))).toEqual({ title: 's1' });
    expect(tab.getState().undoStep).toBeNull();
  });
});

describe('two tabs', () => {
  test('who change different fields see both', async () => {
    const [ann, bob] = [await openTab(), await openTab()];
    const events: StoreEvent[] = [];
    bob.getState().listen((event) => events.push(event));
    ann.getState().edit(page, setTitle('Ann'));
    await ann.getState().flush();
    bob.getState().edit(page, setNote('Bob'));
    await bob.getState().flush();
    await ann.getState().refresh(page);
    expect(headingOf(pageOf(ann))).toEqual({ title: 'Ann', note: 'Bob' });
    expect(pageOf(bob)).toEqual(pageOf(ann));
    expect(events.map(({ type }) => type)).toEqual(['edited', 'replaced']);
  });

  test.each(['mine', 'theirs'] as const)('who change the same field decide: %s', async (decision) => {
    const [ann, bob] = [await openTab(), await openTab()];
    ann.getState().edit(page, setTitle('Ann'));
    await ann.getState().flush();
    bob.getState().edit(page, setTitle('Bob'));
    await bob.getState().flush();
    expect(headingOf(pageOf(bob))).toEqual({ title: 'Ann' });
    const [conflict] = bob.getState().conflicts;
    expect(conflict).toMatchObject({ theirs: setTitle('Ann'), author: 'Bob' });
    expect(bob.getState().undoStep).toBeNull();
    bob.getState().resolveConflict(conflict?.id ?? '', decision);
    await bob.getState().flush();
    expect(bob.getState().conflicts).toEqual([]);
    expect(headingOf(server.documentOf(page) as PageDocument)).toEqual({
      title: decision === 'mine' ? 'Bob' : 'Ann',
    });
  });

  test('decide and are saved as usual, though nothing could be sent when they collided', async () => {
    const [ann, bob] = [await openTab(), await openTab()];
    server.failures.push({ status: 0 });
    bob.getState().edit(page, setTitle('Bob'));
    expect(await bob.getState().flush()).toBe(false);
    ann.getState().edit(page, setTitle('Ann'));
    await ann.getState().flush();
    await bob.getState().refresh(page);
    // It is tried again, and nothing is left to send.
    await vi.advanceTimersByTimeAsync(5000);
    expect(bob.getState().drafts[page]?.state).toBe('saved');
    bob.getState().resolveConflict(bob.getState().conflicts[0]?.id ?? '', 'mine');
    await vi.advanceTimersByTimeAsync(1000);
    expect(headingOf(server.documentOf(page) as PageDocument)).toEqual({ title: 'Bob' });
  });

  test('collide too when one was typing while the answer was on its way', async () => {
    const [ann, bob] = [await openTab(), await openTab()];
    ann.getState().edit(page, setTitle('Ann'));
    await ann.getState().flush();
    bob.getState().edit(page, setNote('Bob'));
    const sending = bob.getState().flush();
    bob.getState().edit(page, setTitle('Bob'));
    await sending;
    expect(bob.getState().conflicts).toMatchObject([{ edit: { intent: setTitle('Bob') } }]);
    expect(headingOf(pageOf(bob))).toEqual({ title: 'Ann', note: 'Bob' });
  });

  test('leave untouched sections the same objects', async () => {
    const [ann, bob] = [await openTab(), await openTab()];
    bob.getState().edit(page, setTitle('Bob', 's2'));
    await bob.getState().flush();
    const before = pageOf(bob).sections;
    ann.getState().edit(page, setTitle('Ann'));
    await ann.getState().flush();
    await bob.getState().refresh(page);
    const after = pageOf(bob).sections;
    expect(['s1', 's2', 's3'].map((id) => before[id] === after[id])).toEqual([false, true, true]);
  });
});

describe('people in one rich text', () => {
  const write = (was: string, value: string): Intent => ({
    type: 'section.update',
    id: 's1',
    changes: [{ path: ['options', 'content', 'html'], value, was }],
  });
  const textOf = (tab: Tab) => {
    const content = pageOf(tab).sections['s1']?.options['content'];
    return content && typeof content === 'object' && 'html' in content ? content.html : undefined;
  };
  const start = '<p>One two three</p><p>Four five six</p><p>Seven eight nine</p>';
  const settle = async (tabs: readonly Tab[]) => {
    for (const tab of tabs) await tab.getState().flush();
    for (const tab of tabs) await tab.getState().refresh(page);
  };
  async function openThree(): Promise<[Tab, Tab, Tab]> {
    const tabs: [Tab, Tab, Tab] = [await openTab(), await openTab(), await openTab()];
    tabs[0].getState().edit(page, write('', start));
    await settle(tabs);
    return tabs;
  }

  test('keep the words of all three, whoever sends first and however often they type', async () => {
    const words = fc.array(fc.constantFrom(0, 1, 2), { minLength: 6, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(words, fc.array(fc.nat({ max: 2 }), { maxLength: 20 }), async (typing, sending) => {
        server = createDraftServer({ [page]: makePage() });
        const tabs = await openThree();
        const typed: string[] = [];
        for (const [index, who] of typing.entries()) {
          const tab = tabs[who] ?? tabs[0];
          const was = String(textOf(tab));
          const end = ['three', 'six', 'nine'][who] ?? '';
          const word = `w${who}x${index}end`;
          typed.push(word);
          tab.getState().edit(page, write(was, was.replace(end, `${word} ${end}`)));
          const sender = sending[index];
          if (sender !== undefined) await tabs[sender]?.getState().flush();
        }
        await settle(tabs);
        const texts = tabs.map((tab) => String(textOf(tab)));
        expect(new Set(texts).size).toBe(1);
        const [text = ''] = texts;
        expect(typed.map((word) => text.split(word).length - 1)).toEqual(typed.map(() => 1));
        expect(tabs.flatMap((tab) => tab.getState().conflicts)).toEqual([]);
        for (const tab of tabs) tab.getState().close();
      }),
      { numRuns: 60 },
    );
  });

  test('are asked where two write over the same word, and what follows on it is asked too', async () => {
    const [anna, boris] = await openThree();
    anna.getState().edit(page, write(start, start.replace('two', 'TWO')));
    await anna.getState().flush();
    boris.getState().edit(page, write(start, start.replace('two', 'zwei')));
    boris.getState().edit(page, {
      ...write(start.replace('two', 'zwei'), start.replace('two', 'zwei').replace('six', 'sechs')),
    });
    await boris.getState().flush();
    expect(textOf(boris)).toBe(start.replace('two', 'TWO'));
    const [conflict, ...rest] = boris.getState().conflicts;
    expect(rest).toEqual([]);
    boris.getState().resolveConflict(conflict?.id ?? '', 'mine');
    await settle([boris, anna]);
    expect(textOf(anna)).toBe(start.replace('two', 'zwei').replace('six', 'sechs'));
  });

  test('are taken by a server of the version before, which knows no `was`', async () => {
    const tab = await openTab();
    tab.getState().edit(page, write('', start));
    server.failures.push({ status: 422 }, { status: 422 });
    await tab.getState().flush();
    const [sent] = server.sent.flat();
    expect(sent && 'changes' in sent && sent.changes).toEqual([
      { path: ['options', 'content', 'html'], value: start },
    ]);
    expect(tab.getState()).toMatchObject({ conflicts: [], drafts: { [page]: { state: 'saved' } } });
    expect(textOf(tab)).toBe(start);
  });

  test('take back their own words and leave those of the others', async () => {
    const [anna, boris] = await openThree();
    anna.getState().edit(page, write(start, start.replace('two', 'two and a half')));
    boris.getState().edit(page, write(start, start.replace('nine', 'nine ten')));
    await settle([anna, boris, anna]);
    anna.getState().undo();
    await settle([anna, boris]);
    expect(anna.getState().blockedStep).toBeNull();
    expect(textOf(boris)).toBe(start.replace('nine', 'nine ten'));
    anna.getState().redo();
    await settle([anna, boris]);
    expect(textOf(boris)).toBe(start.replace('two', 'two and a half').replace('nine', 'nine ten'));
  });
});

describe('undo', () => {
  test('takes keystrokes of one field as one step, across page, settings and menus', async () => {
    const tab = await openTab(undefined, [page, 'settings', 'menu:main']);
    for (const title of ['N', 'Ne', 'New']) tab.getState().edit(page, setTitle(title), { merge: 'title' });
    tab.getState().edit('settings', {
      type: 'settings.update',
      group: 'common',
      changes: [{ path: ['sitename'], value: 'New' }],
    });
    tab.getState().edit('menu:main', { type: 'entry.remove', id: 'e4' });
    const done = tab.getState().documents;
    for (let step = 0; step < 3; step++) tab.getState().undo();
    expect(tab.getState().documents).toEqual({
      [page]: makePage(),
      settings,
      'menu:main': makeMenu(),
    });
    expect(tab.getState().undoStep).toBeNull();
    for (let step = 0; step < 3; step++) tab.getState().redo();
    expect(tab.getState().documents).toEqual(done);
    expect(tab.getState().redoStep).toBeNull();
  });

  test('leaves other pages alone, and finds its steps again when they are shown', async () => {
    const tab = await openTab(undefined, [page, other]);
    tab.getState().edit(page, setTitle('New'));
    tab.getState().showPage(other);
    expect(tab.getState().undoStep).toBeNull();
    tab.getState().undo();
    expect(headingOf(pageOf(tab))).toEqual({ title: 'New' });
    tab.getState().showPage(page);
    tab.getState().undo();
    expect(pageOf(tab)).toEqual(makePage());
  });

  test('does not take away what somebody else has written since', async () => {
    const [ann, bob] = [await openTab(), await openTab()];
    ann.getState().edit(page, setTitle('Ann'));
    await ann.getState().flush();
    await bob.getState().refresh(page);
    bob.getState().edit(page, setTitle('Bob'));
    await bob.getState().flush();
    await ann.getState().refresh(page);
    ann.getState().undo();
    expect(headingOf(pageOf(ann))).toEqual({ title: 'Bob' });
    expect(ann.getState().blockedStep).toMatchObject({ about: setTitle('Ann') });
  });

  test('takes back what the server answered, such as a discarded draft', async () => {
    const tab = await openTab();
    tab.getState().edit(page, setTitle('Draft'));
    await tab.getState().flush();
    tab
      .getState()
      .replace(page, { revision: 1, publishedVersion: 1, isChanged: false, document: makePage() });
    expect(pageOf(tab)).toEqual(makePage());
    tab.getState().undo();
    expect(headingOf(pageOf(tab))).toEqual({ title: 'Draft' });
  });

  test('gives the page it began with, byte by byte, also over a reload', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(choice, { minLength: 1, maxLength: 10 }),
        fc.nat(10),
        async (choices, cut) => {
          server = createDraftServer({ [page]: makePage() });
          const storage = createMemoryStorage();
          let tab = await openTab(storage);
          const start = JSON.stringify(sorted(pageOf(tab)));
          let minted = 0;
          for (const [index, made] of choices.entries()) {
            if (index === cut) {
              tab.getState().close();
              tab = await openTab(storage);
            }
            tab.getState().edit(
              page,
              chooseIntent(pageOf(tab), made, () => `n${++minted}`),
            );
          }
          tab.getState().close();
          tab = await openTab(storage);
          for (let step = 0; step < choices.length; step++) tab.getState().undo();
          expect(tab.getState().blockedStep).toBeNull();
          await tab.getState().flush();
          expect(JSON.stringify(sorted(server.documentOf(page)))).toBe(start);
          expect(tab.getState().conflicts).toEqual([]);
          tab.getState().close();
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('what a tab left behind', () => {
  test('is sent by the next one', async () => {
    const storage = createMemoryStorage();
    const gone = await openTab(storage);
    gone.getState().edit(page, setTitle('Typed before the crash'));
    gone.getState().close();
    const next = await openTab(storage);
    expect(headingOf(pageOf(next))).toEqual({ title: 'Typed before the crash' });
    expect(storage.isEmpty()).toBe(true);
  });

  test('is not sent twice when only the answer was lost', async () => {
    const storage = createMemoryStorage();
    const gone = await openTab(storage);
    server.failures.push({ status: 0, afterwards: true });
    gone.getState().edit(page, { type: 'section.add', section: makeSection('n1'), after: 's1' });
    await gone.getState().flush();
    gone.getState().close();
    const next = await openTab(storage);
    expect(pageOf(next).order).toEqual(['s1', 'n1', 's2', 's3']);
    expect(next.getState().conflicts).toEqual([]);
  });

  test('is asked about where somebody else was faster', async () => {
    const storage = createMemoryStorage();
    const gone = await openTab(storage);
    gone.getState().edit(page, setTitle('Mine'));
    gone.getState().close();
    const bob = await openTab();
    bob.getState().edit(page, setTitle('Theirs'));
    await bob.getState().flush();
    const next = await openTab(storage);
    expect(next.getState().conflicts).toMatchObject([{ edit: { intent: setTitle('Mine') } }]);
    const later = await openTab(storage);
    expect(later.getState().conflicts).toHaveLength(1);
  });
});

/** As the database keeps JSON: the order of keys says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [another]) => one.localeCompare(another))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
