import type { Kysely } from 'kysely';
import { z } from 'zod';

import { isDatabaseId } from '#db/database-id.ts';
import type { Database } from '#db/database.ts';
import { safeHref } from '#domain/link-target.ts';
import { articlePath } from '#domain/routes.ts';
import type {
  Article,
  ArticleCard,
  ArticleList,
  Author,
  Comment,
  Tag,
} from '#domain/schemas/article.schema.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { ImageReader } from '#modules/media/image-reader.ts';
import type { PageReader } from '#modules/pages/page-reader.ts';
import { createLoadingCache } from '#platform/cache/loading-cache.ts';
import { hasTag, idsOf, type Invalidated } from '#platform/cache/tags.ts';
import { sanitizeRichText } from '#platform/html/sanitize-rich-text.ts';

import {
  selectArticleIds,
  selectArticles,
  selectAuthors,
  selectComments,
  selectTags,
  type ArticleListQuery,
  type ArticleRow,
  type AuthorRow,
} from './articles.queries.ts';
import { threadComments } from './thread-comments.ts';

/** Articles whose publication date has come, in categories that are switched on. */
export interface ArticleReader extends Invalidated {
  /** Newest first. An unknown category has none. */
  list(query: ArticleListQuery): Promise<ArticleList>;
  findBySlug(slug: string): Promise<Article | null>;
  /** In the order of the ids; missing ones left out. */
  findByIds(ids: readonly number[]): Promise<ArticleCard[]>;
  listTags(category: string | null): Promise<Tag[]>;
  /** Approved only, each answer behind its comment. */
  listComments(articleId: number): Promise<Comment[]>;
  listAuthors(): Promise<Author[]>;
}

export interface ArticleReaderOptions {
  db: Kysely<Database>;
  images: Pick<ImageReader, 'findByIds'>;
  pages: Pick<PageReader, 'findBySlug'>;
  /** Articles that visitors do not see yet are found too; lists stay as visitors see them. */
  drafts?: boolean;
}

type ImagesById = ReadonlyMap<number, Image>;
const authorLinks = z.array(z.object({ title: z.string(), url: z.string() }));

/** Cached by id and by query; tags `article:{id}`, `articles` and any page or category. */
export function createArticleReader({
  db,
  images,
  pages,
  drafts = false,
}: ArticleReaderOptions): ArticleReader {
  const rows = createLoadingCache<number, ArticleRow>({
    max: 2000,
    load: async (ids) => new Map((await selectArticles(db, ids, { drafts })).map((row) => [row.id, row])),
  });
  const lists = createLoadingCache<string, { ids: number[]; count: number }>({
    max: 500,
    load: async (keys) => {
      const entries = keys.map(async (key) => [key, await selectArticleIds(db, JSON.parse(key))] as const);
      return new Map(await Promise.all(entries));
    },
  });
  const tags = createLoadingCache<string, Tag[]>({
    max: 200,
    load: async (keys) => {
      const entries = keys.map(async (key) => [key, await selectTags(db, JSON.parse(key))] as const);
      return new Map(await Promise.all(entries));
    },
  });
  const comments = createLoadingCache<number, Comment[]>({
    max: 500,
    load: async (ids) => {
      const entries = ids.map(async (id) => [id, threadComments(await selectComments(db, id))] as const);
      return new Map(await Promise.all(entries));
    },
  });

  async function findImages(ids: (number | null | undefined)[]): Promise<ImagesById> {
    const found = await images.findByIds(ids.filter((id) => typeof id === 'number'));
    return new Map(found.map((image) => [image.id, image]));
  }

  async function findByIds(ids: readonly number[]): Promise<ArticleCard[]> {
    const found = await rows.getMany(ids.filter(isDatabaseId));
    const pictures = await findImages(found.flatMap((row) => [row.image_id, row.author?.image_id]));
    return found.map((row) => toCard(row, pictures));
  }

  return {
    findByIds,
    async list({ category, tagIds, offset, limit }) {
      if (category !== null && !isSlug(category)) return { items: [], count: 0, offset, limit };
      const sortedTags = [...new Set(tagIds.filter(isDatabaseId))].sort((a, b) => a - b);
      const key = JSON.stringify({ category, tagIds: sortedTags, offset, limit } satisfies ArticleListQuery);
      const { ids, count } = (await lists.get(key)) ?? { ids: [], count: 0 };
      return { items: await findByIds(ids), count, offset, limit };
    },
    async findBySlug(slug) {
      const page = await pages.findBySlug('article', slug);
      if (!page) return null;
      const [cards, thread] = await Promise.all([findByIds([page.id]), comments.get(page.id)]);
      const card = cards[0];
      return card ? { ...card, sections: page.sections, comments: thread ?? [], meta: page.meta } : null;
    },
    async listTags(category) {
      if (category !== null && !isSlug(category)) return [];
      return (await tags.get(JSON.stringify(category))) ?? [];
    },
    async listComments(articleId) {
      return isDatabaseId(articleId) ? ((await comments.get(articleId)) ?? []) : [];
    },
    async listAuthors() {
      const authors = await selectAuthors(db);
      const pictures = await findImages(authors.map((author) => author.image_id));
      return authors.map((author) => toAuthor(author, pictures));
    },
    invalidate(changed) {
      // A category's address is part of its articles' addresses, so any page may concern them all.
      const pagesChanged = changed.some((tag) => tag.startsWith('page:') || tag.startsWith('category:'));
      const all = pagesChanged || hasTag(changed, 'articles', 'pages', 'categories', 'tags', 'authors');
      const ids = idsOf(changed, 'article');
      if (!all && ids.length === 0) return;
      lists.clear();
      tags.clear();
      if (all) {
        rows.clear();
        comments.clear();
        return;
      }
      for (const id of ids) {
        rows.delete(id);
        comments.delete(id);
      }
    },
  };
}

function isSlug(text: string): boolean {
  return text.length > 0 && text.length <= 120 && !text.includes('\0');
}

function toCard(row: ArticleRow, images: ImagesById): ArticleCard {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    slug: row.slug,
    url: articlePath(`${row.type}/${row.slug}`),
    excerpt: row.excerpt,
    image: pick(images, row.image_id),
    publishedAt: row.published_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    author: row.author && toAuthor(row.author, images),
    tags: row.tags,
    commentCount: row.comment_count,
  };
}

function toAuthor(row: AuthorRow, images: ImagesById): Author {
  const links = authorLinks.catch([]).parse(row.links);
  return {
    id: row.id,
    name: row.name,
    text: sanitizeRichText(row.text),
    image: pick(images, row.image_id),
    links: links.filter((link) => safeHref(link.url) !== null),
  };
}

function pick(images: ImagesById, id: number | null): Image | null {
  return id === null ? null : (images.get(id) ?? null);
}
