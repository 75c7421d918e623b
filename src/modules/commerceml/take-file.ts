import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';
import type { ComposedProduct } from '#modules/product-import/formats/composed-product.ts';
import { findBrought, takeComposed } from '#modules/product-import/take-composed.ts';
import { decodeTexts } from '#platform/uploads/decode-texts.ts';

import { composeProduct, contentSchemas, readContents, type ComposeContext } from './compose-products.ts';
import { selectConnection } from './connection.queries.ts';
import { selectNamed, updateFull } from './exchanges.queries.ts';
import { readParts, updateRead, type ClaimedFile } from './files.queries.ts';
import { selectContents, selectTouched, updateGone, upsertItems } from './items.queries.ts';
import { createCommercemlReader } from './parse-commerceml.ts';
import { readUnit, type ItemRow } from './read-unit.ts';

const portion = { units: 500, products: 100 } as const;
/** The largest file that is taken, unpacked. */
const mostFileBytes = 500 * 1024 * 1024;
const mostUnits = 2_000_000;

/**
 * Keeps what a file says and makes an import of the products that it speaks of, all in one transaction: a file that is
 * cut off or broken changes nothing. Throws 413 and 422.
 */
export async function takeFile(trx: Transaction<Database>, file: ClaimedFile): Promise<void> {
  const reader = createCommercemlReader();
  let count = 0;
  const flush = async () => {
    const units = reader.takeUnits();
    count += units.length;
    if (count > mostUnits) throw new AppError('validation_failed', 'commerceml.errors.units');
    const items = mergeItems(units.flatMap(readUnit));
    const at = { fileId: file.id, exchangeId: file.exchangeId };
    for (let from = 0; from < items.length; from += portion.units)
      await upsertItems(trx, items.slice(from, from + portion.units), at);
  };
  for await (const text of decodeTexts(readParts(trx, file.id), { mostBytes: mostFileBytes })) {
    reader.write(text);
    await flush();
  }
  reader.end();
  await flush();
  if (reader.isFull()) await updateFull(trx, file.exchangeId);
  const { importId, unpriced } = await compose(trx, file);
  await updateRead(trx, file.id, { importId, unpriced });
}

/** What is said of one thing twice is one row: a statement changes a row once. */
function mergeItems(items: readonly ItemRow[]): ItemRow[] {
  const byKey = new Map<string, ItemRow>();
  for (const item of items) {
    const key = `${item.kind} ${item.foreignId}`;
    const before = byKey.get(key);
    byKey.set(key, {
      ...item,
      content: item.kind === 'offer' ? { ...before?.content, ...item.content } : item.content,
      prices: item.prices ?? before?.prices ?? null,
      rests: item.rests || before?.rests ? { ...before?.rests, ...item.rests } : null,
    });
  }
  return [...byKey.values()];
}

async function compose(
  trx: Transaction<Database>,
  file: ClaimedFile,
): Promise<{ importId: number | null; unpriced: number }> {
  const connection = await selectConnection(trx);
  if (connection.staffId === null) throw new AppError('validation_failed', 'commerceml.errors.noStaff');
  const types = await selectNamed(trx, 'price_type');
  // Where there is one price there is nothing to choose.
  const only = types.length === 1 ? (types[0]?.id ?? null) : null;
  const choices = { ...connection, priceType: connection.priceType ?? only };
  const groups = readContents(await selectContents(trx, 'group'), contentSchemas.group);
  const properties = readContents(await selectContents(trx, 'property'), contentSchemas.property);
  let unpriced = 0;
  async function* portions(): AsyncGenerator<ComposedProduct[]> {
    let after = '';
    for (;;) {
      const kept = await selectTouched(trx, { fileId: file.id, after, limit: portion.products });
      const last = kept.at(-1);
      if (!last) return;
      after = last.id;
      const known = await findKnown(trx, kept);
      const composed = kept.flatMap((product) => {
        const made = composeProduct(product, { choices, groups, properties, ...known });
        if (!made && product.content !== null && !known.isProductKnown(product.id)) unpriced++;
        return made ?? [];
      });
      const idsOf = (isEnabled: boolean) =>
        composed.filter(({ enabled }) => enabled === isEnabled).map(({ id }) => id);
      await updateGone(trx, idsOf(false), 'hidden');
      await updateGone(trx, idsOf(true), null);
      yield composed;
    }
  }
  const importId = await takeComposed(trx, portions(), { fileName: file.name, staffId: connection.staffId });
  return { importId, unpriced };
}

async function findKnown(
  trx: Transaction<Database>,
  kept: Awaited<ReturnType<typeof selectTouched>>,
): Promise<Pick<ComposeContext, 'isProductKnown' | 'isOfferKnown'>> {
  const products = await findBrought(
    trx,
    'product',
    kept.map(({ id }) => id),
  );
  const offers = await findBrought(
    trx,
    'variation',
    kept.flatMap((product) => product.offers.map(({ id }) => id)),
  );
  return { isProductKnown: (id) => products.has(id), isOfferKnown: (id) => offers.has(id) };
}
