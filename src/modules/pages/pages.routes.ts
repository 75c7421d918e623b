import { z } from 'zod';

import { notFound } from '#domain/errors.ts';
import { pageSchema, pageV2Schema, type Page, type PageV2 } from '#domain/schemas/page.schema.ts';
import { sharedTags } from '#domain/shared-sections.ts';
import { visibleSections } from '#domain/visible-sections.ts';
import { defineRoute, type ApiRoute, type Tagger } from '#http/define-route.ts';
import { slugParameter } from '#http/query-parsing.ts';
import type { SectionLoader } from '#modules/section-data/load-sections.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

import type { PageReader, PublishedPage } from './page-reader.ts';

interface PagesRoutesDeps {
  pages: Pick<PageReader, 'findBySlug' | 'findHome'>;
  sections: SectionLoader;
  settings: Pick<SettingsReader, 'read'>;
}

const slugParams = z.object({ slug: slugParameter() });

export function pagesRoutes(deps: PagesRoutesDeps): ApiRoute[] {
  const { pages } = deps;
  // A one-segment path is a page or else a category (requirement 43).
  const findBySlug = async (slug: string) =>
    (await pages.findBySlug('page', slug)) ?? (await pages.findBySlug('category', slug));

  return [
    defineRoute(
      {
        method: 'GET',
        path: '/pages/{slug}',
        group: 'Pages',
        summary: 'A content page with its sections in order',
        params: slugParams,
        response: pageSchema,
        failures: [404],
        cache: 'public',
      },
      async ({ params, tag }) => toPage(found(await findBySlug(params.slug), tag)),
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/pages/v2/{slug}',
        group: 'Pages',
        summary: 'A content page with the pictures, products and articles that its sections show',
        params: slugParams,
        response: pageV2Schema,
        failures: [404],
        cache: 'public',
      },
      async ({ params, tag }) => withIncluded(found(await findBySlug(params.slug), tag), deps, tag),
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/homepage/',
        aliases: ['/homepage'],
        group: 'Pages',
        summary: 'The home page with its sections in order',
        response: pageSchema,
        failures: [404],
        cache: 'public',
      },
      async ({ tag }) => toPage(found(await pages.findHome(), tag)),
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/homepage/v2',
        aliases: ['/homepage/v2/'],
        group: 'Pages',
        summary: 'The home page with the pictures, products and articles that its sections show',
        response: pageV2Schema,
        failures: [404],
        cache: 'public',
      },
      async ({ tag }) => withIncluded(found(await pages.findHome(), tag), deps, tag),
    ),
  ];
}

function found(page: PublishedPage | null, tag: Tagger): PublishedPage {
  if (!page) throw notFound('page');
  tag(`page:${page.id}`, ...sharedTags(page.sections));
  return page;
}

function toPage({ id, title, slug, sections, meta }: PublishedPage): Page {
  return { id, title, slug, sections: visibleSections(sections), meta };
}

async function withIncluded(page: PublishedPage, deps: PagesRoutesDeps, tag: Tagger): Promise<PageV2> {
  tag('settings', 'images', 'products', 'catalogs', 'articles', 'categories');
  const loaded = await deps.sections.load({
    sections: page.sections,
    settings: await deps.settings.read(),
    page: {
      kind: page.kind === 'home' ? 'home' : 'page',
      layout: 'default',
      path: page.kind === 'home' ? '/' : `/${page.slug}`,
      title: page.title,
      h1: page.title,
      breadcrumbs: [],
    },
  });
  const { images, products, articles } = loaded;
  return { ...toPage(page), included: { images: [...images.values()], products, articles } };
}
