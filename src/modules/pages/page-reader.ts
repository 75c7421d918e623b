import type { Kysely } from 'kysely';

import { isDatabaseId } from '#db/database-id.ts';
import type { Database } from '#db/database.ts';
import { metaSchema, type Meta } from '#domain/schemas/image.schema.ts';
import { sectionSchema, type Section } from '#domain/schemas/section.schema.ts';
import { createLoadingCache } from '#platform/cache/loading-cache.ts';
import { hasTag, idsOf, type Invalidated } from '#platform/cache/tags.ts';

import type { PageKind } from './page-path.ts';
import { selectPublishedByIds, selectPublishedBySlug, type PublishedRow } from './pages.queries.ts';
import { readSections } from './read-sections.ts';

/** The published version of a page. `id` and `version` together name its content for ever. */
export interface PublishedPage {
  id: number;
  kind: PageKind;
  slug: string;
  title: string;
  meta: Meta;
  version: number;
  updatedAt: Date;
  /** In the order of the page; disabled and unknown ones are kept. */
  sections: Section[];
}

export interface PageReader extends Invalidated {
  /** null when there is no such page, it is switched off or was never published. The home page's slug is ''. */
  findBySlug(kind: PageKind, slug: string): Promise<PublishedPage | null>;
  findHome(): Promise<PublishedPage | null>;
  /** In the order of the ids; missing ones left out. */
  findByIds(ids: readonly number[]): Promise<PublishedPage[]>;
  /** Shared sections, likewise; a page of another kind is none. */
  findShared(ids: readonly number[]): Promise<PublishedPage[]>;
}

export interface PageReaderOptions {
  db: Kysely<Database>;
  max?: number;
  /** A stored section that does not fit the general shape of a section and is left out. */
  onInvalidSection?: (pageId: number, sectionId: string, reason: string) => void;
}

/** Cached by id, slugs beside it; tags `page:{id}` and `pages`, `catalog:{id}`, `article:{id}` and `block:{id}` as well. */
export function createPageReader({ db, max = 1000, onInvalidSection }: PageReaderOptions): PageReader {
  const toPage = (row: PublishedRow): PublishedPage => ({
    id: row.id,
    kind: row.kind as PageKind,
    slug: row.slug,
    title: row.title,
    meta: metaSchema.catch({}).parse(row.meta),
    version: row.version,
    updatedAt: row.updated_at,
    sections: readSections(row.content, sectionSchema, (sectionId, reason) =>
      onInvalidSection?.(row.id, sectionId, reason),
    ),
  });

  let generation = 0;
  const pages = createLoadingCache<number, PublishedPage>({
    max,
    load: async (ids) => {
      const rows = await selectPublishedByIds(db, ids);
      return new Map(rows.map((row) => [row.id, toPage(row)]));
    },
  });
  /** Slug to id; a slug without a page is remembered too, or every 404 would cost a query. */
  const slugs = createLoadingCache<string, { id: number | null }>({
    max: max * 4,
    load: async (keys) => {
      const startedAt = generation;
      const found = new Map<string, { id: number | null }>();
      for (const key of keys) {
        const { kind, slug } = parseKey(key);
        const row = await selectPublishedBySlug(db, kind, slug);
        if (row && generation === startedAt) pages.offer(row.id, toPage(row));
        found.set(key, { id: row?.id ?? null });
      }
      return found;
    },
  });
  async function findBySlug(kind: PageKind, slug: string): Promise<PublishedPage | null> {
    // PostgreSQL refuses a NUL in text.
    if (slug.length > 120 || slug.includes('\0')) return null;
    const found = await slugs.get(`${kind}/${slug.normalize('NFC')}`);
    return typeof found?.id === 'number' ? ((await pages.get(found.id)) ?? null) : null;
  }

  return {
    findBySlug,
    findHome: () => findBySlug('home', ''),
    findByIds: (ids) => pages.getMany(ids.filter(isDatabaseId)),
    findShared: async (ids) =>
      (await pages.getMany(ids.filter(isDatabaseId))).filter(({ kind }) => kind === 'block'),
    invalidate(tags) {
      const all = hasTag(tags, 'pages', 'catalogs', 'categories', 'articles');
      const ids = ['page', 'catalog', 'category', 'article', 'block'].flatMap((kind) => idsOf(tags, kind));
      if (!all && ids.length === 0) return;
      generation++;
      slugs.clear();
      if (all) pages.clear();
      else for (const id of ids) pages.delete(id);
    },
  };
}

function parseKey(key: string): { kind: string; slug: string } {
  const slash = key.indexOf('/');
  return { kind: key.slice(0, slash), slug: key.slice(slash + 1) };
}
