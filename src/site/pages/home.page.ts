import { notFound } from '#domain/errors.ts';
import { byLanguage } from '#locales/by-language.ts';
import type { messages } from '#locales/en/site/layout.ts';
import type { Texts } from '#locales/messages.ts';
import type { PageContext } from '#sections/framework/page-context.ts';

import type { PageModel } from '../page-model.ts';
import { faqOfSections } from './faq-of-sections.ts';
import { loadPageSections } from './page-sections.ts';
import { metaTexts, plainOpenGraph } from './page-meta.ts';
import type { PageRequest } from './page-request.ts';

const words = byLanguage<typeof messages>(
  import.meta.glob<Texts>('../../locales/*/site/layout.ts', { eager: true, import: 'messages' }),
);
/** What an empty shop's home page is called before anybody names it. */
const usualTitles = new Set(Object.values(words).map((word) => word['breadcrumbs.home']));

/** A usual title is the one of the shop's language, whichever it was when the shop was filled. */
export async function loadHomePage(request: PageRequest): Promise<PageModel> {
  const { services, settings, t } = request;
  const home = await services.pages.findHome();
  if (!home) throw notFound('homePage');
  const title = usualTitles.has(home.title) ? t('breadcrumbs.home') : home.title;
  const texts = metaTexts('page', { page_name: title }, home.meta, settings);
  const context: PageContext = {
    kind: 'home',
    layout: 'default',
    path: '/',
    title,
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
