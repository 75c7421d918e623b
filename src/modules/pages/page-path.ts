import { articlePath, catalogPath, categoryPath, homePath, pagePath } from '#domain/routes.ts';

export type PageKind = 'home' | 'page' | 'category' | 'catalog' | 'article';

/** Where visitors find a page; an article needs the slug of its category. */
export function pathOfPage({
  kind,
  slug,
  category,
}: {
  kind: PageKind;
  slug: string;
  category?: string | null;
}): string {
  switch (kind) {
    case 'home':
      return homePath();
    case 'page':
      return pagePath(slug);
    case 'category':
      return categoryPath(slug);
    case 'catalog':
      return catalogPath(slug);
    case 'article':
      return articlePath(`${category ?? ''}/${slug}`);
  }
}
