import { describe, expect, test } from 'vitest';

import { applyIntent } from '#domain/editing/apply-intent.ts';
import type { PageDocument } from '#domain/editing/documents.schema.ts';
import { makePage, makeSection } from '#domain/editing/random-edits.fixture.ts';

import {
  duplicateSections,
  insertSections,
  moveItem,
  moveItemTo,
  moveSections,
  moveSectionsTo,
  nameSection,
  removeSections,
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

test('a name is one clean line, and an empty one gives the kind back', () => {
  const named = run(nameSection(page, 's1', '  Autumn\n opening '));
  expect(named.sections['s1']?.name).toBe('Autumn opening');
  expect(nameSection(named, 's1', 'Autumn opening')).toBeNull();
  expect(nameSection(page, 's1', ' ')).toBeNull();
  expect(run(nameSection(named, 's1', ' '), named)).toEqual(page);
});

test('a copy keeps the name', () => {
  const named = run(nameSection(page, 's1', 'Opening'));
  const command = duplicateSections(named, ['s1']);
  expect(run(command, named).sections[command?.selected[0] ?? '']?.name).toBe('Opening');
});

test('a duplicate stands after its original, with ids of its own, and is selected', () => {
  const command = duplicateSections(page, ['s1']);
  const { order, sections } = run(command);
  const copy = sections[order[1] ?? ''];
  expect(order).toEqual(['s1', command?.selected[0], 's2', 's3']);
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
    expect(run(moveSections(page, ['s2'], -1)).order).toEqual(['s2', 's1', 's3']);
    expect(run(moveSections(page, ['s2'], 1)).order).toEqual(['s1', 's3', 's2']);
    expect(moveSections(page, ['s1'], -1)).toBeNull();
    expect(moveSections(page, ['s3'], 1)).toBeNull();
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
    expect(run(moveSectionsTo(page, [id], { target, edge })).order.join(' ')).toBe(order);
  });

  test('that would change nothing is no edit', () => {
    expect(moveSectionsTo(page, ['s1'], { target: 's2', edge: 'before' })).toBeNull();
    expect(moveSectionsTo(page, ['s1'], { target: 's1', edge: 'after' })).toBeNull();
    expect(moveItemTo(page, 's1', 'a', { target: 'b', edge: 'before' })).toBeNull();
    expect(moveItemTo(page, 's1', 'a', { target: 'b', edge: 'after' })?.intents).toHaveLength(1);
  });
});

test('removing selects the neighbour', () => {
  expect(removeSections(page, ['s2'])?.selected).toEqual(['s3']);
  expect(removeSections(page, ['s3'])?.selected).toEqual(['s2']);
  expect(removeSections(page, ['gone'])).toBeNull();
});

describe('several sections at once', () => {
  const five = makePage(['a', 'b', 'c', 'd', 'e']);
  const orderAfter = (command: Command) => run(command, five).order.join(' ');

  test('are removed, and what is left next to them is selected', () => {
    expect(orderAfter(removeSections(five, ['d', 'b']))).toBe('a c e');
    expect(removeSections(five, ['d', 'b'])?.selected).toEqual(['e']);
    expect(removeSections(five, ['c', 'e', 'd'])?.selected).toEqual(['b']);
  });

  test('may be all that there are', () => {
    const command = removeSections(five, five.order);
    expect(run(command, five)).toMatchObject({ order: [], sections: {} });
    expect(command?.selected).toEqual([]);
  });

  test.each([
    [['b', 'c'], -1, 'b c a d e'],
    [['b', 'd'], -1, 'b a d c e'],
    [['a', 'b', 'd'], -1, 'a b d c e'],
    [['b', 'd'], 1, 'a c b e d'],
    [['e', 'b'], 1, 'a c b d e'],
  ] as const)('%j move by %i: %s', (ids, by, order) => {
    expect(orderAfter(moveSections(five, ids, by))).toBe(order);
  });

  test('that stand at the end do not move', () => {
    expect(moveSections(five, ['b', 'a'], -1)).toBeNull();
    expect(moveSections(five, five.order, 1)).toBeNull();
  });

  test.each([
    [['e', 'a'], 'c', 'before', 'b a e c d'],
    [['e', 'a'], 'c', 'after', 'b c a e d'],
    [['b', 'c'], 'a', 'before', 'b c a d e'],
    [['a', 'c'], 'b', 'after', 'b a c d e'],
  ] as const)('%j dropped on %s, %s: %s', (ids, target, edge, order) => {
    expect(orderAfter(moveSectionsTo(five, ids, { target, edge }))).toBe(order);
  });

  test('dropped on themselves, or where they stand, change nothing', () => {
    expect(moveSectionsTo(five, ['a', 'b'], { target: 'b', edge: 'after' })).toBeNull();
    expect(moveSectionsTo(five, ['b', 'c'], { target: 'a', edge: 'after' })).toBeNull();
    expect(moveSectionsTo(five, ['b', 'c'], { target: 'd', edge: 'before' })).toBeNull();
  });

  test('are copied together, after the last of them, and the copies are selected', () => {
    const command = duplicateSections(five, ['d', 'a']);
    const [first, second] = command?.selected ?? [];
    expect(orderAfter(command)).toBe(`a b c d ${first} ${second} e`);
    expect(run(command, five).sections[first ?? '']?.options).toEqual(five.sections['a']?.options);
  });

  test('are hidden together, and shown where all are hidden', () => {
    const hidden = run(toggleHidden(five, ['a']), five);
    const both = toggleHidden(hidden, ['a', 'b']);
    expect(both?.intents).toHaveLength(1);
    expect(both?.selected).toEqual(['a', 'b']);
    const allHidden = run(both, hidden);
    expect(run(toggleHidden(allHidden, ['a', 'b']), allHidden)).toEqual(five);
  });
});

test('hiding is turned on and off, everywhere or on one kind of screen', () => {
  const hidden = run(toggleHidden(page, ['s1']));
  expect(hidden.sections['s1']?.hidden).toBe(true);
  expect(run(toggleHidden(hidden, ['s1']), hidden)).toEqual(page);
  const onPhones = run(toggleOnScreen(page, ['s1'], 'mobile'));
  expect(onPhones.sections['s1']?.styles).toEqual({ mobile: { hidden: true } });
  expect(run(toggleOnScreen(onPhones, ['s1'], 'mobile'), onPhones).sections['s1']?.styles.mobile).toEqual({});
});
