import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { ImageReader } from '#modules/media/image-reader.ts';
import type { PageReader } from '#modules/pages/page-reader.ts';

import { createArticleReader } from './article-reader.ts';
import { adminArticlesRoutes } from './articles-admin.routes.ts';
import { articlesRoutes } from './articles.routes.ts';
import { adminAuthorsAndTagsRoutes } from './authors-and-tags-admin.routes.ts';
import { createArticleManagement } from './manage-articles.ts';
import { createAuthorManagement } from './manage-authors.ts';
import { createCategoryManagement } from './manage-categories.ts';
import { createTagManagement } from './manage-tags.ts';

interface ArticlesDeps {
  db: Kysely<Database>;
  /** For what only reads. */
  reading: Kysely<Database>;
  images: Pick<ImageReader, 'findByIds'>;
  pages: PageReader;
}

export function createArticlesModule({ db, reading, images, pages }: ArticlesDeps) {
  const articles = createArticleReader({ db: reading, images, pages });
  return {
    reader: articles,
    routes: articlesRoutes({ articles }),
    adminRoutes: [
      ...adminArticlesRoutes({
        articleManagement: createArticleManagement({ db }),
        categoryManagement: createCategoryManagement({ db }),
      }),
      ...adminAuthorsAndTagsRoutes({
        authorManagement: createAuthorManagement({ db }),
        tagManagement: createTagManagement({ db }),
      }),
    ],
    caches: [articles],
  };
}
