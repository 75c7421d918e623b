import { expect, test } from 'vitest';

import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import { sectionDefinitions } from '#sections/sections.ts';

import { isChanged, type Draft } from '../drafts/draft-rows.ts';
import { storeOf } from './document-stores.ts';
import { groupsCandidate } from './groups-candidate.ts';
import { candidateOf, hasErrors } from './publish-draft.ts';
import { refuseStale } from './publish-together.ts';

const settings = (groups: Record<string, unknown>): EditableDocument => ({ kind: 'settings', groups });
const store = storeOf('settings', { definitions: sectionDefinitions });
const draft = (more: Partial<Draft> = {}): Draft => ({
  store,
  revision: 5,
  publishedRevision: 3,
  publishedVersion: 1,
  published: settings({ common: { sitename: 'Old' }, media: { a: 1 } }),
  document: settings({ common: { sitename: 'New' }, media: { a: 2 } }),
  ...more,
});
const same = { document: draft().published };

test('a draft is changed by edits that leave something, and until its first publishing', () => {
  expect(isChanged(draft())).toBe(true);
  expect(isChanged(draft(same))).toBe(false);
  expect(isChanged(draft({ revision: 3 }))).toBe(false);
  expect(isChanged(draft({ ...same, publishedVersion: 0 }))).toBe(true);
});

test('a menu whose entry was removed and written again is as it was', () => {
  const menu = (id: string, title = 'Shop'): EditableDocument => ({
    kind: 'menu',
    entries: { [id]: { id, title, target: { type: 'homepage' }, children: [] } },
    order: [id],
  });
  const { isSame } = storeOf('menu:main', { definitions: sectionDefinitions });
  expect(isSame(menu('a'), menu('b'))).toBe(true);
  expect(isSame(menu('a'), menu('a', 'Goods'))).toBe(false);
});

test('only the draft that somebody has looked at is published, and only when there is something', () => {
  expect(() => refuseStale(draft(), 5)).not.toThrow();
  for (const revision of [4, 6]) {
    expect(() => refuseStale(draft(), revision)).toThrow(
      expect.objectContaining({ status: 409, data: { key: 'settings', revision: 5 } }),
    );
  }
  expect(() => refuseStale(draft(same), 5)).toThrow(
    expect.objectContaining({ status: 409, message: 'drafts.nothingChanged', data: { key: 'settings' } }),
  );
});

test('a group is published alone: the others stay as visitors see them, and the revision behind', () => {
  const one = draft();
  expect(groupsCandidate(one, ['media'])).toEqual({
    draft: one,
    document: settings({ common: { sitename: 'Old' }, media: { a: 2 } }),
    revision: 3,
    groups: ['media'],
  });
  expect(candidateOf(one)).toEqual({ draft: one, document: one.document, revision: 5 });
});

test('only groups that are there, and only of settings', () => {
  expect(() => groupsCandidate(draft(), ['media', 'none'])).toThrow(
    expect.objectContaining({ status: 400, message: 'drafts.noGroup {"name":"none"}' }),
  );
  const menu: EditableDocument = { kind: 'menu', entries: {}, order: [] };
  expect(() => groupsCandidate(draft({ document: menu, published: menu }), [])).toThrow(
    expect.objectContaining({ status: 400 }),
  );
});

test('warnings do not keep it from being published, one error does', () => {
  const warning = { severity: 'warning', code: 'missing_alt', detail: '' } as const;
  const error = { severity: 'error', code: 'broken_link', detail: '' } as const;
  expect(hasErrors([])).toBe(false);
  expect(hasErrors([warning, warning])).toBe(false);
  expect(hasErrors([warning, error])).toBe(true);
});

test('every document has its store, with the page that it is of', () => {
  const open = (key: 'settings' | `page:${number}` | `menu:${string}`) =>
    storeOf(key, { definitions: sectionDefinitions });
  expect(open('settings')).toMatchObject({ key: 'settings', pageId: null, followsPublished: true });
  expect(open('page:7')).toMatchObject({ key: 'page:7', pageId: 7, followsPublished: false });
  expect(open('menu:header')).toMatchObject({ key: 'menu:header', pageId: null });
  expect(() => open('page:0')).toThrow(expect.objectContaining({ status: 404 }));
});

test('a store takes no document of another kind', () => {
  const menu: EditableDocument = { kind: 'menu', entries: {}, order: [] };
  expect(() => store.clean(menu)).toThrow(TypeError);
  expect(() => storeOf('page:7', { definitions: sectionDefinitions }).clean(menu)).toThrow(TypeError);
});
