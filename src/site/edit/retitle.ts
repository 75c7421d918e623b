import type { PageDocument } from '#domain/editing/documents.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import type { PageContext } from '#sections/framework/page-context.ts';

import { metaTexts } from '../pages/page-meta.ts';

/**
 * Puts a new title and H1 into what the page's sections read, by the shop's templates (specification
 * section 2); returns the document's title.
 */
export function retitle(
  page: PageContext,
  { title, meta }: Pick<PageDocument, 'title' | 'meta'>,
  settings: Settings,
): string {
  const kind =
    page.kind === 'catalog' || page.kind === 'category' || page.kind === 'article' ? page.kind : 'page';
  const values = { page_name: title, catalog_name: title, category_name: title, article_name: title };
  const texts = metaTexts(kind, values, meta, settings);
  page.title = title;
  page.h1 = texts.h1;
  const last = page.breadcrumbs.at(-1);
  if (last) last.title = title;
  return texts.title;
}
