import { expect, test } from 'vitest';

import { buildOptionProduct, buildVariation } from '#tests/support/products.ts';

import { pictureOf } from './chosen-variation.ts';

const product = buildOptionProduct();

test("the picture is the variation's own, else the product's first", () => {
  expect(pictureOf(product, buildVariation(2, { imageId: 2 }))?.id).toBe(2);
  expect(pictureOf(product, buildVariation(2, { image: { id: 3 } }))?.id).toBe(3);
  expect(pictureOf({ ...product, imagePreview: null }, buildVariation(2, { imageId: 99 }))?.id).toBe(1);
  expect(pictureOf({ ...product, imagePreview: null, images: [] }, buildVariation(2))).toBeNull();
});
