import { expect, test } from 'vitest';

import type { DocumentSection } from '#domain/editing/documents.schema.ts';

import { contentOfSection, newSection } from './new-section.ts';

const slides: DocumentSection = {
  id: 's1',
  type: 'slider',
  version: 1,
  name: 'Autumn',
  enable: true,
  hidden: true,
  options: { ratio: '16:9', focus: { x: 1 } },
  items: [
    { id: 'a', heading: { title: 'First' } },
    { id: 'b', heading: { title: 'Second' } },
  ],
  styles: { mobile: { hidden: true } },
};

const mint = () => {
  let last = 0;
  return () => `new${++last}`;
};

test('what is saved of a section has no ids, and nothing of its place', () => {
  expect(contentOfSection(slides)).toEqual({
    type: 'slider',
    version: 1,
    name: 'Autumn',
    options: slides.options,
    items: [{ heading: { title: 'First' } }, { heading: { title: 'Second' } }],
    styles: { mobile: { hidden: true } },
  });
  const { name: _, ...unnamed } = slides;
  expect(contentOfSection(unnamed)).not.toHaveProperty('name');
});

test('each section that is added of it has ids of its own, is shown, and shares nothing with it', () => {
  const content = contentOfSection(slides);
  const mintId = mint();
  const [one, other] = [newSection(content, mintId), newSection(content, mintId)];
  expect(one).toEqual({
    ...slides,
    id: 'new1',
    hidden: false,
    items: [
      { id: 'new2', heading: { title: 'First' } },
      { id: 'new3', heading: { title: 'Second' } },
    ],
  });
  const idsOf = ({ id, items }: DocumentSection) => [id, ...items.map((item) => item.id)];
  expect(new Set([...idsOf(one), ...idsOf(other)]).size).toBe(6);
  one.items[0]!['heading'] = null;
  (one.options['focus'] as { x: number }).x = 2;
  expect(content).toEqual(contentOfSection(slides));
});
