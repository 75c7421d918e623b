import { expect, test } from 'vitest';

import type { DocumentSection } from '#domain/editing/documents.schema.ts';
import { sectionDefinitions } from '#sections/sections.ts';

import { listTextFields, matchTextField, textIntent } from './text-fields.ts';

const make = (type: string, options: object, items: DocumentSection['items'] = []): DocumentSection => ({
  id: 's1',
  type,
  version: 1,
  enable: true,
  hidden: false,
  options: { ...options },
  items,
  styles: {},
});

function fieldsOf(section: DocumentSection) {
  const definition = sectionDefinitions.get(section.type);
  if (!definition) throw new Error(section.type);
  return listTextFields(section, definition);
}

test('texts of a section and its items are listed with their paths, kinds and limits', () => {
  const fields = fieldsOf(
    make('slider', { heading: { title: 'Top' } }, [
      { id: 'a', heading: { title: 'First' }, content: { text: 'Words' } },
    ]),
  );
  expect(fields.map(({ itemId, path, value }) => [itemId, path.join('.'), value])).toEqual([
    [null, 'options.heading.title', 'Top'],
    ['a', 'content.text', 'Words'],
    ['a', 'heading.title', 'First'],
  ]);
  expect(fields[0]?.maxLength).toBe(300);
  const rich = fieldsOf(make('text', { content: { html: '<p>Rich</p>' }, button: { title: 'Go' } }, []));
  expect(rich.map(({ path, isRich, maxLength }) => [path.join('.'), isRich, maxLength])).toEqual([
    ['options.content.html', true, 50_000],
    ['options.button.title', false, 120],
  ]);
});

test('a rich text is matched by how it reads', () => {
  const fields = fieldsOf(
    make('faq', {}, [
      { id: 'a', question: 'Why', answer: '<p>So</p>' },
      { id: 'b', question: 'Who', answer: '<p>Anna <strong>and</strong> Bert</p>' },
    ]),
  ).filter(({ isRich }) => isRich);
  const read = ({ value }: { value: string }) => value.replaceAll(/<[^>]*>/g, '');
  expect(matchTextField(fields, 'Anna and Bert', 0, read)).toMatchObject({ itemId: 'b', path: ['answer'] });
  expect(matchTextField(fields, '<p>So</p>', 0, read)).toBeNull();
});

test('an element is matched by its text, equal ones by their order', () => {
  const fields = fieldsOf(
    make('slider', { heading: { title: 'Same' } }, [
      { id: 'a', heading: { title: 'Same' } },
      { id: 'b', heading: { title: 'Two\n words' } },
    ]),
  );
  expect(matchTextField(fields, ' Same ', 0)?.itemId).toBeNull();
  expect(matchTextField(fields, 'Same', 1)?.itemId).toBe('a');
  expect(matchTextField(fields, 'Same', 9)?.itemId).toBe('a');
  expect(matchTextField(fields, 'Two words', 0)?.itemId).toBe('b');
  expect(matchTextField(fields, 'Other', 0)).toBeNull();
  expect(matchTextField(fields, '', 0)).toBeNull();
});

test('what is typed is an edit of the section or of the item', () => {
  const [title, item] = fieldsOf(
    make('slider', { heading: { title: 'Top' } }, [{ id: 'a', heading: { title: 'First' } }]),
  );
  if (!title || !item) throw new Error('No fields');
  expect(textIntent('s1', title, { value: 'New', was: 'Top' })).toEqual({
    type: 'section.update',
    id: 's1',
    changes: [{ path: ['options', 'heading', 'title'], value: 'New' }],
  });
  expect(textIntent('s1', item, { value: 'New', was: 'First' })).toEqual({
    type: 'item.update',
    section: 's1',
    id: 'a',
    changes: [{ path: ['heading', 'title'], value: 'New' }],
  });
});
