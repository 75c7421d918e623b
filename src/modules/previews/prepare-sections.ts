import type { DocumentSection } from '#domain/editing/documents.schema.ts';
import type { PreparedSections } from '#domain/schemas/preview.schema.ts';
import type { CatalogTree } from '#modules/catalogs/catalog-tree.ts';
import { readSharedFrom } from '#modules/pages/expand-shared.ts';
import type { PageReader } from '#modules/pages/page-reader.ts';
import type { SectionLoader } from '#modules/section-data/load-sections.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { PageContext } from '#sections/framework/page-context.ts';

interface PrepareSectionsDeps {
  sections: SectionLoader;
  settings: Pick<SettingsReader, 'read'>;
  /** How pages are found in a layer, or as drafts have them. */
  openView(layer: number | null): Promise<PagesView>;
}

interface PagesView {
  /** Where goods are seen at other prices than those of now. */
  sections?: SectionLoader;
  catalogs: Pick<CatalogTree, 'findBySlugOrId'>;
  pages: Pick<PageReader, 'findBySlug' | 'findShared'>;
}

/** Sections that are being edited, with the data and pictures that their views need on a page of the shop. */
export type PrepareSections = (request: {
  path: string;
  layer: number | null;
  sections: readonly DocumentSection[];
}) => Promise<PreparedSections>;

export function createPrepareSections(deps: PrepareSectionsDeps): PrepareSections {
  return async ({ path, layer, sections }) => {
    const settings = await deps.settings.read();
    const view = await deps.openView(layer);
    const page = await describePage(path, view);
    const readShared = readSharedFrom(view.pages);
    const loader = view.sections ?? deps.sections;
    const loaded = await loader.load({ sections, page, settings, editing: true, readShared });
    return {
      sections: loaded.sections.map((section) => ({ ...section })),
      images: [...loaded.images.values()],
    };
  };
}

/** As much of the page as decides which data its sections ask for. */
async function describePage(path: string, { catalogs, pages }: PagesView): Promise<PageContext> {
  const [pathname = '/'] = path.split('?');
  const [first = '', second] = pathname.split('/').slice(1).map(decode);
  const page: PageContext = {
    kind: 'page',
    layout: 'default',
    path: pathname,
    title: '',
    h1: '',
    breadcrumbs: [],
  };
  if (first === 'catalogs' && second) {
    const catalog = await catalogs.findBySlugOrId(second);
    if (catalog) return { ...page, kind: 'catalog', listing: listingOf(pathname, catalog) };
  } else if (second === undefined && first !== '') {
    const category = await pages.findBySlug('category', first);
    if (category) {
      const { id, title, slug } = category;
      const articles = { items: [], count: 0, offset: 0, limit: 0 };
      return { ...page, kind: 'category', category: { id, title, slug, articles, tags: [], chosenTags: [] } };
    }
  }
  return page;
}

type Listing = NonNullable<PageContext['listing']>;

function listingOf(path: string, catalog: NonNullable<Listing['catalog']>): Listing {
  return {
    path,
    catalog,
    query: { page: 1, properties: {}, options: {} },
    result: {
      products: [],
      count: 0,
      page: 1,
      pageCount: 1,
      limit: 0,
      productCount: 0,
      filter: {
        price: { min: 0, max: 0, histogram: [] },
        available: 0,
        discounted: 0,
        properties: [],
        options: [],
      },
    },
  };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
