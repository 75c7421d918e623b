import { randomUUID } from 'node:crypto';

import type { Kysely, Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { SectionContent } from '#domain/schemas/saved-section.schema.ts';
import { sectionSchema, type Section } from '#domain/schemas/section.schema.ts';
import {
  mostSharedBytes,
  type NewSharedSection,
  type SharedSection,
  type SharedSectionName,
  type SharedSectionPicture,
  type SharedSectionUses,
} from '#domain/schemas/shared-section.schema.ts';
import { mostSharedSections, sharedType } from '#domain/shared-sections.ts';
import { visibleSections } from '#domain/visible-sections.ts';
import { retitleDraft } from '#modules/drafts/retitle-draft.ts';
import { createSharedPage } from '#modules/pages/create-shared-page.ts';
import { pathOfPage } from '#modules/pages/page-path.ts';
import { readSections } from '#modules/pages/read-sections.ts';
import { cleanContent, findContentFault } from '#modules/saved-sections/judge-content.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

import {
  countSharedLocked,
  selectSharedContents,
  selectSharedLocked,
  selectSharedSection,
  selectSharedSections,
  selectUses,
  updateSharedEnabled,
  updateSharedTitle,
} from './shared-sections.queries.ts';

/**
 * Sections that several pages show. What they hold is edited, published and restored as a page of the kind `block` is.
 * Calls with an id throw 404 for one that never was.
 */
export interface SharedSectionManagement {
  /** By title. */
  list(): Promise<SharedSection[]>;
  /** Each as visitors would see the beginning of it. */
  listPictures(): Promise<SharedSectionPicture[]>;
  /** One with the pages in which it stands, deleted or not. */
  read(id: number): Promise<SharedSectionUses>;
  /** Throws 409 for one too many, 413 beyond 512 KB, 422 for sections that no page would take. */
  create(shared: NewSharedSection, staffId: number): Promise<SharedSectionName>;
  rename(id: number, title: string, staffId: number): Promise<SharedSectionName>;
  /** Throws 409 with `data.uses` while it stands on pages, drafts, campaigns and what is scheduled included. */
  remove(id: number): Promise<void>;
  /** Throws 409 for one that is not deleted, and where there are too many without it. */
  bringBack(id: number): Promise<void>;
}

export interface SharedSectionsDeps {
  db: Kysely<Database>;
  definitions: DefinitionRegistry;
  /** Markup and styles of each, as visitors would see it. */
  draw(sections: readonly SectionContent[]): Promise<{ html: string; css: string }[]>;
}

/** Sections of a shared one that its picture shows. */
const drawnParts = 3;

export function createSharedSectionManagement({
  db,
  definitions,
  draw,
}: SharedSectionsDeps): SharedSectionManagement {
  return {
    async list() {
      const rows = await selectSharedSections(db);
      return rows.map(({ slug, ...row }) => ({ ...row, path: pathOfPage({ kind: 'block', slug }) }));
    },
    async listPictures() {
      const contents = await selectSharedContents(db);
      const shown = contents.map(({ id, content }) => {
        const parts = visibleSections(readSections(content, sectionSchema)).slice(0, drawnParts);
        return { id, parts: parts.map((part) => toContent(part, definitions)) };
      });
      const all = shown.flatMap(({ parts }) => parts);
      const drawn = all.length === 0 ? [] : await draw(all);
      let next = 0;
      return shown.map(({ id, parts }) => {
        const own = drawn.slice(next, (next += parts.length));
        return {
          id,
          types: [...new Set(parts.map(({ type }) => type))],
          html: own.map(({ html }) => html).join(''),
          css: own.map(({ css }) => css).join(''),
        };
      });
    },
    async read(id) {
      const row = await selectSharedSection(db, id);
      if (!row) throw notFound('sharedSection');
      const { uses, total } = await listUses(db, id);
      const path = pathOfPage({ kind: 'block', slug: row.slug });
      return { id, title: row.title, path, pages: total, isDeleted: !row.enabled, uses };
    },
    async create({ title, sections }, staffId) {
      const content = toPageContent(sections, definitions);
      if (Buffer.byteLength(JSON.stringify(content)) > mostSharedBytes)
        throw new AppError('payload_too_large', 'sharedSections.errors.tooLarge');
      return db.transaction().execute(async (trx) => {
        await refuseTooMany(trx);
        return { id: await createSharedPage(trx, { title, content, staffId }), title };
      });
    },
    rename: (id, title, staffId) =>
      db.transaction().execute(async (trx) => {
        await retitleDraft(trx, { pageId: id, title, staffId });
        await lockShared(trx, id);
        await updateSharedTitle(trx, id, title);
        await notifyChange(trx, [`block:${id}`, `page:${id}`]);
        return { id, title };
      }),
    remove: (id) =>
      db.transaction().execute(async (trx) => {
        const { enabled } = await lockShared(trx, id);
        if (!enabled) throw notFound('sharedSection');
        const { uses } = await listUses(trx, id);
        if (uses.length > 0)
          throw new AppError('conflict', 'sharedSections.errors.stillUsed', { data: { uses } });
        await setEnabled(trx, id, false);
      }),
    bringBack: (id) =>
      db.transaction().execute(async (trx) => {
        await refuseTooMany(trx);
        const { enabled } = await lockShared(trx, id);
        if (enabled) throw new AppError('conflict', 'sharedSections.errors.notDeleted');
        await setEnabled(trx, id, true);
      }),
  };
}

async function lockShared(trx: Transaction<Database>, id: number) {
  const row = await selectSharedLocked(trx, id);
  if (!row) throw notFound('sharedSection');
  return row;
}

async function setEnabled(trx: Transaction<Database>, id: number, enabled: boolean): Promise<void> {
  await updateSharedEnabled(trx, id, enabled);
  await notifyChange(trx, [`block:${id}`, `page:${id}`]);
}

async function refuseTooMany(trx: Transaction<Database>): Promise<void> {
  if ((await countSharedLocked(trx)) < mostSharedSections) return;
  throw new AppError('conflict', 'sharedSections.errors.tooMany', { params: { max: mostSharedSections } });
}

async function listUses(db: Kysely<Database>, id: number) {
  const rows = await selectUses(db, id);
  const uses = rows.map(({ id: pageId, kind, title, slug, category, isPublished, layers }) => ({
    id: pageId,
    kind,
    title,
    path: pathOfPage({ kind, slug, category }),
    isPublished,
    layers,
  }));
  return { uses, total: rows[0]?.total ?? 0 };
}

/** As `page_versions.content` keeps it, under new ids. */
function toPageContent(sections: readonly SectionContent[], definitions: DefinitionRegistry) {
  const stored = sections.map((section) => {
    const cleaned = cleanContent(section, definitions);
    if (cleaned.type === sharedType || findContentFault(cleaned, definitions))
      throw new AppError('validation_failed', 'sharedSections.errors.faulty');
    const items = cleaned.items.map((item) => ({ ...item, id: randomUUID() }));
    return { ...cleaned, id: randomUUID(), enable: true, hidden: false, items };
  });
  return {
    sections: Object.fromEntries(stored.map((section) => [section.id, section])),
    order: stored.map(({ id }) => id),
  };
}

function toContent({ type, version, options, items, styles }: Section, definitions: DefinitionRegistry) {
  const content = { type, version, options, items: items as SectionContent['items'], styles };
  return cleanContent(content, definitions);
}
