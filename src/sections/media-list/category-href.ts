import { categoryPath } from '#domain/routes.ts';

/** Address of a category's list: any of `tags` (slugs), page from 1. The first page has no number. */
export function categoryHref(slug: string, tags: readonly string[] = [], page = 1): string {
  const query = new URLSearchParams(tags.map((tag) => ['tag', tag]));
  if (page > 1) query.set('page', String(page));
  return categoryPath(slug) + (query.size > 0 ? `?${query}` : '');
}

/** The chosen tags after a click on one of them. */
export function toggleTag(chosen: readonly string[], slug: string): string[] {
  return chosen.includes(slug) ? chosen.filter((other) => other !== slug) : [...chosen, slug];
}
