import { notFound } from '#domain/errors.ts';
import { plainText } from '#domain/text.ts';
import { cutAtWord } from '#domain/meta-template.ts';
import type { PageContext } from '#sections/framework/page-context.ts';

import { articleData } from '../document/structured-data.ts';
import type { PageModel } from '../page-model.ts';
import { faqOfSections } from './faq-of-sections.ts';
import { completeSections, loadPageSections } from './page-sections.ts';
import { metaTexts } from './page-meta.ts';
import type { PageRequest } from './page-request.ts';

/** /{category}/{slug} */
export async function loadArticlePage(
  request: PageRequest,
  categorySlug: string,
  slug: string,
): Promise<PageModel> {
  const { services, settings, t } = request;
  const article = await services.articles.findBySlug(slug);
  if (!article || article.type !== categorySlug) throw notFound('article');
  const category = await services.pages.findBySlug('category', categorySlug);
  const texts = metaTexts(
    'article',
    { article_name: article.title, category_name: category?.title ?? '' },
    { ...article.meta, description: article.meta.description || cutAtWord(plainText(article.excerpt), 200) },
    settings,
  );
  const context: PageContext = {
    kind: 'article',
    layout: 'inner-page',
    path: request.path,
    title: article.title,
    h1: texts.h1,
    breadcrumbs: [
      { title: t('breadcrumbs.home'), uri: '' },
      ...(category ? [{ title: category.title, uri: encodeURIComponent(category.slug) }] : []),
      { title: article.title, uri: null },
    ],
    article,
  };
  const { sections, images, tags } = await loadPageSections(
    request,
    completeSections(context.kind, article.sections),
    context,
  );
  return {
    status: 200,
    pageId: article.id,
    context,
    sections,
    images,
    head: {
      title: texts.title,
      description: texts.description,
      canonical: article.url,
      robots: '',
      openGraph: {
        type: 'article',
        image: article.image,
        properties: {
          'article:published_time': article.publishedAt,
          'article:modified_time': article.updatedAt,
        },
      },
      structuredData: [articleData(article, settings, request.origin), ...faqOfSections(sections)],
    },
    tags: [`page:${article.id}`, `article:${article.id}`, 'pages', 'articles', ...tags],
    cacheable: true,
  };
}
