import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';
import type { PageIntent } from '#domain/editing/intents.schema.ts';
import { mostSharedParts, sharedType } from '#domain/shared-sections.ts';

import { mintNodeId } from '../store/mint-id.ts';
import { insertSections, type Command } from '../tree/section-commands.ts';

/** Why sections cannot be shared together; null where they can. */
export function findSharingFault(
  { order, sections }: PageDocument,
  ids: readonly string[],
): 'notInShared' | 'notTogether' | 'tooMany' | null {
  if (ids.some((id) => sections[id]?.type === sharedType)) return 'notInShared';
  if (ids.length > mostSharedParts) return 'tooMany';
  const places = ids.map((id) => order.indexOf(id));
  const isTogether = Math.max(...places) - Math.min(...places) === ids.length - 1;
  return isTogether ? null : 'notTogether';
}

/** Stands for a shared section on a page. */
export function newSharedPlace(sharedId: number): DocumentSection {
  return {
    id: mintNodeId(),
    type: sharedType,
    version: 1,
    enable: true,
    hidden: false,
    options: { sharedId },
    items: [],
    styles: {},
  };
}

/** The shared section in the place of those that it was made of; null where one of them has gone. */
export function putShared({ order }: PageDocument, ids: readonly string[], sharedId: number): Command {
  if (ids.length === 0 || ids.some((id) => !order.includes(id))) return null;
  const section = newSharedPlace(sharedId);
  const added: PageIntent = { type: 'section.add', section, after: ids.at(-1) ?? null };
  const removed = ids.map((id): PageIntent => ({ type: 'section.remove', id }));
  return { intents: [added, ...removed], selected: [section.id] };
}

/** Copies of what it holds in the place of a shared section; null where there is nothing. */
export function detachShared(page: PageDocument, id: string, held: PageDocument): Command {
  const parts = held.order.flatMap((part) => held.sections[part] ?? []);
  const inserted = page.order.includes(id) ? insertSections(page, parts, id) : null;
  return inserted && { ...inserted, intents: [...inserted.intents, { type: 'section.remove', id }] };
}
