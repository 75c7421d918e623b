import { describe, expect, test } from 'vitest';

import { applyIntent } from '#domain/editing/apply-intent.ts';
import type { PageDocument } from '#domain/editing/documents.schema.ts';
import { makePage, makeSection } from '#domain/editing/random-edits.fixture.ts';

import {
  duplicateSection,
  insertSections,
  moveItem,
  moveItemTo,
  moveSection,
  moveSectionTo,
  removeSection,
  toggleHidden,
  toggleOnScreen,
  type Command,
} from './section-commands.ts';

const page = makePage();

function run(command: Command, document: PageDocument = page): PageDocument {
  return (command?.intents ?? []).reduce((current, intent) => {
    const applied = applyIntent(current, intent);
    if (!applied.ok || applied.document.kind !== 'page') throw new Error(`${intent.type} was refused`);
    return applied.document;
  }, document);
}

test('a duplicate stands after its original, with ids of its own, and is selected', () => {
  const command = duplicateSection(page, 's1');
  const { order, sections } = run(command);
  const copy = sections[order[1] ?? ''];
  expect(order).toEqual(['s1', command?.select, 's2', 's3']);
  expect(copy?.options).toEqual(page.sections['s1']?.options);
  expect(copy?.items.map(({ title }) => title)).toEqual(['A', 'B']);
  expect(new Set([...(copy?.items ?? []), ...makeSection('x').items].map(({ id }) => id)).size).toBe(4);
});

test('pasted sections keep their order after the selected one, or come last', () => {
  const two = [makeSection('x', 'X'), makeSection('y', 'Y')];
  const titles = (document: PageDocument) =>
    document.order.map((id) => JSON.stringify(document.sections[id]?.options['heading']).slice(10, -2));
  expect(titles(run(insertSections(page, two, 's1')))).toEqual(['s1', 'X', 'Y', 's2', 's3']);
  expect(titles(run(insertSections(page, two)))).toEqual(['s1', 's2', 's3', 'X', 'Y']);
  expect(titles(run(insertSections(page, two, null)))).toEqual(['X', 'Y', 's1', 's2', 's3']);
});

describe('moving', () => {
  test('goes one place up or down and stops at the ends', () => {
    expect(run(moveSection(page, 's2', -1)).order).toEqual(['s2', 's1', 's3']);
    expect(run(moveSection(page, 's2', 1)).order).toEqual(['s1', 's3', 's2']);
    expect(moveSection(page, 's1', -1)).toBeNull();
    expect(moveSection(page, 's3', 1)).toBeNull();
    const items = run(moveItem(page, 's1', 'b', -1)).sections['s1']?.items;
    expect(items?.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(moveItem(page, 's1', 'a', -1)).toBeNull();
  });

  test.each([
    ['s1', 's3', 'after', 's2 s3 s1'],
    ['s1', 's3', 'before', 's2 s1 s3'],
    ['s3', 's1', 'before', 's3 s1 s2'],
    ['s3', 's1', 'after', 's1 s3 s2'],
  ] as const)('drops %s on %s: %s', (id, target, edge, order) => {
    expect(run(moveSectionTo(page, id, { target, edge })).order.join(' ')).toBe(order);
  });

  test('that would change nothing is no edit', () => {
    expect(moveSectionTo(page, 's1', { target: 's2', edge: 'before' })).toBeNull();
    expect(moveSectionTo(page, 's1', { target: 's1', edge: 'after' })).toBeNull();
    expect(moveItemTo(page, 's1', 'a', { target: 'b', edge: 'before' })).toBeNull();
    expect(moveItemTo(page, 's1', 'a', { target: 'b', edge: 'after' })?.intents).toHaveLength(1);
  });
});

test('removing selects the neighbour', () => {
  expect(removeSection(page, 's2')?.select).toBe('s3');
  expect(removeSection(page, 's3')?.select).toBe('s2');
  expect(removeSection(page, 'gone')).toBeNull();
});

test('hiding is turned on and off, everywhere or on one kind of screen', () => {
  const hidden = run(toggleHidden(page, 's1'));
  expect(hidden.sections['s1']?.hidden).toBe(true);
  expect(run(toggleHidden(hidden, 's1'), hidden)).toEqual(page);
  const onPhones = run(toggleOnScreen(page, 's1', 'mobile'));
  expect(onPhones.sections['s1']?.styles).toEqual({ mobile: { hidden: true } });
  expect(run(toggleOnScreen(onPhones, 's1', 'mobile'), onPhones).sections['s1']?.styles.mobile).toEqual({});
});
