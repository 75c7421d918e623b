import type { Section, StylesByScreen } from '#domain/schemas/section.schema.ts';
import { mostSharedParts, sharedIdOf } from '#domain/shared-sections.ts';

import type { PageReader, PublishedPage } from './page-reader.ts';

/** As long as ids of sections may be. */
const longestId = 40;
const screens = ['desktop', 'tablet', 'mobile'] as const;

/**
 * Puts what shared sections hold in the places that stand for them. What stood there goes on ahead of it, switched
 * off, so that caches learn which shared ones a page shows. One that is missing shows nothing, and none shows another.
 */
export function putInShared(
  sections: readonly Section[],
  shared: ReadonlyMap<number, readonly Section[]>,
): Section[] {
  const taken = new Set(sections.map(({ id }) => id));
  return sections.flatMap((place) => {
    const sharedId = sharedIdOf(place);
    if (sharedId === null || !place.enable || place.hidden) return [place];
    const parts = (shared.get(sharedId) ?? []).filter((part) => sharedIdOf(part) === null);
    return [
      { ...place, enable: false },
      ...parts.slice(0, mostSharedParts).map((part) => ({
        ...part,
        id: claimId(place.id, part.id, taken),
        styles: hideAlike(part.styles, place.styles),
      })),
    ];
  });
}

/** Pages with what shared sections hold. A page without any is handed on untouched, others are made once. */
export function withSharedSections(reader: PageReader): PageReader {
  const made = new WeakMap<PublishedPage, { of: readonly PublishedPage[]; page: PublishedPage }>();
  const expand = async (page: PublishedPage): Promise<PublishedPage> => {
    const ids = page.sections.flatMap((section) => sharedIdOf(section) ?? []);
    if (ids.length === 0) return page;
    const of = await reader.findShared([...new Set(ids)]);
    const known = made.get(page);
    if (known && isSame(known.of, of)) return known.page;
    const shared = new Map(of.map(({ id, sections }) => [id, sections]));
    const expanded = { ...page, sections: putInShared(page.sections, shared) };
    made.set(page, { of, page: expanded });
    return expanded;
  };
  const expandOrNone = async (page: PublishedPage | null) => (page ? expand(page) : null);
  return {
    ...reader,
    // Visitors find none by its address.
    findBySlug: async (kind, slug) =>
      kind === 'block' ? null : expandOrNone(await reader.findBySlug(kind, slug)),
    findHome: async () => expandOrNone(await reader.findHome()),
    findByIds: async (ids) => Promise.all((await reader.findByIds(ids)).map(expand)),
  };
}

/** What a shared section holds as a reader has it; nothing where it is not there. */
export function readSharedFrom(reader: Pick<PageReader, 'findShared'>) {
  return async (sharedId: number): Promise<readonly Section[]> =>
    (await reader.findShared([sharedId]))[0]?.sections ?? [];
}

function isSame(some: readonly PublishedPage[], others: readonly PublishedPage[]): boolean {
  return some.length === others.length && some.every((page, index) => page === others[index]);
}

/** The same for the same page, and no other section's: of what is too long each half keeps its end. */
function claimId(place: string, part: string, taken: Set<string>): string {
  const whole = `${place}_${part}`;
  const base = whole.length <= longestId ? whole : `${place.slice(-19)}_${part.slice(-20)}`;
  let id = base;
  for (let count = 2; taken.has(id); count++)
    id = `${base.slice(0, longestId - `_${count}`.length)}_${count}`;
  taken.add(id);
  return id;
}

/** What is hidden on a screen as a whole is hidden there in all its parts. */
function hideAlike(styles: StylesByScreen, place: StylesByScreen): StylesByScreen {
  const hidden = screens.filter((screen) => place[screen]?.hidden);
  if (hidden.length === 0) return styles;
  return {
    ...styles,
    ...Object.fromEntries(hidden.map((screen) => [screen, { ...styles[screen], hidden: true }])),
  };
}
