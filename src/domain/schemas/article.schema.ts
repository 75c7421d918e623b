import { z } from 'zod';

import { idSchema, imageSchema, metaSchema } from './image.schema.ts';
import { sectionSchema } from './section.schema.ts';

export const tagSchema = z.object({ id: idSchema, title: z.string(), slug: z.string() });
export type Tag = z.infer<typeof tagSchema>;

export const authorSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Sanitised HTML. */
  text: z.string(),
  image: imageSchema.nullable(),
  links: z.array(z.object({ title: z.string(), url: z.string() })),
});
export type Author = z.infer<typeof authorSchema>;

export const commentSchema = z.object({
  id: idSchema,
  parent: idSchema.nullable(),
  name: z.string(),
  text: z.string(),
  /** The shop's answer. */
  reply: z.string().optional(),
  createdAt: z.string(),
});
export type Comment = z.infer<typeof commentSchema>;

/** What a list or card needs; `type` is the category's slug, `url` the path of the article's page. */
export const articleCardSchema = z.object({
  id: idSchema,
  type: z.string(),
  title: z.string(),
  slug: z.string(),
  url: z.string(),
  excerpt: z.string(),
  image: imageSchema.nullable(),
  publishedAt: z.string(),
  updatedAt: z.string(),
  author: authorSchema.nullable(),
  tags: z.array(tagSchema),
  commentCount: z.int(),
});
export type ArticleCard = z.infer<typeof articleCardSchema>;

export const articleSchema = articleCardSchema.extend({
  sections: z.array(sectionSchema),
  comments: z.array(commentSchema),
  meta: metaSchema,
});
export type Article = z.infer<typeof articleSchema>;

export const articleListSchema = z.object({
  items: z.array(articleCardSchema),
  count: z.int(),
  offset: z.int(),
  limit: z.int(),
});
export type ArticleList = z.infer<typeof articleListSchema>;
