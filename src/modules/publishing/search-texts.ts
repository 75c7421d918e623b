import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';

import type { Database } from '#db/database.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument, PageDocument } from '#domain/editing/documents.schema.ts';
import {
  longestSought,
  pagesAtOnce,
  type FoundPage,
  type TextSearch,
} from '#domain/schemas/text-search.schema.ts';
import { idParameter } from '#http/query-parsing.ts';
import { pathOfPage } from '#modules/pages/page-path.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';
import { findTexts, type TextQuery } from '#sections/replace-texts.ts';

import { selectSearchedPages, type SearchedPage } from './searched-pages.queries.ts';

/** What is looked for, and the last page that was looked through. */
export const textSearchQuery = z.object({
  find: z.string().min(1).max(longestSought),
  case: z.enum(['any', 'same']).default('any'),
  after: idParameter({ min: 0 }).default(0),
});

export type TextSearchQuery = z.infer<typeof textSearchQuery>;

interface SearchedDocuments {
  db: Kysely<Database>;
  definitions: DefinitionRegistry;
  /** The page as it is edited. */
  read(trx: Transaction<Database>, key: DocumentKey): Promise<EditableDocument>;
  /** Only pages that are published are looked through. */
  isPublished: boolean;
}

/** Fields of the next pages that have a text, all of one moment; their number bounds the work of a call. */
export async function searchTexts(
  { db, definitions, read, isPublished }: SearchedDocuments,
  { find, case: letters, after }: TextSearchQuery,
): Promise<TextSearch> {
  const query: TextQuery = { find, matchCase: letters === 'same' };
  const moment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return moment.execute(async (trx) => {
    const rows = await selectSearchedPages(trx, { after, limit: pagesAtOnce, isPublished });
    const pages: FoundPage[] = [];
    for (const row of rows) {
      const document = await read(trx, `page:${row.id}`);
      const found = document.kind === 'page' && findInPage(row, document, query, definitions);
      if (found) pages.push(found);
    }
    return { pages, next: rows.length < pagesAtOnce ? null : (rows.at(-1)?.id ?? null) };
  });
}

function findInPage(
  { id, kind, slug, category }: SearchedPage,
  document: PageDocument,
  query: TextQuery,
  definitions: DefinitionRegistry,
): FoundPage | null {
  const { places, total } = findTexts(document, query, (type) => definitions.get(type));
  if (total === 0) return null;
  return {
    key: `page:${id}`,
    kind,
    title: document.title,
    path: pathOfPage({ kind, slug, category }),
    places,
    total,
  };
}
