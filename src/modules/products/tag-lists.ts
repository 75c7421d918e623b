import type { Tagger } from '#http/define-route.ts';

/** Lists show products together with their catalogs' titles and pictures. */
export function tagLists(tag: Tagger): void {
  tag('products', 'catalogs', 'images');
}
