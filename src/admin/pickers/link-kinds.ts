import type { LinkTarget } from '#domain/schemas/link.schema.ts';
import type { PickerKind } from '#domain/schemas/picker-item.schema.ts';

export type LinkKind = LinkTarget['type'];

/** In the order in which they are offered. */
export const linkKinds: readonly LinkKind[] = [
  'homepage',
  'page',
  'catalog',
  'product',
  'category',
  'article',
  'external',
  'phone',
  'whatsapp',
];

/** Their names among the pickers' texts. */
export const kindTexts = {
  homepage: 'homepage',
  page: 'pageOne',
  catalog: 'catalogOne',
  product: 'productOne',
  category: 'categoryOne',
  article: 'articleOne',
  external: 'external',
  phone: 'phone',
  whatsapp: 'whatsapp',
} as const;

/** Kinds whose target is looked up in a list. */
export type PickedKind = Extract<LinkKind, PickerKind>;

export function isPicked(kind: LinkKind | null): kind is PickedKind {
  return kind !== null && kind !== 'homepage' && !['external', 'phone', 'whatsapp'].includes(kind);
}
