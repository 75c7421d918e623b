import { useQuery } from '@tanstack/react-query';

import type { EditedProduct, ProductForm, VariationForm } from '#domain/schemas/product-form.schema.ts';

import { api } from '../../api/api-client.ts';
import { productsKey } from '../products/use-products.ts';

export const productKey = (id: number) => [...productsKey, 'one', id] as const;

export function useProduct(id: number | null) {
  return useQuery({
    queryKey: productKey(id ?? 0),
    queryFn: ({ signal }) => api.get<EditedProduct>(`/admin/products/${id}`, undefined, signal),
    enabled: id !== null,
    // What is being edited must not change under the hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** What the editor holds; an empty price is not there yet. */
export type ProductValues = ProductForm & Record<string, unknown>;

/** With the stocks that the editor shows, so that the server books the difference alone. */
export function toValues(product: EditedProduct): ProductValues {
  const {
    id: _id,
    version: _version,
    reviewCount: _reviews,
    createdAt: _made,
    updatedAt: _changed,
    ...form
  } = product;
  return {
    ...form,
    variations: form.variations.map((variation) => ({ ...variation, stockBefore: variation.stock })),
  };
}

export function emptyValues(): ProductValues {
  const dimensions = { weight: null, height: null, width: null, length: null };
  const variation: VariationForm = {
    id: null,
    sku: '',
    imageId: null,
    fullPrice: 0,
    discountPrice: null,
    stock: null,
    default: true,
    ...dimensions,
    values: [],
  };
  return {
    title: '',
    slug: '',
    description: '',
    enabled: true,
    position: 0,
    ...dimensions,
    meta: {},
    imageIds: [],
    films: [],
    catalogIds: [],
    properties: [],
    options: [],
    variations: [variation],
  };
}
