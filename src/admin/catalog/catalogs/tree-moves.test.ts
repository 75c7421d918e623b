import { expect, test } from 'vitest';

import type { AdminCatalog } from '#domain/schemas/manage-catalogs.schema.ts';

import { moveByDrop, moveByKey } from './tree-moves.ts';

const catalog = (id: number, parentId: number | null): AdminCatalog => ({
  id,
  parentId,
  title: `C${id}`,
  slug: `c${id}`,
  imageId: null,
  image: null,
  description: '',
  sortCriteria: 'title',
  enabled: true,
  version: 1,
  position: id,
  productCount: 0,
  isShown: true,
});
// 1 › 4, 2, 3
const tree = [catalog(1, null), catalog(2, null), catalog(3, null), catalog(4, 1)];

test('a drop puts before, inside and after, and never into itself', () => {
  expect(moveByDrop(tree, 3, { id: 1, place: 'before' })).toEqual({ parentId: null, before: 1 });
  expect(moveByDrop(tree, 3, { id: 1, place: 'inside' })).toEqual({ parentId: 1, before: null });
  expect(moveByDrop(tree, 3, { id: 4, place: 'after' })).toEqual({ parentId: 1, before: null });
  expect(moveByDrop(tree, 1, { id: 2, place: 'after' })).toEqual({ parentId: null, before: 3 });
  expect(moveByDrop(tree, 1, { id: 4, place: 'inside' })).toBeNull();
});

test('arrow keys move among sisters, inside and outside', () => {
  expect(moveByKey(tree, 2, 'ArrowUp')).toEqual({ parentId: null, before: 1 });
  expect(moveByKey(tree, 1, 'ArrowUp')).toBeNull();
  expect(moveByKey(tree, 1, 'ArrowDown')).toEqual({ parentId: null, before: 3 });
  expect(moveByKey(tree, 2, 'ArrowDown')).toEqual({ parentId: null, before: null });
  expect(moveByKey(tree, 2, 'ArrowRight')).toEqual({ parentId: 1, before: null });
  expect(moveByKey(tree, 4, 'ArrowLeft')).toEqual({ parentId: null, before: 2 });
  expect(moveByKey(tree, 2, 'ArrowLeft')).toBeNull();
});
