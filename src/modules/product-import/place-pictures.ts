import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import type { ProductForm } from '#domain/schemas/product-form.schema.ts';
import { rewriteForms } from '#modules/products/rewrite-forms.ts';

import { claimUnplaced, markPlaced, selectWishes, type Wish } from './picture-addresses.queries.ts';
import { placeOwnPictures } from './plan-pictures.ts';

const atOnce = 50;

/**
 * Puts pictures that have come into the products that wait for them, in one transaction with the note that it is done.
 * False when there are none.
 */
export async function placePictures(db: Kysely<Database>): Promise<boolean> {
  return retryOnConflict(() =>
    db.transaction().execute(async (trx) => {
      const ids = await claimUnplaced(trx, atOnce);
      if (ids.length === 0) return false;
      const wishes = Map.groupBy(await selectWishes(trx, ids), ({ productId }) => productId);
      await rewriteForms(trx, ids, (id, form) => withPictures(form, wishes.get(id) ?? []));
      await markPlaced(trx, ids);
      return true;
    }),
  );
}

/** null where all of them stand in the product already. */
function withPictures(
  form: ProductForm,
  wishes: readonly (Wish & { imageId: number | null })[],
): ProductForm | null {
  const come = wishes.flatMap(({ imageId, ...wish }) => (imageId === null ? [] : [{ ...wish, imageId }]));
  const own = come.filter(({ variationId }) => variationId === null).map(({ imageId }) => imageId);
  const imageIds = placeOwnPictures(form, own);
  const ofVariations = new Map(come.map(({ variationId, imageId }) => [variationId, imageId]));
  const variations = form.variations.map((variation) => ({
    ...variation,
    imageId: ofVariations.get(variation.id) ?? variation.imageId,
  }));
  const isSame =
    imageIds.join() === form.imageIds.join() &&
    variations.every(({ imageId }, index) => imageId === form.variations[index]?.imageId);
  return isSame ? null : { ...form, imageIds, variations };
}
