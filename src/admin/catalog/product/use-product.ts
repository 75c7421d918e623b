import { useQuery } from '@tanstack/react-query';

import { emptyProduct, emptyVariation, formOfProduct } from '#domain/product-form.ts';
import type { EditedProduct, ProductForm } from '#domain/schemas/product-form.schema.ts';

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
  const form = formOfProduct(product);
  return {
    ...form,
    variations: form.variations.map((variation) => ({ ...variation, stockBefore: variation.stock })),
  };
}

/** A new product begins with one variation. */
export function emptyValues(): ProductValues {
  const form = emptyProduct();
  return { ...form, variations: [{ ...emptyVariation(form), default: true }] };
}
