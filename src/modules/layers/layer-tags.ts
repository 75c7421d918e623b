import { parseDocumentKey } from '#domain/editing/document-key.ts';
import type { Tag } from '#platform/cache/tags.ts';

/** Kinds of pages by which caches know them; ids are those of pages, whatever their kind. */
const pageKinds = ['page', 'catalog', 'category', 'article', 'block'];

/** Everything that shows prices of products. */
export const pricesTag: Tag = 'prices';

/** What is to be dropped from caches when visitors see other states of these documents. */
export function tagsOfDocuments(keys: readonly string[]): Tag[] {
  const tags = keys.flatMap((key) => {
    const parsed = parseDocumentKey(key);
    if (parsed?.kind === 'page') return pageKinds.map((kind) => `${kind}:${parsed.id}`);
    return parsed ? [parsed.kind === 'menu' ? 'menus' : 'settings'] : [];
  });
  return [...new Set(tags)];
}
