import { describe, expect, test } from 'vitest';

import { sectionDefinitions } from '../sections.ts';
import { describeSection, type FieldDescription } from './describe-fields.ts';

const of = (type: string) => {
  const definition = sectionDefinitions.get(type);
  if (!definition) throw new Error(`No ${type}`);
  return describeSection(definition);
};
const field = (type: string, name: string): FieldDescription | undefined => {
  const { fields, itemFields } = of(type);
  return [...fields, ...(itemFields ?? [])].find((one) => one.name === name);
};
const names = (type: string) => of(type).fields.map(({ name }) => name);

test('limits, choices and defaults come from the schema', () => {
  expect(field('text', 'heading.title')).toMatchObject({ kind: 'text', max: 300, fallback: '' });
  expect(field('slider', 'speed')).toMatchObject({ kind: 'number', min: 2000, max: 30_000, fallback: 5000 });
  expect(field('text', 'background')).toMatchObject({
    kind: 'choice',
    choices: ['white', 'grey', 'light', 'middle', 'dark'],
  });
  expect(field('product-widget-items', 'productIds')).toMatchObject({
    kind: 'products',
    many: true,
    max: 24,
  });
  expect(field('product-widget', 'catalogId')).toMatchObject({ kind: 'catalogs', many: false });
  expect(field('gallery-masonry', 'content.images')).toMatchObject({ kind: 'images', max: 60 });
});

test('items are described with their own paths, lists in them as lists', () => {
  expect(field('slider', 'items.heading.title')).toMatchObject({ path: ['heading', 'title'], max: 200 });
  const links = field('authors', 'items.links');
  expect(links).toMatchObject({ kind: 'list', max: 10, path: ['links'] });
  expect(links?.kind === 'list' && links.fields.map(({ name, path }) => [name, path])).toEqual([
    ['items.links.title', ['title']],
    ['items.links.url', ['url']],
  ]);
  expect(of('text').itemFields).toBeNull();
});

describe('offers only what is drawn', () => {
  test('a trail has nothing to fill in but its background', () => {
    expect(names('breadcrumbs')).toEqual(['background']);
  });

  test('a form offers the message, whatever the button would do', () => {
    const message = field('form-1', 'button.defaultComment');
    expect(message).toMatchObject({ group: 'content', showIf: undefined });
    expect(names('form-1')).toContain('button.title');
    expect(names('form-1')).not.toContain('button.link');
  });

  test('a full-bleed slider keeps its choice of widths', () => {
    expect(names('slider')).toContain('section.width');
    expect(names('slider')).not.toContain('container.width');
  });
});

test('a field may depend on its neighbours', () => {
  const link = field('text', 'button.link');
  expect(link?.showIf?.({ type: 'popup' })).toBe(false);
  expect(link?.showIf?.({ type: 'link' })).toBe(true);
  expect(link?.kind === 'link' && link.linkKinds?.({ type: 'phone' })).toEqual(['phone']);
  expect(link?.kind === 'link' && link.linkKinds?.({ type: 'link' })).toBeUndefined();
  expect(field('text', 'footer.button.defaultComment')?.showIf?.({ type: 'popup' })).toBe(true);
});

test('a definition is walked once', () => {
  expect(of('slider')).toBe(of('slider'));
});
