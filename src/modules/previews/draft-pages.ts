import type { Kysely } from 'kysely';

import { isDatabaseId } from '#db/database-id.ts';
import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';
import type { PageKind } from '#modules/pages/page-path.ts';
import type { PageReader, PublishedPage } from '#modules/pages/page-reader.ts';

import type { DraftReading } from './draft-view.ts';
import { selectPage, selectSharedSections } from './previews.queries.ts';

interface DraftPagesOptions {
  db: Kysely<Database>;
  editing: DraftReading;
}

function passMissing(error: unknown): null {
  if (error instanceof AppError && error.status === 404) return null;
  throw error;
}

interface FoundPage {
  id: number;
  updatedAt: Date;
}

/** A page of any state by its address. */
export async function findPage(
  db: Kysely<Database>,
  kind: PageKind,
  slug: string,
): Promise<FoundPage | null> {
  // PostgreSQL refuses a NUL in text.
  if (slug.length > 120 || slug.includes('\0')) return null;
  return (await selectPage(db, kind, slug.normalize('NFC'))) ?? null;
}

/**
 * Pages as their drafts have them, whether or not they are published. Never cached: `version` is the
 * draft's revision.
 */
export function createDraftPages({
  db,
  editing,
}: DraftPagesOptions): Pick<PageReader, 'findBySlug' | 'findHome' | 'findShared'> {
  const readPage = async (row: FoundPage, kind: PageKind, slug: string): Promise<PublishedPage | null> => {
    const { document, revision } = await editing.readDraft(`page:${row.id}`);
    if (document.kind !== 'page') return null;
    const { title, meta, sections, order } = document;
    return {
      id: row.id,
      kind,
      slug,
      title,
      meta,
      version: revision,
      updatedAt: row.updatedAt,
      sections: order.flatMap((id) => sections[id] ?? []),
    };
  };
  const findBySlug: PageReader['findBySlug'] = async (kind, slug) => {
    const row = await findPage(db, kind, slug);
    if (!row) return null;
    const page = readPage(row, kind, slug);
    // Visitors see a catalog also where no page of its own was ever published.
    return kind === 'catalog' ? page.catch(passMissing) : page;
  };
  return {
    findBySlug,
    findHome: () => findBySlug('home', ''),
    findShared: async (ids) => {
      const rows = await selectSharedSections(db, ids.filter(isDatabaseId));
      const found = await Promise.all(rows.map((row) => readPage(row, 'block', row.slug)));
      return found.filter((page) => page !== null);
    },
  };
}
