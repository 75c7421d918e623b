import { emptyValues } from './products/plain-column.ts';
import { productColumns, variationColumns } from './products/product.columns.ts';
import type { EditedProduct, ProductForm, VariationForm } from './schemas/product-form.schema.ts';

/** A product that nothing is known of yet; it still lacks a variation. */
export function emptyProduct(): ProductForm {
  return {
    title: '',
    slug: '',
    description: '',
    enabled: true,
    position: 0,
    ...emptyValues(productColumns),
    meta: {},
    imageIds: [],
    films: [],
    catalogIds: [],
    properties: [],
    options: [],
    variations: [],
  };
}

/** A variation that nothing is chosen of yet; its stock is not counted. */
export function emptyVariation({ options }: Pick<ProductForm, 'options'>): VariationForm {
  return {
    id: null,
    sku: '',
    imageId: null,
    fullPrice: 0,
    discountPrice: null,
    stock: null,
    default: false,
    ...emptyValues(variationColumns),
    values: options.map(() => ''),
    parts: [],
  };
}

/** What of a stored product can be written. */
export function formOfProduct(product: EditedProduct): ProductForm {
  const {
    id: _id,
    version: _version,
    reviewCount: _reviews,
    createdAt: _made,
    updatedAt: _changed,
    ...form
  } = product;
  return form;
}
