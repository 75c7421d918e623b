import { expect, test } from 'vitest';

import { makeSection } from '#domain/editing/random-edits.fixture.ts';

import { readSections, writeSections } from './section-clipboard.ts';

test('sections come back as they were copied', () => {
  const sections = [makeSection('s1'), makeSection('s2')];
  expect(readSections(writeSections(sections))).toEqual(sections);
});

test.each([
  ['nothing', null],
  ['a sentence', 'Buy milk'],
  ['JSON of others', '{"type":"excalidraw"}'],
  ['half a text', '{"vitrina":"sections"'],
  ['no sections', '{"vitrina":"sections","sections":[]}'],
  ['a section without an id', '{"vitrina":"sections","sections":[{"type":"text"}]}'],
  ['what a database cannot keep', writeSections([makeSection('s1', '\0')])],
])('%s is not pasted', (_, text) => {
  expect(readSections(text)).toBeNull();
});
