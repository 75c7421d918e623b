import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { ValuesOf } from '#domain/products/plain-column.ts';
import type { BundlePart } from '#domain/schemas/product-form.schema.ts';
import { productColumns, variationColumns } from '#domain/products/product.columns.ts';

import { jsonOfPlain, selectPlain } from './plain-columns.queries.ts';
import { filmsOf, type FilmJson } from './product-films.queries.ts';

/** A product as it is edited; prices are minor units. */
export interface ProductFormRow extends ValuesOf<typeof productColumns> {
  id: number;
  version: number;
  slug: string;
  title: string;
  description: string;
  enabled: boolean;
  position: number;
  meta: { title?: string; description?: string };
  reviewCount: number;
  createdAt: Date;
  updatedAt: Date;
  imageIds: number[];
  films: FilmJson[];
  catalogIds: number[];
  properties: { title: string; value: string; unit: string | null }[];
  options: {
    title: string;
    unit: string | null;
    type: 'string' | 'color' | 'image';
    view: 'select' | 'button' | 'color' | 'image';
    values: { title: string; color: string | null; imageId: number | null }[];
  }[];
  variations: (ValuesOf<typeof variationColumns> & {
    id: number;
    sku: string;
    imageId: number | null;
    fullPrice: number;
    discountPrice: number | null;
    stock: number | null;
    default: boolean;
    /** Empty where the variation has no value of the option. */
    values: string[];
    parts: BundlePart[];
  })[];
}

/** Products, disabled ones too, in the order of ids. */
export async function selectProductForms(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ProductFormRow[]> {
  const { rows } = await sql<ProductFormRow>`
    select p.id, p.version, p.slug, p.title, p.description, p.enabled, p.position${selectPlain(productColumns, 'p')},
      p.meta, p.review_count as "reviewCount", p.created_at as "createdAt", p.updated_at as "updatedAt",
      array(select image_id from product_images where product_id = p.id order by position, image_id) as "imageIds",
      ${filmsOf('p')} as films,
      array(select catalog_id from catalog_products where product_id = p.id order by catalog_id) as "catalogIds",
      (select coalesce(json_agg(json_build_object('title', f.title, 'value', fv.value, 'unit', f.unit)
          order by pp.position, f.position, fv.position, fv.id), '[]')
        from product_properties pp join facet_values fv on fv.id = pp.facet_value_id
        join facets f on f.id = fv.facet_id where pp.product_id = p.id) as properties,
      (select coalesce(json_agg(json_build_object(
          'title', f.title, 'unit', f.unit, 'type', o.type, 'view', o.view,
          'values', (
            select coalesce(json_agg(json_build_object('title', fv.value, 'color', fv.color, 'imageId', ov.image_id)
              order by ov.position, ov.id), '[]')
            from option_values ov join facet_values fv on fv.id = ov.facet_value_id where ov.option_id = o.id))
          order by o.position, o.id), '[]')
        from options o join facets f on f.id = o.facet_id where o.product_id = p.id) as options,
      (select coalesce(json_agg(json_build_object(
          'id', v.id, 'sku', v.sku, 'imageId', v.image_id, 'fullPrice', v.full_price,
          'discountPrice', v.discount_price, 'stock', v.stock, 'default', v.is_default${jsonOfPlain(variationColumns, 'v')},
          'values', (
            select coalesce(json_agg(coalesce(fv.value, '') order by o.position, o.id), '[]')
            from options o
            left join (variation_values vv join option_values ov on ov.id = vv.option_value_id
              join facet_values fv on fv.id = ov.facet_value_id)
              on vv.variation_id = v.id and ov.option_id = o.id
            where o.product_id = p.id),
          'parts', (
            select coalesce(json_agg(json_build_object('variationId', b.variation_id, 'quantity', b.quantity)
              order by b.position), '[]')
            from bundle_items b where b.bundle_variation_id = v.id))
          order by v.position, v.id), '[]')
        from variations v where v.product_id = p.id) as variations
    from products p where p.id = any(${[...ids]}::int[])
    order by p.id`.execute(db);
  return rows;
}
