import { expect, test } from 'vitest';

import type { PageDocument } from '#domain/editing/documents.schema.ts';
import { makePage, makeSettings } from '#domain/editing/random-edits.fixture.ts';

import type { EditPageData } from './edit-page-data.ts';
import { EditedDocuments, findChanged, isPlacedAnew, type Change } from './edited-documents.ts';

function openPage(page: PageDocument): EditedDocuments {
  const data = { pageId: 1, documents: { page, settings: makeSettings(), menus: {} }, revisions: {} };
  return new EditedDocuments({ ...data, context: { title: '' } } as unknown as EditPageData);
}

test('a page that comes whole with an edit of somebody else touches what the edit has changed, and nothing else', () => {
  const documents = openPage(makePage());
  const theirs = structuredClone(makePage());
  const section = theirs.sections['s2'];
  if (section) section.options = { heading: { title: 'Theirs' } };
  const changes: Change[] = [];
  documents.replace('page:1', theirs, 1, (change) => void changes.push(change));
  const [before, after] = [changes[0]?.before, changes[0]?.after] as [PageDocument, PageDocument];
  const changed = findChanged(before, after);
  expect([...changed]).toEqual(['s2']);
  expect(isPlacedAnew(before, after, changed)).toBe(false);
  expect(after.sections['s1']).toBe(before.sections['s1']);
  expect(documents.page).toEqual(theirs);
  const moved = { ...structuredClone(theirs), order: ['s3', 's1', 's2'] };
  documents.replace('page:1', moved, 2, ({ before: was, after: now }) => {
    expect(isPlacedAnew(was as PageDocument, now as PageDocument, new Set())).toBe(true);
  });
  expect(documents.page.order).toEqual(['s3', 's1', 's2']);
});
