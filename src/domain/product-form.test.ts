import { expect, test } from 'vitest';

import { checkProductForm } from './product-form-rules.ts';
import { emptyProduct, emptyVariation, formOfProduct } from './product-form.ts';
import { productFormSchema } from './schemas/product-form.schema.ts';

test('a new product is shown, once it has a title and a variation', () => {
  const product = emptyProduct();
  expect(productFormSchema.safeParse(product).success).toBe(false);
  const named = { ...product, title: 'Vase', variations: [emptyVariation(product)] };
  expect(productFormSchema.parse(named)).toEqual(named);
  expect(checkProductForm(named)).toEqual({});
  expect(product).toMatchObject({
    enabled: true,
    position: 0,
    title: '',
    slug: '',
    description: '',
    meta: {},
    imageIds: [],
    films: [],
    catalogIds: [],
    properties: [],
    options: [],
    variations: [],
    weight: null,
    vatCode: null,
    paymentMode: null,
    taxClass: null,
    fulfilment: null,
  });
});

test('a new variation costs nothing yet, is not counted and has nothing chosen', () => {
  const size = {
    title: 'Size',
    unit: null,
    type: 'string' as const,
    view: 'select' as const,
    values: [
      {
        title: 'S',
        color: null,
        imageId: null,
      },
    ],
  };
  expect(emptyVariation({ options: [size, size] })).toMatchObject({
    id: null,
    sku: '',
    imageId: null,
    fullPrice: 0,
    discountPrice: null,
    stock: null,
    default: false,
    values: ['', ''],
  });
});

test('what of a stored product can be written is its form', () => {
  const facts = { id: 7, version: 2, reviewCount: 3, createdAt: 'a', updatedAt: 'b' };
  expect(formOfProduct({ ...emptyProduct(), ...facts })).toEqual(emptyProduct());
});
