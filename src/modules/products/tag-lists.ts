import type { Tagger } from '#http/define-route.ts';

/** Lists show products together with their catalogs' titles and pictures; what is told of prices is a setting. */
export function tagLists(tag: Tagger): void {
  tag('products', 'catalogs', 'images', 'settings');
}
