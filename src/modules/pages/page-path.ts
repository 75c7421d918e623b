import {
  articlePath,
  catalogPath,
  categoryPath,
  homePath,
  pagePath,
  sharedSectionPath,
} from '#domain/routes.ts';

export type PageKind = 'home' | 'page' | 'category' | 'catalog' | 'article' | 'block';

/** Where visitors find a page, and the builder a shared section; an article needs the slug of its category. */
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
    case 'block':
      return sharedSectionPath(slug);
  }
}
