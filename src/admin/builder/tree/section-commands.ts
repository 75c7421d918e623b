import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';
import type { Change } from '#domain/editing/fields.ts';
import type { PageIntent } from '#domain/editing/intents.schema.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import { placeAfter, placeOf } from '#domain/editing/places.ts';
import type { StylesByScreen } from '#domain/schemas/section.schema.ts';
import { cleanLine } from '#domain/text.ts';

import { mintNodeId } from '../store/mint-id.ts';

/** What a command comes to, and which sections are selected afterwards. Null where there is nothing to be done. */
export type Command = { intents: PageIntent[]; selected: readonly string[] } | null;

/** The same section with ids of its own. */
function copySection(section: DocumentSection): DocumentSection {
  const items = section.items.map((item) => ({ ...structuredClone(item), id: mintNodeId() }));
  return { ...structuredClone(section), id: mintNodeId(), items };
}

/** Copies of sections, in the page's order, after the last of them. */
export function duplicateSections(page: PageDocument, ids: readonly string[]): Command {
  const originals = sectionsOf(page, ids);
  return insertSections(page, originals, originals.at(-1)?.id);
}

/** Sections that were copied elsewhere, after the selected one or at the end. */
export function insertSections(
  { order }: PageDocument,
  sections: readonly DocumentSection[],
  after: string | null | undefined = order.at(-1),
): Command {
  let place = after ?? null;
  const selected: string[] = [];
  const intents = sections.map((section): PageIntent => {
    const added: PageIntent = { type: 'section.add', section: copySection(section), after: place };
    place = added.section.id;
    selected.push(place);
    return added;
  });
  return intents.length === 0 ? null : { intents, selected };
}

/** The neighbour is selected, so that one can go on by keyboard. */
export function removeSections(page: PageDocument, ids: readonly string[]): Command {
  const removed = inOrder(page, ids);
  const [first] = removed;
  if (first === undefined) return null;
  const { order } = page;
  const isLeft = (id: string) => !removed.includes(id);
  const neighbour =
    order.slice(order.indexOf(removed.at(-1) ?? first)).find(isLeft) ?? order.findLast(isLeft);
  return {
    intents: removed.map((id) => ({ type: 'section.remove', id })),
    selected: neighbour === undefined ? [] : [neighbour],
  };
}

/** Each one place up (-1) or down (1); those that stand at the end already stay there. */
export function moveSections(page: PageDocument, ids: readonly string[], by: -1 | 1): Command {
  const moved = inOrder(page, ids);
  const order = [...page.order];
  const intents: PageIntent[] = [];
  for (const id of by === 1 ? moved.toReversed() : moved) {
    const index = order.indexOf(id);
    const neighbour = order[index + by];
    if (neighbour === undefined || moved.includes(neighbour)) continue;
    order.splice(index, 1);
    order.splice(index + by, 0, id);
    intents.push({ type: 'section.move', id, after: placeOf(order, id) });
  }
  return intents.length === 0 ? null : { intents, selected: moved };
}

/** To right before or after another section, together and in the page's order. */
export function moveSectionsTo(
  page: PageDocument,
  ids: readonly string[],
  { target, edge }: { target: string; edge: 'before' | 'after' },
): Command {
  const moved = inOrder(page, ids);
  if (moved.includes(target) || !page.order.includes(target)) return null;
  const others = page.order.filter((id) => !moved.includes(id));
  let order: readonly string[] = page.order;
  let after = edge === 'after' ? target : placeOf(others, target);
  const intents: PageIntent[] = [];
  for (const id of moved) {
    if (placeOf(order, id) !== after) {
      order = placeAfter(order, id, after) ?? order;
      intents.push({ type: 'section.move', id, after });
    }
    after = id;
  }
  return isEqual(order, page.order) ? null : { intents, selected: moved };
}

/** An item one place up (-1) or down (1) within its section. */
export function moveItem({ sections }: PageDocument, section: string, id: string, by: -1 | 1): Command {
  const order = sections[section]?.items.map((item) => item.id) ?? [];
  const index = order.indexOf(id);
  const target = index + by;
  if (index === -1 || target < 0 || target >= order.length) return null;
  const after = by === 1 ? (order[target] ?? null) : (order[target - 1] ?? null);
  return { intents: [{ type: 'item.move', section, id, after }], selected: [section] };
}

/** To right before or after another item of the section. */
export function moveItemTo(
  { sections }: PageDocument,
  section: string,
  id: string,
  { target, edge }: { target: string; edge: 'before' | 'after' },
): Command {
  const order = sections[section]?.items.map((item) => item.id) ?? [];
  if (id === target || !order.includes(id) || !order.includes(target)) return null;
  const others = order.filter((one) => one !== id);
  const after = edge === 'after' ? target : placeOf(others, target);
  if (after === placeOf(order, id)) return null;
  return { intents: [{ type: 'item.move', section, id, after }], selected: [section] };
}

/** Calls a section by a name of its owner's; without one it goes by its kind again. */
export function nameSection(page: PageDocument, id: string, name: string): Command {
  const path = ['name'];
  const value = cleanLine(name);
  return updateSections(sectionsOf(page, [id]), (section) => {
    if (value === (section.name ?? '')) return null;
    return value === '' ? { path } : { path, value };
  });
}

/** Hides them all, or shows them where all are hidden. */
export function toggleHidden(page: PageDocument, ids: readonly string[]): Command {
  const sections = sectionsOf(page, ids);
  const value = !sections.every(({ hidden }) => hidden);
  return updateSections(sections, ({ hidden }) => (hidden === value ? null : { path: ['hidden'], value }));
}

export type ScreenName = keyof StylesByScreen;
export const screenNames = ['desktop', 'tablet', 'mobile'] as const satisfies readonly ScreenName[];

/** Shows or hides sections on one kind of screen; a style that says nothing is taken away. */
export function toggleOnScreen(page: PageDocument, ids: readonly string[], screen: ScreenName): Command {
  const sections = sectionsOf(page, ids);
  const path = ['styles', screen, 'hidden'];
  const isHidden = ({ styles }: DocumentSection) => styles[screen]?.hidden === true;
  const value = !sections.every(isHidden);
  return updateSections(sections, (section) => {
    if (isHidden(section) === value) return null;
    return value ? { path, value } : { path };
  });
}

/** Changes a field of each section; null for those that are so already. */
function updateSections(
  sections: readonly DocumentSection[],
  change: (section: DocumentSection) => Change | null,
): Command {
  const intents = sections.flatMap((section): PageIntent[] => {
    const changed = change(section);
    return changed ? [{ type: 'section.update', id: section.id, changes: [changed] }] : [];
  });
  return intents.length === 0 ? null : { intents, selected: sections.map(({ id }) => id) };
}

/** Those that are on the page, from top to bottom, whatever order they were selected in. */
function inOrder({ order }: PageDocument, ids: readonly string[]): string[] {
  const wanted = new Set(ids);
  return order.filter((id) => wanted.has(id));
}

function sectionsOf(page: PageDocument, ids: readonly string[]): DocumentSection[] {
  return inOrder(page, ids).flatMap((id) => page.sections[id] ?? []);
}
