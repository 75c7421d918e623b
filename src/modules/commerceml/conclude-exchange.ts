import type { Kysely, Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import type { ProductForm } from '#domain/schemas/product-form.schema.ts';
import { rewriteForms } from '#modules/products/rewrite-forms.ts';

import { selectConnection } from './connection.queries.ts';
import { claimEnded, updateExchangeState, type EndedExchange } from './exchanges.queries.ts';
import { countMissing, selectMissing, updateGone } from './items.queries.ts';

/** An exchange that asks for nothing so long is over, where 1C does not say so. */
const silentMinutes = 10;
/** Of the products that came from 1C: where more are missing a person has to say what becomes of them. */
const mostMissing = 0.2;
const atOnce = 50;

/**
 * Ends the next exchange that is over. What its full catalog did not name is never deleted: it stays, is hidden or has
 * no stock any more, as the owner has chosen; above the threshold it stays until a person has confirmed it.
 */
export async function concludeNext(db: Kysely<Database>): Promise<boolean> {
  return retryOnConflict(() =>
    db.transaction().execute(async (trx) => {
      const exchange = await claimEnded(trx, silentMinutes);
      if (!exchange) return false;
      await conclude(trx, exchange);
      return true;
    }),
  );
}

async function conclude(
  trx: Transaction<Database>,
  { id, isFull, isWhole, state }: EndedExchange,
): Promise<void> {
  const { missing: choice } = await selectConnection(trx);
  if (state === 'applying') {
    const isDone = choice === 'keep' || !(await applyNext(trx, id, choice));
    if (isDone) await updateExchangeState(trx, id, { state: 'done' });
    return;
  }
  // What failed may have named what seems to be missing.
  if (!isFull || !isWhole) return updateExchangeState(trx, id, { state: 'done' });
  const { missing, known } = await countMissing(trx, id);
  const isSafe = missing <= known * mostMissing;
  const next = missing === 0 || choice === 'keep' ? 'done' : isSafe ? 'applying' : 'waiting';
  await updateExchangeState(trx, id, { state: next, missing, known });
}

async function applyNext(
  trx: Transaction<Database>,
  exchangeId: number,
  choice: 'hide' | 'zero',
): Promise<boolean> {
  const missing = await selectMissing(trx, exchangeId, atOnce);
  await rewriteForms(
    trx,
    missing.map(({ productId }) => productId),
    (_id, form) => (choice === 'hide' ? hide(form) : zero(form)),
  );
  await updateGone(
    trx,
    missing.map(({ foreignId }) => foreignId),
    choice === 'hide' ? 'hidden' : 'zeroed',
  );
  return missing.length === atOnce;
}

const hide = (form: ProductForm) => (form.enabled ? { ...form, enabled: false } : null);

function zero(form: ProductForm): ProductForm | null {
  // A bundle has the stock of its parts.
  if (form.variations.every(({ stock, parts }) => stock === 0 || parts.length > 0)) return null;
  return {
    ...form,
    variations: form.variations.map((own) => ({ ...own, stock: 0, stockBefore: undefined })),
  };
}
