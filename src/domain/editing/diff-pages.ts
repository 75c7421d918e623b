import { diffFields, inParts } from './diff-fields.ts';
import type { DocumentSection, PageDocument } from './documents.schema.ts';
import type { PageIntent } from './intents.schema.ts';
import type { Fields } from './fields.ts';

/** The intents that make one page into the other; the slug is left as it is. */
export function diffPages(from: PageDocument, to: PageDocument): PageIntent[] {
  const isKept = (id: string) => isSameKind(sectionOf(from, id), sectionOf(to, id));
  const kept = from.order.filter(isKept);
  const changes = diffFields({ title: from.title, meta: from.meta }, { title: to.title, meta: to.meta });
  return [
    ...inParts(changes).map((part) => ({ type: 'page.update' as const, changes: part })),
    ...from.order.filter((id) => !isKept(id)).map((id) => ({ type: 'section.remove' as const, id })),
    ...kept.flatMap((id) => diffSections(sectionOf(from, id), sectionOf(to, id))),
    ...arrange(kept, to.order).flatMap(({ id, after, isNew }): PageIntent[] => {
      const section = sectionOf(to, id);
      if (!isNew) return [{ type: 'section.move', id, after }];
      return section ? [{ type: 'section.add', section, after }] : [];
    }),
  ];
}

function diffSections(from: DocumentSection | undefined, to: DocumentSection | undefined): PageIntent[] {
  if (!from || !to) return [];
  const { id } = to;
  const changes = diffFields(ownFields(from), ownFields(to));
  const itemsBefore = new Map(from.items.map((item) => [item.id, item]));
  const items = new Map(to.items.map((item) => [item.id, item]));
  const kept = [...itemsBefore.keys()].filter((item) => items.has(item));
  return [
    ...inParts(changes).map((part) => ({ type: 'section.update' as const, id, changes: part })),
    ...[...itemsBefore.keys()]
      .filter((item) => !items.has(item))
      .map((item) => ({ type: 'item.remove' as const, section: id, id: item })),
    ...kept.flatMap((item): PageIntent[] => {
      const itemChanges = diffFields(itemsBefore.get(item) ?? {}, items.get(item) ?? {});
      return inParts(itemChanges).map((part) => ({
        type: 'item.update',
        section: id,
        id: item,
        changes: part,
      }));
    }),
    ...arrange(kept, [...items.keys()]).flatMap((step): PageIntent[] => {
      const item = items.get(step.id);
      if (!step.isNew) return [{ type: 'item.move', section: id, id: step.id, after: step.after }];
      return item ? [{ type: 'item.add', section: id, item, after: step.after }] : [];
    }),
  ];
}

/** What is added and moved, in this order, to bring ids into another order; as few are moved as can be. */
function arrange(
  from: readonly string[],
  to: readonly string[],
): { id: string; after: string | null; isNew: boolean }[] {
  const known = new Set(from);
  const staying = findStaying(from, to);
  return to.flatMap((id, place) =>
    staying.has(id) ? [] : [{ id, after: to[place - 1] ?? null, isNew: !known.has(id) }],
  );
}

/** The most ids that stand in the same order on both sides: the longest rising row of their places. */
function findStaying(from: readonly string[], to: readonly string[]): Set<string> {
  const places = new Map(from.map((id, place) => [id, place]));
  const shared = to.flatMap((id) => {
    const place = places.get(id);
    return place === undefined ? [] : [{ id, place }];
  });
  const rows: { id: string; place: number }[][] = [];
  for (const one of shared) {
    const before = rows.filter((row) => (row.at(-1)?.place ?? -1) < one.place);
    const longest = before.reduce<typeof shared>((best, row) => (row.length >= best.length ? row : best), []);
    rows.push([...longest, one]);
  }
  const stay = rows.reduce<typeof shared>((best, row) => (row.length >= best.length ? row : best), []);
  return new Set(stay.map(({ id }) => id));
}

/** A section of another type, or written by another version of it, is another section. */
function isSameKind(one: DocumentSection | undefined, other: DocumentSection | undefined): boolean {
  return one?.type === other?.type && one?.version === other?.version;
}

function ownFields({ name, enable, hidden, options, styles }: DocumentSection): Fields {
  return { ...(name !== undefined && { name }), enable, hidden, options, styles };
}

function sectionOf({ sections }: PageDocument, id: string): DocumentSection | undefined {
  return Object.hasOwn(sections, id) ? sections[id] : undefined;
}
