import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { menuEntriesOf } from '#domain/editing/menu-entries.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { VersionName } from '#domain/editing/version-name.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { createArticleReader, type ArticleReader } from '#modules/articles/article-reader.ts';
import type { CatalogTree } from '#modules/catalogs/catalog-tree.ts';
import { findCatalog } from '#modules/catalogs/find-catalog.ts';
import type { FacetIndex } from '#modules/listing/facet-index.ts';
import { createListingService, type ListingService } from '#modules/listing/listing-service.ts';
import type { ImageReader } from '#modules/media/image-reader.ts';
import type { MenuReader } from '#modules/menus/menu-reader.ts';
import { withSharedSections } from '#modules/pages/expand-shared.ts';
import type { PageReader } from '#modules/pages/page-reader.ts';
import type { ProductReader } from '#modules/products/product-reader.ts';
import type { DocumentEditing, DraftState } from '#modules/publishing/document-editing.ts';
import { sanitizeSettings } from '#modules/settings/sanitize-settings.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

import { createDraftPages } from './draft-pages.ts';

/** The readers that pages are drawn by in a preview, in the place of the published ones. */
export interface DraftView {
  pages: PageReader;
  articles: ArticleReader;
  catalogs: CatalogTree;
  listing: ListingService;
  settings: SettingsReader;
  menus: MenuReader;
}

/** What of editing pages are drawn by. */
export interface DraftReading {
  readDraft(key: DocumentKey): Promise<Pick<DraftState, 'document' | 'revision'>>;
}

export interface DraftViewDeps {
  db: Kysely<Database>;
  editing: DraftReading;
  pages: PageReader;
  articles: ArticleReader;
  catalogs: CatalogTree;
  settings: SettingsReader;
  menus: MenuReader;
  images: Pick<ImageReader, 'findByIds'>;
  products: Pick<ProductReader, 'findByIds'>;
  index: FacetIndex;
}

/** What is read as a published version or a layer has it, in the place of the drafts. */
export interface OtherView extends DraftView {
  editing: DraftReading;
}

/** Reads one document as a version had it and everything else as its draft; throws 404 for no such version. */
export async function createVersionView(
  {
    editing,
    ...deps
  }: Omit<DraftViewDeps, 'editing'> & {
    editing: Pick<DocumentEditing, 'readDraft' | 'seeVersion'>;
  },
  { key, version }: VersionName,
): Promise<OtherView> {
  const seen = await editing.seeVersion(key, version);
  const readDraft: DraftReading['readDraft'] = (wanted) =>
    wanted === key ? Promise.resolve(seen) : editing.readDraft(wanted);
  return {
    ...createDraftView({ ...deps, editing: { readDraft } }, { isFrame: true }),
    editing: { readDraft },
  };
}

/**
 * Reads drafts where there are drafts, and finds what visitors cannot see yet by its address. `isFrame`: shared sections
 * stay what they are in the documents, for the builder's frame; else their places are taken by what they hold.
 */
export function createDraftView(
  deps: DraftViewDeps,
  { isFrame, findShared }: { isFrame: boolean; findShared?: PageReader['findShared'] },
): DraftView {
  const { db, editing, index, images, products } = deps;
  const drafts: PageReader = { ...deps.pages, ...createDraftPages(deps), ...(findShared && { findShared }) };
  const pages = isFrame ? drafts : withSharedSections(drafts);
  const catalogs: CatalogTree = {
    ...deps.catalogs,
    async findBySlugOrId(key) {
      const shown = await deps.catalogs.findBySlugOrId(key);
      if (shown) return shown;
      return findCatalog(db, key);
    },
  };
  return {
    pages,
    catalogs,
    settings: {
      ...deps.settings,
      async read() {
        const { document } = await editing.readDraft('settings');
        if (document.kind !== 'settings') return deps.settings.read();
        return sanitizeSettings(parseSettings(document.groups));
      },
    },
    menus: {
      ...deps.menus,
      async findByNames(names) {
        const menus = names.map(async (name) => {
          const { document } = await editing.readDraft(`menu:${name}`);
          return [name, document.kind === 'menu' ? menuEntriesOf(document) : []] as const;
        });
        return Object.fromEntries(await Promise.all(menus));
      },
    },
    listing: createListingService({ db, products, catalogs, index }),
    articles: {
      ...deps.articles,
      // A reader of its own: what it finds must not get into the cache of what visitors see.
      findBySlug: (slug) => createArticleReader({ db, images, pages, drafts: true }).findBySlug(slug),
    },
  };
}
