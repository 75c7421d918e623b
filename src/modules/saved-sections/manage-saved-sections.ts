import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import {
  mostSavedBytes,
  mostSavedSections,
  sectionContentSchema,
  type NewSavedSection,
  type SavedSection,
  type SavedSectionName,
  type SectionContent,
} from '#domain/schemas/saved-section.schema.ts';
import { sharedType } from '#domain/shared-sections.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

import { cleanContent, findContentFault } from './judge-content.ts';
import {
  countSavedSectionsLocked,
  deleteSavedSection,
  insertSavedSection,
  selectSavedSections,
  updateTitle,
} from './saved-sections.queries.ts';

/** Sections that the team keeps to be added again. Calls with an id throw 404 for one that is not there. */
export interface SavedSectionManagement {
  /** The newest first. */
  list(): Promise<SavedSection[]>;
  /** Throws 409 for one too many, 413 for a section of more than 64 KB, 422 for one that no page would take. */
  save(saved: NewSavedSection, staffId: number): Promise<SavedSectionName>;
  rename(id: number, title: string): Promise<SavedSectionName>;
  /** Pages keep the copies that were added. */
  remove(id: number): Promise<void>;
}

type Drawn = Pick<SavedSection, 'html' | 'css'>;
const notDrawn: Drawn = { html: '', css: '' };

export interface SavedSectionsDeps {
  db: Kysely<Database>;
  definitions: DefinitionRegistry;
  /** Markup and styles of each, as visitors would see it. */
  draw(sections: readonly SectionContent[]): Promise<Drawn[]>;
}

export function createSavedSectionManagement({
  db,
  definitions,
  draw,
}: SavedSectionsDeps): SavedSectionManagement {
  return {
    async list() {
      const rows = await selectSavedSections(db);
      const contents = rows.map(({ section }) => readContent(section, definitions));
      const usable = contents.filter((content) => content !== null);
      const drawn = usable.length === 0 ? [] : await draw(usable);
      const drawnOf = new Map(usable.map((content, index) => [content, drawn[index]]));
      return rows.map(({ createdAt, ...row }, index) => {
        const section = contents[index] ?? null;
        const { html, css } = (section && drawnOf.get(section)) ?? notDrawn;
        return { ...row, section, html, css, createdAt: createdAt.toISOString() };
      });
    },
    async save({ title, section }, staffId) {
      const cleaned = cleanContent(section, definitions);
      // What stands for a shared section is no content of its own.
      if (cleaned.type === sharedType || findContentFault(cleaned, definitions))
        throw new AppError('validation_failed', 'savedSections.errors.faulty');
      if (Buffer.byteLength(JSON.stringify(cleaned)) > mostSavedBytes)
        throw new AppError('payload_too_large', 'savedSections.errors.tooLarge');
      return db.transaction().execute(async (trx) => {
        if ((await countSavedSectionsLocked(trx)) >= mostSavedSections)
          throw new AppError('conflict', 'savedSections.errors.tooMany', {
            params: { max: mostSavedSections },
          });
        return { id: await insertSavedSection(trx, { title, section: cleaned }, staffId), title };
      });
    },
    async rename(id, title) {
      if (!(await updateTitle(db, id, title))) throw notFound('resource');
      return { id, title };
    },
    async remove(id) {
      if (!(await deleteSavedSection(db, id))) throw notFound('resource');
    },
  };
}

/** What is stored as this version of the program would add it; null where no page would take it. */
function readContent(stored: unknown, definitions: DefinitionRegistry): SectionContent | null {
  const parsed = sectionContentSchema.safeParse(stored);
  if (!parsed.success) return null;
  const content = cleanContent(parsed.data, definitions);
  return findContentFault(content, definitions) ? null : content;
}
