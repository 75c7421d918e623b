import { notFound } from '#domain/errors.ts';
import { paths } from '#domain/routes.ts';
import type { CatalogSummary } from '#domain/schemas/catalog.schema.ts';
import type { Section } from '#domain/schemas/section.schema.ts';
import { markOf } from '#domain/typed-number.ts';
import { parseListingQuery } from '#modules/listing/parse-listing-query.ts';
import type { Breadcrumb, ListingView, PageContext } from '#sections/framework/page-context.ts';
import { listLimit } from '#sections/product-list/product-list.section.ts';

import type { PageModel } from '../page-model.ts';
import { faqOfSections } from './faq-of-sections.ts';
import { listingHead } from './listing-head.ts';
import { completeSections, defaultSection, withTitle, loadPageSections } from './page-sections.ts';
import { metaTexts, notIndexed, plainOpenGraph } from './page-meta.ts';
import type { PageRequest } from './page-request.ts';
import { trailTo } from './trail-to.ts';

/** /catalogs/{slug} */
export async function loadCatalogPage(request: PageRequest, slug: string): Promise<PageModel> {
  const { services, settings } = request;
  const catalog = await services.catalogs.findBySlugOrId(slug);
  if (!catalog || catalog.slug !== slug) throw notFound('catalog');
  const [published, ancestors] = await Promise.all([
    services.pages.findBySlug('catalog', slug),
    services.catalogs.ancestors(catalog.id),
  ]);
  const listing = await loadListing(request, catalog, published?.sections);
  const texts = metaTexts('catalog', { catalog_name: catalog.title }, published?.meta ?? {}, settings);
  const context: PageContext = {
    kind: 'catalog',
    layout: 'inner-page',
    path: request.path,
    title: catalog.title,
    h1: texts.h1,
    breadcrumbs: catalogTrail(request, [...ancestors, catalog]),
    listing,
  };
  return listingPage(request, context, listing, {
    stored: completeSections(context.kind, published?.sections ?? []),
    texts,
    image: catalog.image,
    pageId: catalog.id,
    tags: [`catalog:${catalog.id}`, `listing:${catalog.id}`, 'catalogs', 'products'],
  });
}

/** /products: everything, with the listing template (requirement 30). */
export async function loadProductsPage(request: PageRequest): Promise<PageModel> {
  const isOfServices = request.settings.common.type === 'services_cart';
  const title = request.t(isOfServices ? 'catalog.allServices' : 'catalog.allProducts');
  const listing = await loadListing(request, null);
  const context: PageContext = {
    kind: 'catalog',
    layout: 'inner-page',
    path: request.path,
    title,
    h1: title,
    breadcrumbs: trailTo(request.t, title),
    listing,
  };
  return listingPage(request, context, listing, {
    stored: completeSections(context.kind, []),
    texts: metaTexts('catalog', { catalog_name: title }, {}, request.settings),
    image: null,
    tags: ['products', 'listings'],
  });
}

/** /catalogs: the top level as cards (requirement 27). */
export async function loadCatalogsPage(request: PageRequest): Promise<PageModel> {
  const title = request.t('catalog.title');
  const context: PageContext = {
    kind: 'catalogs',
    layout: 'inner-page',
    path: request.path,
    title,
    h1: title,
    breadcrumbs: trailTo(request.t, title),
  };
  const stored = [...withTitle([]), defaultSection('default-catalogs', 'category')];
  const none = defaultSection('no-catalogs', 'text', {
    content: { html: `<p>${request.t('catalog.noneYet')}</p>` },
  });
  const loaded = await loadPageSections(request, stored, context);
  const hasSome = loaded.sections.some(
    ({ data }) => Array.isArray(data['catalogs']) && data['catalogs'].length > 0,
  );
  const { sections, images, tags } = hasSome
    ? loaded
    : await loadPageSections(request, [...stored, none], context);
  const texts = metaTexts('catalog', { catalog_name: title }, {}, request.settings);
  return {
    status: 200,
    context,
    sections,
    images,
    head: {
      title: texts.title,
      description: texts.description,
      canonical: paths.catalogs,
      robots: '',
      openGraph: plainOpenGraph,
      structuredData: [],
    },
    tags: ['catalogs', ...tags],
    cacheable: true,
  };
}

const newCatalogSections = [
  defaultSection('new-list', 'product-list', {
    customLimit: true,
    limit: 12,
    columns: { desktop: 4, tablet: 6, mobile: 12 },
  }),
];

/** /catalogs/new-page: an unsaved catalog with one product list (requirement 28), of all products until it has its own. */
export async function loadNewCatalogPage(request: PageRequest): Promise<PageModel> {
  const title = 'New Catalog';
  const listing = await loadListing(request, null, newCatalogSections);
  const context: PageContext = {
    kind: 'catalog',
    layout: 'inner-page',
    path: request.path,
    title,
    h1: title,
    breadcrumbs: [],
    listing,
  };
  const { sections, images, tags } = await loadPageSections(request, newCatalogSections, context);
  return {
    status: 200,
    context,
    sections,
    images,
    head: {
      ...notIndexed,
      title: `${title} | ${request.settings.common.sitename}`,
      description: '',
      openGraph: plainOpenGraph,
      structuredData: [],
    },
    tags: ['products', 'listings', ...tags],
    cacheable: true,
  };
}

/** The trail of a catalog below its ancestors; the last one is where we are. */
function catalogTrail(request: PageRequest, chain: CatalogSummary[]): Breadcrumb[] {
  const last = chain.length - 1;
  return [
    { title: request.t('breadcrumbs.home'), uri: '' },
    ...chain.map((catalog, index) => ({
      title: catalog.title,
      uri: index === last ? null : `catalogs/${encodeURIComponent(catalog.slug)}`,
    })),
  ];
}

/** A page beyond the last one does not exist; the first one always does. */
async function loadListing(
  request: PageRequest,
  catalog: CatalogSummary | null,
  sections: readonly Section[] = [],
): Promise<ListingView> {
  const query = parseListingQuery(request.query, { mark: markOf(request.settings.language) });
  const { listing } = request.services;
  const list = sections.find((section) => section.type === 'product-list' && section.enable);
  const limit = listLimit(list?.options, request.settings.ecommerce.itemPerPage);
  if (!catalog) {
    const result = await listing.listAll(query, limit);
    return checkPage({
      path: request.path,
      catalog,
      query,
      result: { ...result, productCount: result.count },
    });
  }
  const result = await listing.listCatalog(catalog.slug, query, limit);
  if (!result) throw notFound('catalog');
  return checkPage({ path: request.path, catalog, query, result });
}

function checkPage(listing: ListingView): ListingView {
  if (listing.query.page > 1 && listing.query.page > listing.result.pageCount) throw notFound('page');
  return listing;
}

interface ListingPageParts {
  stored: Section[];
  texts: { title: string; description: string };
  image: CatalogSummary['image'];
  pageId?: number;
  tags: string[];
}

async function listingPage(
  request: PageRequest,
  context: PageContext,
  listing: ListingView,
  { stored, texts, image, pageId, tags: ownTags }: ListingPageParts,
): Promise<PageModel> {
  const { sections, images, tags } = await loadPageSections(request, stored, context);
  const { itemList, canonical, robots } = listingHead(listing, request.origin);
  const pageSuffix =
    listing.query.page > 1 ? ` — ${request.t('catalog.page', { n: listing.query.page })}` : '';
  return {
    status: 200,
    ...(pageId !== undefined && { pageId }),
    context,
    sections,
    images,
    head: {
      title: texts.title + pageSuffix,
      description: texts.description,
      canonical,
      robots,
      openGraph: { type: 'website', image, properties: {} },
      structuredData: [...itemList, ...faqOfSections(sections)],
    },
    tags: [...ownTags, ...listing.result.products.map((product) => `product:${product.id}`), ...tags],
    cacheable: true,
  };
}
