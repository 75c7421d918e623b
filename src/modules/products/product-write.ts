import type { ValuesOf } from '#domain/products/plain-column.ts';
import type { BundlePart } from '#domain/schemas/product-form.schema.ts';
import type { productColumns, variationColumns } from '#domain/products/product.columns.ts';

/** What becomes of a stock: set, changed by so many (never below zero), or left as buyers have made it. */
export type StockWrite =
  | { kind: 'set'; value: number | null }
  | { kind: 'add'; value: number }
  | { kind: 'keep' };

export interface VariationWrite extends ValuesOf<typeof variationColumns> {
  /** null is a new one. */
  id: number | null;
  sku: string;
  imageId: number | null;
  /** Minor units. */
  fullPrice: number;
  discountPrice: number | null;
  stock: StockWrite;
  default: boolean;
  /** A value for each option of the product, in their order; empty for none. */
  values: readonly string[];
  /** Of a bundle, whose stock is theirs. */
  parts: readonly BundlePart[];
}

interface OptionWrite {
  title: string;
  unit: string | null;
  type: string;
  view: string;
  values: readonly { title: string; color: string | null; imageId: number | null }[];
}

/** A whole product: what is not named here is removed from it. */
export interface ProductWrite extends ValuesOf<typeof productColumns> {
  id: number;
  isNew: boolean;
  slug: string;
  title: string;
  description: string;
  enabled: boolean;
  position: number;
  meta: { title?: string | undefined; description?: string | undefined };
  imageIds: readonly number[];
  films: readonly { imageId: number; url: string }[];
  catalogIds: readonly number[];
  properties: readonly { title: string; value: string; unit: string | null }[];
  options: readonly OptionWrite[];
  variations: readonly VariationWrite[];
}
