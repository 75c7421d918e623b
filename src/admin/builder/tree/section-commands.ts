import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';
import type { PageIntent } from '#domain/editing/intents.schema.ts';
import { placeOf } from '#domain/editing/places.ts';
import type { StylesByScreen } from '#domain/schemas/section.schema.ts';

import { mintNodeId } from '../store/mint-id.ts';

/** What a command comes to, and what is selected afterwards. Null where there is nothing to be done. */
export type Command = { intents: PageIntent[]; select: string | null } | null;

/** The same section with ids of its own. */
function copySection(section: DocumentSection): DocumentSection {
  const items = section.items.map((item) => ({ ...structuredClone(item), id: mintNodeId() }));
  return { ...structuredClone(section), id: mintNodeId(), items };
}

export function duplicateSection({ sections }: PageDocument, id: string): Command {
  const section = sections[id];
  if (!section) return null;
  const copy = copySection(section);
  return { intents: [{ type: 'section.add', section: copy, after: id }], select: copy.id };
}

/** Sections that were copied elsewhere, after the selected one or at the end. */
export function insertSections(
  { order }: PageDocument,
  sections: readonly DocumentSection[],
  after: string | null | undefined = order.at(-1),
): Command {
  let place = after ?? null;
  const intents = sections.map((section): PageIntent => {
    const added: PageIntent = { type: 'section.add', section: copySection(section), after: place };
    place = added.section.id;
    return added;
  });
  return intents.length === 0 ? null : { intents, select: place };
}

/** The neighbour is selected, so that one can go on by keyboard. */
export function removeSection({ sections, order }: PageDocument, id: string): Command {
  if (!sections[id]) return null;
  const index = order.indexOf(id);
  return {
    intents: [{ type: 'section.remove', id }],
    select: order[index + 1] ?? order[index - 1] ?? null,
  };
}

/** One place up (-1) or down (1). */
export function moveSection({ order }: PageDocument, id: string, by: -1 | 1): Command {
  const index = order.indexOf(id);
  const target = index + by;
  if (index === -1 || target < 0 || target >= order.length) return null;
  const after = by === 1 ? (order[target] ?? null) : (order[target - 1] ?? null);
  return { intents: [{ type: 'section.move', id, after }], select: id };
}

/** To right before or after another section. */
export function moveSectionTo(
  { order }: PageDocument,
  id: string,
  { target, edge }: { target: string; edge: 'before' | 'after' },
): Command {
  if (id === target || !order.includes(id) || !order.includes(target)) return null;
  const others = order.filter((one) => one !== id);
  const after = edge === 'after' ? target : placeOf(others, target);
  if (after === placeOf(order, id)) return null;
  return { intents: [{ type: 'section.move', id, after }], select: id };
}

/** An item one place up (-1) or down (1) within its section. */
export function moveItem({ sections }: PageDocument, section: string, id: string, by: -1 | 1): Command {
  const order = sections[section]?.items.map((item) => item.id) ?? [];
  const index = order.indexOf(id);
  const target = index + by;
  if (index === -1 || target < 0 || target >= order.length) return null;
  const after = by === 1 ? (order[target] ?? null) : (order[target - 1] ?? null);
  return { intents: [{ type: 'item.move', section, id, after }], select: section };
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
  return { intents: [{ type: 'item.move', section, id, after }], select: section };
}

export function toggleHidden({ sections }: PageDocument, id: string): Command {
  const section = sections[id];
  if (!section) return null;
  const changes = [{ path: ['hidden'], value: !section.hidden }];
  return { intents: [{ type: 'section.update', id, changes }], select: id };
}

export type ScreenName = keyof StylesByScreen;
export const screenNames = ['desktop', 'tablet', 'mobile'] as const satisfies readonly ScreenName[];

/** Shows or hides a section on one kind of screen; a style that says nothing is taken away. */
export function toggleOnScreen({ sections }: PageDocument, id: string, screen: ScreenName): Command {
  const section = sections[id];
  if (!section) return null;
  const path = ['styles', screen, 'hidden'];
  const isHidden = section.styles[screen]?.hidden === true;
  const changes = [isHidden ? { path } : { path, value: true }];
  return { intents: [{ type: 'section.update', id, changes }], select: id };
}
