import { notFound } from '#domain/errors.ts';
import type { PageContext } from '#sections/framework/page-context.ts';

import type { PageModel } from '../page-model.ts';
import { faqOfSections } from './faq-of-sections.ts';
import { loadPageSections } from './page-sections.ts';
import { metaTexts, plainOpenGraph } from './page-meta.ts';
import type { PageRequest } from './page-request.ts';

export async function loadHomePage(request: PageRequest): Promise<PageModel> {
  const { services, settings } = request;
  const home = await services.pages.findHome();
  if (!home) throw notFound('homePage');
  const texts = metaTexts('page', { page_name: home.title }, home.meta, settings);
  const context: PageContext = {
    kind: 'home',
    layout: 'default',
    path: '/',
    title: home.title,
    h1: texts.h1,
    breadcrumbs: [],
  };
  const { sections, images, tags } = await loadPageSections(request, home.sections, context);
  return {
    status: 200,
    pageId: home.id,
    context,
    sections,
    images,
    head: {
      title: home.meta.title || settings.common.sitename,
      description: home.meta.description || settings.common.description,
      canonical: '/',
      robots: '',
      openGraph: plainOpenGraph,
      structuredData: faqOfSections(sections),
    },
    tags: [`page:${home.id}`, 'pages', ...tags],
    cacheable: true,
  };
}
