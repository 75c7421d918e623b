import { expect, test } from 'vitest';

import { makePage } from '#domain/editing/random-edits.fixture.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';

import { addEdit, startSync } from './draft-sync.ts';
import { followLog } from './follow-log.ts';
import { mintUuid } from './mint-id.ts';

const me = mintUuid();
const somebody = mintUuid();
const title = (value: string): Intent => ({ type: 'page.update', changes: [{ path: ['title'], value }] });
const hide: Intent = { type: 'page.update', changes: [{ path: ['meta', 'title'], value: 'Mine' }] };
const entry = (revision: number, value: string, clientId = somebody) => ({
  revision,
  clientId,
  intent: title(value),
  author: 'Ann',
});

test('edits of others come beneath what is typed here and is not sent yet', () => {
  const typed = addEdit(startSync(4, makePage()), { id: mintUuid(), intent: hide, at: 0 }, 0);
  if (!typed.ok) throw new Error(typed.reason);
  const { sync, isSure } = followLog(typed.sync, [entry(5, 'Theirs'), entry(6, 'Theirs too')], me);
  expect(isSure).toBe(true);
  expect(sync).toMatchObject({ revision: 6, base: { title: 'Theirs too' }, pending: [{ intent: hide }] });
  expect(sync.document).toMatchObject({ title: 'Theirs too', meta: { title: 'Mine' } });
});

test('what is known already changes nothing', () => {
  const sync = startSync(4, makePage());
  expect(followLog(sync, [entry(3, 'Old'), entry(4, 'Old', me)], me)).toEqual({
    sync,
    collisions: [],
    isSure: true,
  });
});

test.each([
  ['some are missing', [entry(6, 'Later')]],
  ['one is an own one whose answer was lost', [entry(5, 'Mine', me)]],
])('the draft is read anew where %s', (_why, entries) => {
  const sync = startSync(4, makePage());
  expect(followLog(sync, entries, me)).toMatchObject({ sync, isSure: false });
});
