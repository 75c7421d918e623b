import type { PageDocument } from '#domain/editing/documents.schema.ts';

import type { Selection } from '../store/builder-state.ts';

type Chosen = Pick<Selection, 'sectionId' | 'others'>;

/** All sections that are selected and still there, from top to bottom. */
export function readSelected(page: PageDocument | undefined, { sectionId, others }: Chosen): string[] {
  const selected = new Set([sectionId, ...others]);
  return page?.order.filter((id) => selected.has(id)) ?? [];
}

/** What a command given to one section is for: all that are selected, where it is one of them. */
export function targetsOf(page: PageDocument | undefined, selection: Chosen, id: string): string[] {
  const selected = readSelected(page, selection);
  return selected.includes(id) ? selected : [id];
}

/** Selects one more, or one less; the last one that was selected is the one whose options are shown. */
export function toggleSelected({ sectionId, others }: Chosen, id: string): Chosen {
  const selected = sectionId === null ? others : [...others, sectionId];
  if (!selected.includes(id)) return { sectionId: id, others: selected };
  const left = selected.filter((one) => one !== id);
  return { sectionId: left.at(-1) ?? null, others: left.slice(0, -1) };
}

/** Selects all from the section whose options are shown to another one, of those that are listed. */
export function extendTo(listed: readonly string[], { sectionId }: Chosen, id: string): Chosen {
  const from = sectionId === null ? -1 : listed.indexOf(sectionId);
  const to = listed.indexOf(id);
  if (from === -1 || to === -1) return { sectionId: id, others: [] };
  const range = listed.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { sectionId, others: range.filter((one) => one !== sectionId) };
}

/** Selects all that are listed. */
export function selectAll(listed: readonly string[], { sectionId }: Chosen): Chosen {
  const shown = sectionId !== null && listed.includes(sectionId) ? sectionId : (listed[0] ?? null);
  return { sectionId: shown, others: listed.filter((one) => one !== shown) };
}
