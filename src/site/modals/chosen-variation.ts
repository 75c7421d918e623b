import type { Image } from '#domain/schemas/image.schema.ts';
import type { Product, Variation } from '#domain/schemas/product.schema.ts';

/** The variation's own picture, else the product's first; null without any. */
export function pictureOf(product: Product, variation: Variation): Image | null {
  const id = variation.imageId ?? variation.image?.id;
  return product.images.find((image) => image.id === id) ?? product.imagePreview ?? product.images[0] ?? null;
}
