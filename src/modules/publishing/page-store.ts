import type { Kysely, Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import type { EditableDocument, PageDocument } from '#domain/editing/documents.schema.ts';
import { notFound } from '#domain/errors.ts';
import { settingsSchema } from '#domain/settings/settings.schema.ts';
import { refreshSearch, type SearchKind } from '#modules/indexing/search-maintenance.queries.ts';
import { wrongKind, type DocumentStore, type Publication } from '#modules/pages/document-store.ts';
import { toDocument } from '#modules/pages/to-document.ts';
import { readGroups } from '#modules/settings/read-groups.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

import type { Palette } from './check-contrast.ts';
import { checkPage } from './check-page.ts';
import { cleanSections } from './clean-sections.ts';
import { dropUnknown } from './drop-unknown.ts';
import { findSectionFault } from './find-section-fault.ts';
import { isSamePage } from './is-same-page.ts';
import { selectSearchedWith } from './shared-places.queries.ts';
import { listPageVersions } from './list-page-versions.ts';
import {
  incrementCatalogVersion,
  insertPageVersion,
  selectPage,
  selectPageVersion,
  selectPublishedVersion,
  updatePublishedPage,
  type PageRow,
} from './page-versions.queries.ts';

/** Pages, catalogs, categories, articles and shared sections. */
export function createPageStore(
  pageId: number,
  { definitions }: { definitions: DefinitionRegistry },
): DocumentStore {
  return {
    key: `page:${pageId}`,
    pageId,
    followsPublished: false,
    readPublished: async (db) => dropUnknown(toDocument(await readPage(db, pageId)), definitions),
    findPublishedVersion: async (trx) => (await selectPublishedVersion(trx, pageId)) ?? 0,
    readVersion: async (db, version) => dropUnknown(await readPageVersion(db, pageId, version), definitions),
    listVersions: (db, range) => listPageVersions(db, pageId, range),
    // The slug is not edited here, so that of the page counts.
    revive: (stored, published) =>
      dropUnknown({ ...asPage(stored), slug: asPage(published).slug }, definitions),
    clean: (document) => cleanSections(asPage(document), definitions),
    isSame: (one, other) => isSamePage(asPage(one), asPage(other), definitions),
    findFault(intent, { before, after, published }) {
      const edit = { before: asPage(before), after: asPage(after), published: asPage(published) };
      return findSectionFault(intent, edit, definitions);
    },
    check: async (trx, document, together) =>
      checkPage(trx, asPage(document), { definitions, palette: await readPalette(trx), together }),
    publish: (trx, publication) => publishPage(trx, pageId, publication),
  };
}

function asPage(document: EditableDocument): PageDocument {
  if (document.kind !== 'page') throw wrongKind(document);
  return document;
}

async function readPage(db: Kysely<Database>, pageId: number): Promise<PageRow> {
  const page = await selectPage(db, pageId);
  if (!page) throw notFound('page');
  return page;
}

async function readPageVersion(db: Kysely<Database>, pageId: number, version: number): Promise<PageDocument> {
  const row = await selectPageVersion(db, pageId, version);
  if (!row) throw notFound('version');
  return toDocument(row);
}

/** As this transaction sees it: colours that are published with the page count already. */
async function readPalette(trx: Transaction<Database>): Promise<Palette> {
  const groups = await readGroups(trx, ['styles']);
  const styles = settingsSchema.shape.styles.safeParse(groups['styles']);
  return (styles.success ? styles.data : settingsSchema.shape.styles.parse(undefined)).palette;
}

async function publishPage(
  trx: Transaction<Database>,
  pageId: number,
  { document, before, changes, staffId, note }: Publication,
): Promise<number> {
  const page = asPage(document);
  const { title, meta } = page;
  const version = await insertPageVersion(trx, pageId, { page, changes, staffId, note });
  const kind = await updatePublishedPage(trx, pageId, { title, meta, version });
  if (isSearched(kind)) await refreshSearch(trx, kind, [pageId]);
  if (kind === 'block') await refreshSearchOf(trx, await selectSearchedWith(trx, pageId));
  const isNew = before === null;
  // The back office edits the title too, and must learn that its own is old.
  if (kind === 'catalog' && !isNew && asPage(before).title !== title)
    await incrementCatalogVersion(trx, pageId);
  await notifyChange(trx, changedTags(kind, pageId, isNew || asPage(before).title !== title));
  return version;
}

/** Visitors find pages by what shared sections on them say. */
async function refreshSearchOf(
  trx: Transaction<Database>,
  pages: Awaited<ReturnType<typeof selectSearchedWith>>,
): Promise<void> {
  for (const [kind, found] of Map.groupBy(pages, (page) => page.kind))
    await refreshSearch(
      trx,
      kind,
      found.map(({ id }) => id),
    );
}

/** Groups of pages: members of most name each other by title, as catalogs in their tree, articles and their categories do. */
const titleGroups: Readonly<Record<string, string>> = {
  catalog: 'catalogs',
  category: 'categories',
  article: 'articles',
  block: 'blocks',
};

function changedTags(kind: string, pageId: number, isRenamed: boolean): string[] {
  const group = titleGroups[kind];
  return [
    `page:${pageId}`,
    ...(group ? [`${kind}:${pageId}`] : []),
    ...(group && isRenamed ? [group] : []),
    ...(kind === 'category' && isRenamed ? ['articles'] : []),
  ];
}

function isSearched(kind: string): kind is SearchKind {
  return kind === 'page' || kind === 'catalog' || kind === 'article';
}
