import { pagePath } from '#domain/routes.ts';
import type { PublishedPage } from '#modules/pages/page-reader.ts';
import type { PageContext } from '#sections/framework/page-context.ts';

import type { PageModel } from '../page-model.ts';
import { faqOfSections } from './faq-of-sections.ts';
import { completeSections, loadPageSections } from './page-sections.ts';
import { metaTexts, notIndexed, plainOpenGraph } from './page-meta.ts';
import type { PageRequest } from './page-request.ts';
import { trailTo } from './trail-to.ts';

/** /{slug}: a content page. One without an H1 section of its own gets trail and title on top. */
export async function loadContentPage(request: PageRequest, page: PublishedPage): Promise<PageModel> {
  const { settings, t } = request;
  const texts = metaTexts('page', { page_name: page.title }, page.meta, settings);
  const context: PageContext = {
    kind: 'page',
    layout: 'default',
    path: request.path,
    title: page.title,
    h1: texts.h1,
    breadcrumbs: trailTo(t, page.title),
  };
  const { sections, images, tags } = await loadPageSections(
    request,
    completeSections(context.kind, page.sections),
    context,
  );
  return {
    status: 200,
    pageId: page.id,
    context,
    sections,
    images,
    head: {
      title: texts.title,
      description: texts.description,
      canonical: pagePath(page.slug),
      robots: '',
      openGraph: plainOpenGraph,
      structuredData: faqOfSections(sections),
    },
    tags: [`page:${page.id}`, 'pages', ...tags],
    cacheable: true,
  };
}

/** /new-page: a blank page to start from; it needs nothing from the database (requirement 23). */
export function blankPage(request: PageRequest): PageModel {
  const title = 'New Page';
  return {
    status: 200,
    context: { kind: 'blank', layout: 'default', path: request.path, title, h1: title, breadcrumbs: [] },
    sections: [],
    images: new Map(),
    head: {
      ...notIndexed,
      title: `${title} | ${request.settings.common.sitename}`,
      description: '',
      openGraph: plainOpenGraph,
      structuredData: [],
    },
    tags: [],
    cacheable: true,
  };
}
