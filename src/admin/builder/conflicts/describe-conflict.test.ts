import { expect, test } from 'vitest';

import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';

import { describeConflict } from './describe-conflict.ts';

const heading = (title: string): Intent => ({
  type: 'section.update',
  id: 's1',
  changes: [{ path: ['options', 'heading', 'title'], value: title }],
});
const section = {
  id: 's1',
  type: 'text',
  version: 1,
  enable: true,
  hidden: false,
  options: { heading: { title: 'Theirs' } },
  items: [],
  styles: {},
};
const page: EditableDocument = {
  kind: 'page',
  title: 'About',
  slug: 'about',
  meta: {},
  sections: { s1: section },
  order: ['s1'],
};

const describe = (mine: Intent, theirs: Intent | null, document: EditableDocument | null = page) =>
  describeConflict({ key: 'page:1', edit: { id: 'e1', intent: mine, at: 0 }, theirs }, document);

test('the same field on both sides, with what each wants of it', () => {
  const path = ['options', 'heading', 'title'];
  expect(describe(heading('Mine'), heading('Theirs'))).toEqual({
    subject: { kind: 'section', type: 'text', title: 'Theirs' },
    mine: { kind: 'edited', fields: [{ path, value: 'Mine' }], text: '' },
    theirs: { kind: 'edited', fields: [{ path, value: 'Theirs' }], text: '' },
  });
});

test('what they have removed keeps what was written in it', () => {
  const gone: EditableDocument = { ...page, sections: {}, order: [] };
  const { mine, theirs } = describe(heading('Mine'), { type: 'section.remove', id: 's1' }, gone);
  expect(mine.fields).toEqual([{ path: ['options', 'heading', 'title'], value: 'Mine' }]);
  expect(theirs).toEqual({ kind: 'removed', fields: [], text: '' });
});

test('something that was added brings its words, to be copied', () => {
  const added = {
    ...section,
    id: 's2',
    options: { heading: { title: 'New' }, content: { html: '<p>Long <b>text</b></p>' }, columns: 3 },
    items: [{ id: 'i1', title: 'One' }],
  };
  const { subject, mine, theirs } = describe({ type: 'section.add', section: added, after: 's1' }, null);
  expect(subject).toEqual({ kind: 'section', type: 'text', title: 'New' });
  expect(mine).toEqual({ kind: 'added', fields: [], text: 'New\nLong text\nOne' });
  expect(theirs).toBeNull();
});

test('without the document the edits say what they can', () => {
  expect(describe(heading('Mine'), heading('Theirs'), null)).toMatchObject({
    subject: { kind: 'section', type: null },
    theirs: { fields: [{ value: 'Theirs' }] },
  });
});
