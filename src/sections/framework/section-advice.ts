import type { z } from 'zod';

import type { WayTo } from '#domain/editing/ways-to.ts';

import type { DataRequest } from './data-needs.ts';
import type { Followed, SectionDefinition } from './define-section.ts';
import type { PageContext } from './page-context.ts';

/** What a section that has nothing to show waits for. */
export type Advice =
  | Followed
  | 'products'
  | 'pickedProducts'
  | 'catalogs'
  | 'articles'
  | 'tags'
  | 'pictures'
  | 'items'
  | 'shared'
  | 'words'
  | 'text';

const byNeed: Readonly<Record<DataRequest['kind'], Advice>> = {
  productsOfCatalog: 'products',
  productsByIds: 'pickedProducts',
  catalogsByIds: 'catalogs',
  childCatalogs: 'catalogs',
  articles: 'articles',
  articlesByIds: 'articles',
  tags: 'tags',
  sharedParts: 'shared',
};

const ways: Readonly<Partial<Record<Advice, WayTo>>> = {
  products: 'products',
  pickedProducts: 'products',
  catalogs: 'catalogs',
  articles: 'articles',
  tags: 'tags',
  contacts: 'settings',
};

const page: PageContext = {
  kind: 'page',
  layout: 'default',
  path: '/',
  title: '',
  h1: '',
  breadcrumbs: [],
};

/** Follows from what the type is made of: what it follows or asks for, then its items, then its texts. */
export function adviceOn(definition: SectionDefinition): Advice {
  if (definition.follows) return definition.follows;
  const options = definition.options.parse({}) as Parameters<SectionDefinition['needs']>[0]['options'];
  const [need] = Object.values(definition.needs({ options, items: [] }, page));
  if (need) return byNeed[need.kind];
  const [first] = Object.values(shapeOf(definition.item));
  if (!first) return takesPicture(definition) ? 'words' : 'text';
  return first.meta()?.field === 'image' ? 'pictures' : 'items';
}

export function wayFor(advice: Advice): WayTo | null {
  return ways[advice] ?? null;
}

function takesPicture({ draws, options }: SectionDefinition): boolean {
  return draws.some((field) => field.startsWith('content.image')) || 'media' in options.shape;
}

function shapeOf(item: z.ZodType): Record<string, z.ZodType> {
  return 'shape' in item ? (item.shape as Record<string, z.ZodType>) : {};
}
