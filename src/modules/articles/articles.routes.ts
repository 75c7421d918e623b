import { z } from 'zod';

import { notFound } from '#domain/errors.ts';
import { defaultLimits } from '#domain/limits.ts';
import { articleListSchema, articleSchema, tagSchema } from '#domain/schemas/article.schema.ts';
import { visibleSections } from '#domain/visible-sections.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { idsParameter, limitParameter, offsetParameter, slugParameter } from '#http/query-parsing.ts';

import type { ArticleReader } from './article-reader.ts';

const range = { offset: offsetParameter(), limit: limitParameter(defaultLimits.articles) };

export function articlesRoutes({
  articles,
}: {
  articles: Pick<ArticleReader, 'list' | 'findBySlug' | 'listTags'>;
}): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/articles/{type}/list',
        group: 'Articles',
        summary: 'Articles of a category, newest first, with any of the tags; {type} is the category’s slug',
        params: z.object({ type: slugParameter() }),
        query: z.object({ ...range, tagIds: idsParameter() }),
        response: articleListSchema,
        cache: 'public',
      },
      async ({ params, query, tag }) => {
        tag('articles', 'categories', 'pages', 'images');
        return articles.list({ category: params.type, ...query });
      },
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/articles/category/{slug}',
        group: 'Articles',
        summary: 'Articles of a category, newest first',
        params: z.object({ slug: slugParameter() }),
        query: z.object({ ...range, tagIds: idsParameter() }),
        response: articleListSchema,
        cache: 'public',
      },
      async ({ params, query, tag }) => {
        tag('articles', 'categories', 'pages', 'images');
        return articles.list({ category: params.slug, ...query });
      },
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/articles/{slug}',
        group: 'Articles',
        summary: 'An article with its sections and approved comments',
        params: z.object({ slug: slugParameter() }),
        response: articleSchema,
        failures: [404],
        cache: 'public',
      },
      async ({ params, tag }) => {
        const article = await articles.findBySlug(params.slug);
        if (!article) throw notFound('article');
        tag(`article:${article.id}`, 'categories', 'pages', 'images');
        return { ...article, sections: visibleSections(article.sections) };
      },
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/tags/{type}/list',
        group: 'Articles',
        summary: 'Tags that articles of a category have',
        params: z.object({ type: slugParameter() }),
        response: z.array(tagSchema),
        cache: 'public',
      },
      async ({ params, tag }) => {
        tag('articles', 'categories', 'pages');
        return articles.listTags(params.type);
      },
    ),
  ];
}
