import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { FieldErrors } from '#domain/errors.ts';
import { isDelivered } from '#domain/fulfilment.ts';
import { writeMessageRef } from '#domain/i18n/message-ref.ts';
import type { ProductForm, VariationForm } from '#domain/schemas/product-form.schema.ts';
import type { MessageKey } from '#locales/message-keys.ts';

import { selectBundlesWith, selectParts, type PartRow } from './bundle-parts.queries.ts';

/**
 * Where a form makes bundles of what they cannot hold, or takes away what other bundles hold. `id` is null for a new
 * product. Files are not asked: they change no bundle, and a bundle that loses a part to one is sold out.
 */
export async function checkParts(
  trx: Kysely<Database>,
  form: ProductForm,
  id: number | null,
): Promise<FieldErrors> {
  const ids = form.variations.flatMap(({ parts }) => parts.map(({ variationId }) => variationId));
  const named = ids.filter((variationId) => variationId !== null);
  const known = new Map(
    (named.length === 0 ? [] : await selectParts(trx, named)).map((row) => [row.variationId, row]),
  );
  const own = new Map(form.variations.map((variation) => [variation.id, variation]));
  const holders = new Map(
    (id === null ? [] : await selectBundlesWith(trx, id)).map((row) => [row.variationId, row.title]),
  );
  const children: FieldErrors = {};
  for (const [index, { id: variationId, parts }] of form.variations.entries()) {
    const refused: FieldErrors = {};
    for (const [place, part] of parts.entries()) {
      const row = part.variationId === null ? undefined : known.get(part.variationId);
      const reason = refusalOf(row, { own, productId: id });
      if (reason) refused[place] = { children: { variationId: { errors: [reason] } } };
    }
    const holder = variationId === null ? undefined : holders.get(variationId);
    const errors = parts.length > 0 && holder !== undefined ? [inBundle(holder)] : [];
    if (errors.length > 0 || Object.keys(refused).length > 0)
      children[index] = { children: { parts: { errors, children: refused } } };
  }
  const removed = [...holders].find(([variationId]) => !own.has(variationId));
  const errors = removed ? [inBundle(removed[1])] : [];
  const [holder] = holders.values();
  const isBundle = form.variations.some(({ parts }) => parts.length > 0);
  const undelivered: MessageKey = 'forms.errors.bundleUndelivered';
  return {
    ...((errors.length > 0 || Object.keys(children).length > 0) && { variations: { errors, children } }),
    ...(!isDelivered(form) &&
      (isBundle || holder !== undefined) && {
        fulfilment: { errors: [isBundle || holder === undefined ? undelivered : inBundle(holder)] },
      }),
  };
}

function refusalOf(
  row: PartRow | undefined,
  { own, productId }: { own: ReadonlyMap<number | null, VariationForm>; productId: number | null },
): MessageKey | null {
  if (!row) return 'forms.errors.gone';
  if (!isDelivered(row)) return 'forms.errors.partUndelivered';
  if (row.productId !== productId) return row.isBundle ? 'forms.errors.bundleInBundle' : null;
  // A variation beside it, as the form makes it.
  const sister = own.get(row.variationId);
  if (!sister) return 'forms.errors.gone';
  return sister.parts.length > 0 ? 'forms.errors.bundleInBundle' : null;
}

/** A clear word for what would leave a bundle without one of its parts. */
function inBundle(title: string): string {
  const key: MessageKey = 'forms.errors.partOfBundle';
  return writeMessageRef(key, { title });
}
