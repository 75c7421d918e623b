import { findCatalog } from '#modules/catalogs/find-catalog.ts';
import { createListingService } from '#modules/listing/listing-service.ts';
import type { PageKind } from '#modules/pages/page-path.ts';

import { findPage } from './draft-pages.ts';
import { createDraftView, type DraftView, type DraftViewDeps } from './draft-view.ts';

/** Reads one page, catalog, category or article as its draft has it, and all else as visitors see it. */
export function createPageView(deps: DraftViewDeps, pageId: number): DraftView {
  const { db, products, index, settings, menus } = deps;
  const { findShared } = deps.pages;
  const drafts = createDraftView(deps, { isFrame: false, findShared });
  const isShown = async (kind: PageKind, slug: string) => (await findPage(db, kind, slug))?.id === pageId;
  const catalogs: DraftView['catalogs'] = {
    ...deps.catalogs,
    async findBySlugOrId(key) {
      const shown = await deps.catalogs.findBySlugOrId(key);
      if (shown) return shown;
      const hidden = await findCatalog(db, key);
      return hidden?.id === pageId ? hidden : null;
    },
  };
  const readerOf = async (kind: PageKind, slug: string) =>
    (await isShown(kind, slug)) ? drafts : { pages: deps.pages, articles: deps.articles };
  return {
    settings,
    menus,
    catalogs,
    listing: createListingService({ db, products, catalogs, index }),
    pages: {
      ...deps.pages,
      findBySlug: async (kind, slug) => (await readerOf(kind, slug)).pages.findBySlug(kind, slug),
      findHome: async () => (await readerOf('home', '')).pages.findHome(),
    },
    articles: {
      ...deps.articles,
      findBySlug: async (slug) => (await readerOf('article', slug)).articles.findBySlug(slug),
    },
  };
}
