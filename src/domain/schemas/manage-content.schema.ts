import { z } from 'zod';

import { cleanLine, cleanText } from '../text.ts';
import { idSchema } from './image.schema.ts';
import { pageRowSchema } from './manage-pages.schema.ts';

const title = (max: number) =>
  z.string().overwrite(cleanLine).min(1, 'forms.errors.noEmpty').max(max, `Enter at most ${max} characters`);
const slug = () => z.string().overwrite(cleanLine).max(200);

const articleRowSchema = pageRowSchema.extend({
  category: z.object({ id: idSchema, title: z.string() }),
  author: z.object({ id: idSchema, name: z.string() }).nullable(),
  imageId: idSchema.nullable(),
  publishedAt: z.string(),
});
export type ArticleRow = z.infer<typeof articleRowSchema>;
export const articleRowListSchema = z.object({ total: z.int(), articles: z.array(articleRowSchema) });
export type ArticleRowList = z.infer<typeof articleRowListSchema>;

export const articleDetailSchema = articleRowSchema.extend({
  excerpt: z.string(),
  tagIds: z.array(idSchema),
});
export type ArticleDetail = z.infer<typeof articleDetailSchema>;

/** What is written on the page itself is edited in the builder. */
export const newArticleSchema = z.strictObject({
  title: title(300),
  slug: slug().optional(),
  categoryId: idSchema,
});
export type NewArticle = z.infer<typeof newArticleSchema>;

export const articleChangeSchema = z.strictObject({
  /** `updatedAt` of what was changed here: 409 when somebody else has changed it since. */
  updatedAt: z.string().max(40),
  slug: slug(),
  categoryId: idSchema,
  authorId: idSchema.nullable(),
  imageId: idSchema.nullable(),
  tagIds: z.array(idSchema).max(50),
  excerpt: z.string().overwrite(cleanText).max(1000),
  /** Visitors see it from then on. */
  publishedAt: z.iso.datetime({ offset: true }),
  enabled: z.boolean(),
});
export type ArticleChange = z.infer<typeof articleChangeSchema>;

export const categoryRowSchema = pageRowSchema.extend({ articles: z.int() });
export type CategoryRow = z.infer<typeof categoryRowSchema>;
export const newCategorySchema = z.strictObject({ title: title(300), slug: slug().optional() });
export type NewCategory = z.infer<typeof newCategorySchema>;

export const authorRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Sanitised HTML. */
  text: z.string(),
  imageId: idSchema.nullable(),
  links: z.array(z.object({ title: z.string(), url: z.string() })),
  articles: z.int(),
});
export type AuthorRow = z.infer<typeof authorRowSchema>;
export const authorChangeSchema = z.strictObject({
  name: title(200),
  text: z.string().max(20_000).default(''),
  imageId: idSchema.nullable().default(null),
  links: z
    .array(
      z.strictObject({
        title: title(100),
        url: z.url({ protocol: /^https?$/, error: 'content.errors.url' }).max(1000),
      }),
    )
    .max(10)
    .default([]),
});
export type AuthorChange = z.infer<typeof authorChangeSchema>;

export const tagRowSchema = z.object({
  id: idSchema,
  title: z.string(),
  slug: z.string(),
  articles: z.int(),
});
export type TagRow = z.infer<typeof tagRowSchema>;
/** Without a slug one is made of the title. */
export const tagChangeSchema = z.strictObject({ title: title(100), slug: slug().optional() });
export type TagChange = z.infer<typeof tagChangeSchema>;

/** What has `from` goes to `into`, and `from` is gone. */
export const mergeSchema = z.strictObject({ into: idSchema });

export const redirectRowSchema = z.object({
  id: idSchema,
  from: z.string(),
  to: z.string(),
  createdAt: z.string(),
});
export type RedirectRow = z.infer<typeof redirectRowSchema>;
export const redirectListSchema = z.object({ total: z.int(), redirects: z.array(redirectRowSchema) });
export type RedirectList = z.infer<typeof redirectListSchema>;
export const redirectChangeSchema = z.strictObject({
  from: z.string().overwrite(cleanLine).min(1, 'forms.errors.noEmpty').max(500),
  to: z.string().overwrite(cleanLine).min(1, 'forms.errors.noEmpty').max(1000),
});
export type RedirectChange = z.infer<typeof redirectChangeSchema>;

/** One redirect a line: two addresses with a space, tab, comma or semicolon between them. */
export const redirectImportSchema = z.strictObject({
  text: z.string().max(1_000_000),
  /** False: says what would happen and changes nothing. */
  apply: z.boolean(),
});
export type RedirectImport = z.infer<typeof redirectImportSchema>;
export const redirectImportAnswerSchema = z.object({
  added: z.int(),
  problems: z.array(z.object({ line: z.int(), text: z.string(), message: z.string() })),
});
export type RedirectImportAnswer = z.infer<typeof redirectImportAnswerSchema>;
