import type { ProductForm } from '#domain/schemas/product-form.schema.ts';

/** What a file says of the texts for search engines; nothing where nothing stood makes no empty text. */
export function mergeMeta(
  meta: ProductForm['meta'],
  { title, description }: { title: string | undefined; description: string | undefined },
): ProductForm['meta'] {
  return {
    ...meta,
    ...(title !== undefined && (title !== '' || meta.title !== undefined) && { title }),
    ...(description !== undefined &&
      (description !== '' || meta.description !== undefined) && { description }),
  };
}
