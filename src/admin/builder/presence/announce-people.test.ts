import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { Present } from '#domain/editing/presence.schema.ts';

import type { BuilderStoreState } from '../store/builder-state.ts';
import { announcePeople } from './announce-people.ts';
import { createPresenceStore, type PresenceStore } from './presence-store.ts';

let others: PresenceStore;
let said: string[];
let stop: () => void;
const store = createStore<Pick<BuilderStoreState, 'pageKey'>>(() => ({ pageKey: 'page:7' }));

const at = (name: string, staffId: number, key: DocumentKey = 'page:7', sectionId = 's1'): Present => ({
  id: `${staffId} tab`,
  staffId,
  name,
  key,
  sectionId,
  itemId: null,
  path: null,
  caret: null,
});
const are = (...people: Present[]) => others.setState({ people });

beforeEach(() => {
  vi.useFakeTimers();
  store.setState({ pageKey: 'page:7' });
  others = createPresenceStore();
  said = [];
  stop = announcePeople({ store, others, say: (what, names) => said.push(`${what}: ${names.join(', ')}`) });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('who comes and who leaves is said once, and no move', () => {
  are(at('Anna', 1));
  vi.advanceTimersByTime(3000);
  are(at('Anna', 1, 'page:7', 's2'));
  vi.advanceTimersByTime(30_000);
  are();
  vi.advanceTimersByTime(3000);
  expect(said).toEqual(['came: Anna', 'left: Anna']);
});

test('a page that is loaded anew is no leaving, and several at once are one line', () => {
  are(at('Anna', 1), at('Boris', 2));
  vi.advanceTimersByTime(3000);
  are(at('Boris', 2));
  vi.advanceTimersByTime(1000);
  are(at('Anna', 1), at('Boris', 2));
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual(['came: Anna, Boris']);
});

test('lines come 15 s apart', () => {
  are(at('Anna', 1));
  vi.advanceTimersByTime(3000);
  are(at('Anna', 1), at('Boris', 2));
  vi.advanceTimersByTime(10_000);
  expect(said).toHaveLength(1);
  vi.advanceTimersByTime(5000);
  expect(said).toEqual(['came: Anna', 'came: Boris']);
});

test('people of another page are not spoken of', () => {
  are(at('Anna', 1, 'page:8'));
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([]);
});
