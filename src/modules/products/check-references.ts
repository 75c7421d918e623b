import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { FieldErrors } from '#domain/errors.ts';
import type { ProductForm } from '#domain/schemas/product-form.schema.ts';
import { parseVideoUrl } from '#sections/framework/video-source.ts';

import { findProductIds } from './find-product-ids.ts';
import { selectCatalogIds, selectImageIds } from './product-lookups.queries.ts';

type Trx = Kysely<Database>;

/** What is known of the database beside a product that is to be written. */
export interface References {
  imageIds: ReadonlySet<number>;
  catalogIds: ReadonlySet<number>;
  /** Product by slug. */
  slugs: ReadonlyMap<string, number>;
  /** Product by SKU. */
  skus: ReadonlyMap<string, number>;
}

/** Looks up at once everything that forms refer to. */
export async function readReferences(trx: Trx, forms: readonly ProductForm[]): Promise<References> {
  const named = forms.flatMap(({ imageIds: own, options, variations }) => [
    ...own,
    ...options.flatMap(({ values }) => values.map(({ imageId }) => imageId)),
    ...variations.map(({ imageId }) => imageId),
  ]);
  const imageIds = new Set(named.filter((id) => id !== null));
  const catalogIds = new Set(forms.flatMap((form) => form.catalogIds));
  const slugs = forms.map(({ slug }) => slug);
  const skus = forms
    .flatMap(({ variations }) => variations.map(({ sku }) => sku))
    .filter((sku) => sku !== '');
  return {
    imageIds: new Set(await selectImageIds(trx, [...imageIds])),
    catalogIds: new Set(await selectCatalogIds(trx, [...catalogIds])),
    ...(await findProductIds(trx, { slugs, skus })),
  };
}

/** Where a form names what is not there or is no film, or takes a name that another product has. `id` is null for a new one. */
export function checkReferences(form: ProductForm, id: number | null, known: References): FieldErrors {
  const errors: FieldErrors = {};
  const isMissing = (imageId: number | null) => imageId !== null && !known.imageIds.has(imageId);
  if (form.imageIds.some(isMissing)) errors['imageIds'] = { errors: ['forms.errors.gone'] };
  const films: FieldErrors = {};
  for (const [index, { url }] of form.films.entries()) {
    if (!parseVideoUrl(url)) films[index] = { children: { url: { errors: ['forms.errors.film'] } } };
  }
  if (Object.keys(films).length > 0) errors['films'] = { children: films };
  if (form.catalogIds.some((catalogId) => !known.catalogIds.has(catalogId)))
    errors['catalogIds'] = { errors: ['forms.errors.gone'] };
  if (isAnothers(known.slugs.get(form.slug), id)) errors['slug'] = { errors: ['forms.errors.slugTaken'] };
  if (form.options.some(({ values }) => values.some(({ imageId }) => isMissing(imageId))))
    errors['options'] = { errors: ['forms.errors.gone'] };
  const variations: FieldErrors = {};
  for (const [index, { sku, imageId }] of form.variations.entries()) {
    const children: FieldErrors = {
      ...(isMissing(imageId) && { imageId: { errors: ['forms.errors.gone'] } }),
      ...(sku !== '' &&
        isAnothers(known.skus.get(sku), id) && { sku: { errors: ['forms.errors.skuTaken'] } }),
    };
    if (Object.keys(children).length > 0) variations[index] = { children };
  }
  if (Object.keys(variations).length > 0) errors['variations'] = { children: variations };
  return errors;
}

function isAnothers(owner: number | undefined, id: number | null): boolean {
  return owner !== undefined && owner !== id;
}
