import { sql } from 'kysely';

import { plainText } from '#domain/text.ts';

import type { DemoArticle } from '../content/types.ts';
import { insertPage, section } from './insert-page.ts';
import { daysAgo, known, metaOf, say, type SeedContext } from './seed-context.ts';

/** Authors, tags, categories, articles and their comments. */
export async function seedMedia(context: SeedContext): Promise<void> {
  await seedAuthors(context);
  await seedTags(context);
  await seedCategories(context);
  for (const article of context.site.articles) await seedArticle(context, article);
}

async function seedAuthors(context: SeedContext): Promise<void> {
  for (const author of context.site.authors) {
    const links = author.links.map(({ title, url }) => ({ title: say(context, title), url }));
    const { id } = await context.trx
      .insertInto('authors')
      .values({
        name: say(context, author.name),
        text: say(context, author.text),
        image_id: known(context.imageIds, author.image),
        links: sql`${JSON.stringify(links)}::jsonb`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    context.authorIds.set(author.key, id);
  }
}

async function seedTags(context: SeedContext): Promise<void> {
  for (const tag of context.site.tags) {
    const { id } = await context.trx
      .insertInto('tags')
      .values({ title: say(context, tag.title), slug: tag.slug })
      .returning('id')
      .executeTakeFirstOrThrow();
    context.tagIds.set(tag.key, id);
  }
}

async function seedCategories(context: SeedContext): Promise<void> {
  for (const [position, category] of context.site.categories.entries()) {
    const id = await insertPage(context, {
      kind: 'category',
      slug: category.slug,
      title: say(context, category.title),
      meta: metaOf(context, category.meta),
      sections: [
        section('breadcrumbs'),
        section('h1', { heading: { note: plainText(say(context, category.description)) } }),
        section('tags-list'),
        section('media-list'),
      ],
    });
    await context.trx.insertInto('categories').values({ id, position }).execute();
    context.categoryIds.set(category.key, id);
    context.slugs.set(`category:${category.key}`, category.slug);
  }
}

async function seedArticle(context: SeedContext, article: DemoArticle): Promise<void> {
  const { trx } = context;
  const id = await insertPage(context, {
    kind: 'article',
    slug: article.slug,
    title: say(context, article.title),
    meta: metaOf(context, article.meta),
    sections: [
      section('breadcrumbs'),
      section('h1'),
      section('table-of-contents'),
      section('text', { content: { html: say(context, article.body) } }),
      section('tags-list'),
      section('authors'),
      section('comments'),
    ],
  });
  await trx
    .insertInto('articles')
    .values({
      id,
      category_id: known(context.categoryIds, article.category),
      excerpt: say(context, article.excerpt),
      image_id: known(context.imageIds, article.cover),
      author_id: known(context.authorIds, article.author),
      published_at: daysAgo(context, article.publishedDaysAgo),
    })
    .execute();
  context.articleIds.set(article.key, id);
  context.slugs.set(
    `article:${article.key}`,
    `${known(context.slugs, `category:${article.category}`)}/${article.slug}`,
  );
  if (article.tags.length > 0) {
    const links = article.tags.map((key) => ({ article_id: id, tag_id: known(context.tagIds, key) }));
    await trx.insertInto('article_tags').values(links).execute();
  }
  await seedComments(context, article, id);
}

async function seedComments(context: SeedContext, article: DemoArticle, articleId: number): Promise<void> {
  for (const comment of article.comments) {
    const row = (written: typeof comment, parentId: number | null) => ({
      article_id: articleId,
      parent_id: parentId,
      name: say(context, written.name),
      text: say(context, written.text),
      status: 'approved',
      created_at: daysAgo(context, written.daysAgo),
      is_sample: true,
    });
    const { id } = await context.trx
      .insertInto('comments')
      .values(row(comment, null))
      .returning('id')
      .executeTakeFirstOrThrow();
    const replies = (comment.replies ?? []).map((reply) => row(reply, id));
    if (replies.length > 0) await context.trx.insertInto('comments').values(replies).execute();
  }
}
