import { sql, type Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { refreshSearch, type SearchKind } from '#db/queries/search-maintenance.queries.ts';
import { diffPages } from '#domain/editing/diff-pages.ts';
import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';
import type { PublishAnswer } from '#domain/editing/drafts.schema.ts';
import { AppError } from '#domain/errors.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';
import { mapFields } from '#sections/framework/walk-fields.ts';

import { sanitizeRichText } from '../html/sanitize-rich-text.ts';
import type { Palette } from './check-contrast.ts';
import { checkPage } from './check-page.ts';
import { readVersion, type Draft } from './draft-rows.ts';

interface Publishing {
  definitions: DefinitionRegistry;
  palette: Palette;
  staffId: number;
  note: string;
}

/**
 * Stores the draft as the next version, shows it to visitors and tells every instance which pages that
 * concerns. Throws 422 with the issues when something must be put right first.
 */
export async function publishDraft(
  trx: Transaction<Database>,
  draft: Draft,
  { definitions, palette, staffId, note }: Publishing,
): Promise<PublishAnswer> {
  const { pageId, publishedVersion } = draft;
  const document = sanitize(draft.document, definitions);
  const issues = await checkPage(trx, document, { definitions, palette });
  if (issues.some(({ severity }) => severity === 'error')) {
    throw new AppError('validation_failed', 'The page cannot be published yet', { data: { issues } });
  }
  const before = publishedVersion > 0 ? await readVersion(trx, pageId, publishedVersion) : emptied(document);
  const version = await insertVersion(trx, { pageId, document, before, staffId, note });
  const { title, meta } = document;
  await trx
    .updateTable('pages')
    .set({ title, meta: JSON.stringify(meta), published_version: version, updated_at: sql`now()` })
    .where('id', '=', pageId)
    .execute();
  await trx
    .updateTable('page_drafts')
    .set({ published_revision: draft.revision, document: JSON.stringify(document) })
    .where('page_id', '=', pageId)
    .execute();
  if (isSearched(draft.kind)) await refreshSearch(trx, draft.kind, [pageId]);
  await notifyChange(trx, changedTags(draft, before.title !== title || publishedVersion === 0));
  return { version, issues };
}

async function insertVersion(
  trx: Transaction<Database>,
  {
    pageId,
    document,
    before,
    staffId,
    note,
  }: { pageId: number; document: PageDocument; before: PageDocument; staffId: number; note: string },
): Promise<number> {
  const { title, slug, meta, sections, order } = document;
  const { rows } = await sql<{ version: number }>`
    insert into page_versions (page_id, version, title, slug, meta, content, changes, staff_id, note)
    select ${pageId}, coalesce(max(version), 0) + 1, ${title}, ${slug}, ${JSON.stringify(meta)}::jsonb,
      ${JSON.stringify({ sections, order })}::jsonb, ${JSON.stringify(diffPages(before, document))}::jsonb,
      ${staffId}, ${note}
    from page_versions where page_id = ${pageId}
    returning version`.execute(trx);
  return rows[0]?.version ?? 0;
}

/** Groups whose members name each other by title: catalogs in their tree, articles and their categories. */
const titleGroups: Readonly<Record<string, string>> = {
  catalog: 'catalogs',
  category: 'categories',
  article: 'articles',
};

function changedTags({ kind, pageId }: Draft, isRenamed: boolean): string[] {
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

function emptied(document: PageDocument): PageDocument {
  return { ...document, sections: {}, order: [] };
}

/** Rich text of known types is stored clean; that of unknown ones is never shown. */
function sanitize(document: PageDocument, definitions: DefinitionRegistry): PageDocument {
  const sections = Object.entries(document.sections).map(([id, section]) => [
    id,
    sanitizeSection(section, definitions),
  ]);
  return { ...document, sections: Object.fromEntries(sections) };
}

function sanitizeSection(section: DocumentSection, definitions: DefinitionRegistry): DocumentSection {
  const definition = definitions.get(section.type);
  if (!definition) return section;
  const clean = (kind: string, value: unknown) =>
    kind === 'html' && typeof value === 'string' ? sanitizeRichText(value) : value;
  return {
    ...section,
    options: mapFields(definition.options, section.options, clean) as DocumentSection['options'],
    items: section.items.map((item) => mapFields(definition.item, item, clean) as typeof item),
  };
}
