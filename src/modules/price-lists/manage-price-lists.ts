import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { refuseTakenName } from '#db/refuse-taken-name.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { AppError, fieldError, notFound } from '#domain/errors.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { readPriceLines } from '#domain/price-list-lines.ts';
import {
  mostPastedPrices,
  mostPriceLists,
  type AdminPriceList,
  type PastedPricesAnswer,
  type PastedPricesInput,
  type PriceListInput,
  type PriceListPrices,
} from '#domain/schemas/price-list.schema.ts';
import { keepGroups } from '#modules/customer-groups/memberships.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

import { exportPrices, type PriceFileOptions } from './export-prices.ts';
import {
  countPriceLists,
  countPrices,
  deleteOtherPrices,
  deletePrice,
  deletePriceList,
  holdVariation,
  insertPriceList,
  lockPriceList,
  replaceGroups,
  selectBySkus,
  selectPriceLists,
  selectPrices,
  selectProductsOf,
  updatePriceList,
  writePrices,
  type PriceListRow,
  type PriceListTerms,
} from './price-lists.queries.ts';
import {
  holdLayer,
  holdLayerOf,
  noteSold,
  showSale,
  stateOfSale,
  tellSale,
  writeChosen,
} from './sale-lists.ts';
import { selectLayerOfList } from './sale-lists.queries.ts';

type Db = Kysely<Database>;

/** Which price of a list: of a variation, from so many pieces on. */
interface PriceKey {
  variationId: number;
  minQuantity: number;
}

/** Price lists as the back office keeps them. Calls with an id throw 404 for a list that is not there. */
export interface PriceListManagement {
  list(): Promise<AdminPriceList[]>;
  find(id: number): Promise<AdminPriceList>;
  /** Throws 409 for too many and for a layer that is done, 422 for a name that another list has and for what is not there. */
  create(input: PriceListInput): Promise<AdminPriceList>;
  /** Throws 409 for a version that is not the present one, 422 as `create`. */
  change(id: number, input: PriceListInput & { version: number }): Promise<AdminPriceList>;
  /** Orders keep what they cost. */
  remove(id: number): Promise<void>;
  listPrices(id: number, page: { q: string; offset: number; limit: number }): Promise<PriceListPrices>;
  /** Throws 404 for the list, 422 for a variation that is not there. */
  setPrice(id: number, key: PriceKey, price: number): Promise<void>;
  /** Throws 404 for a price that is not there. */
  removePrice(id: number, key: PriceKey): Promise<void>;
  /** Sets prices by article numbers, all that are known, unless a line cannot be read; throws 422 for too many at once. */
  paste(id: number, input: PastedPricesInput): Promise<PastedPricesAnswer>;
  exportPrices(id: number, options: PriceFileOptions): AsyncGenerator<string>;
}

interface PriceListManagementOptions {
  db: Db;
  settings: Pick<SettingsReader, 'read'>;
  now(): Date;
}

export function createPriceListManagement({
  db,
  settings,
  now,
}: PriceListManagementOptions): PriceListManagement {
  const write = <T>(run: (trx: Db) => Promise<T>) => retryOnConflict(() => db.transaction().execute(run));
  const find = async (from: Db, id: number): Promise<AdminPriceList> => {
    const [row] = await selectPriceLists(from, id);
    if (!row) throw notFound('resource');
    return toAdmin(row, now());
  };
  const writeList = (run: (trx: Db) => Promise<number>) =>
    refuseTakenName(
      write(async (trx) => find(trx, await run(trx))),
      'priceLists.errors.nameTaken',
    );
  return {
    list: async () => (await selectPriceLists(db)).map((row) => toAdmin(row, now())),
    find: (id) => find(db, id),
    async create(input) {
      if ((await countPriceLists(db)) >= mostPriceLists)
        throw new AppError('conflict', 'priceLists.errors.tooMany');
      return writeList(async (trx) => {
        await holdLayer(trx, input);
        const id = await insertPriceList(trx, toTerms(input));
        await writeGroups(trx, id, input);
        await writeChosen(trx, id, input);
        await showSale(trx, { id, layer: await holdLayerOf(trx, id) }, 'all');
        return id;
      });
    },
    change: (id, { version, ...input }) =>
      writeList(async (trx) => {
        const { layer: known, version: present } = await find(trx, id);
        if (known !== input.layer) throw fieldError('layer', 'priceLists.errors.layerStays');
        const layer = await holdLayerOf(trx, id);
        if (!(await updatePriceList(trx, { id, version }, toTerms(input))))
          throw new AppError('conflict', 'content.errors.changed', { data: { version: present } });
        await writeGroups(trx, id, input);
        await writeChosen(trx, id, input);
        await showSale(trx, { id, layer }, 'all');
        return id;
      }),
    remove: (id) =>
      write(async (trx) => {
        const layer = await selectLayerOfList(trx, id);
        // What is kept for good has to become the products' own first.
        if (layer && (await find(trx, id)).state === 'active') await holdLayerOf(trx, id);
        if (layer) await noteSold(trx);
        if (!(await deletePriceList(trx, id))) throw notFound('resource');
        if (layer) await tellSale(trx, layer);
      }),
    ...managePrices({ db, settings, write, find: (id) => find(db, id) }),
    exportPrices: (id, options) => exportPrices(db, id, options),
  };
}

interface PricesOptions extends Pick<PriceListManagementOptions, 'db' | 'settings'> {
  write<T>(run: (trx: Db) => Promise<T>): Promise<T>;
  find(id: number): Promise<AdminPriceList>;
}

/** The prices of variations in a list. */
function managePrices({
  db,
  settings,
  write,
  find,
}: PricesOptions): Pick<PriceListManagement, 'listPrices' | 'setPrice' | 'removePrice' | 'paste'> {
  /** Gives the layer of a sale; throws 404, and 409 for a layer that is done. */
  const lock = async (trx: Db, id: number) => {
    const layer = await holdLayerOf(trx, id);
    if (!(await lockPriceList(trx, id))) throw notFound('resource');
    return layer;
  };
  return {
    async listPrices(id, { q, ...page }) {
      await find(id);
      const word = q.trim();
      const rows = await selectPrices(db, id, { ...page, q: word });
      return {
        total: await countPrices(db, id, word),
        prices: rows.map((row) => ({
          ...row,
          price: toMajor(row.price),
          usualPrice: toMajor(row.usualPrice),
        })),
      };
    },
    setPrice: (id, key, price) =>
      write(async (trx) => {
        const layer = await lock(trx, id);
        if (layer && key.minQuantity > 1) throw fieldError('minQuantity', 'priceLists.errors.fromOne');
        if (!(await holdVariation(trx, key.variationId)))
          throw fieldError('variationId', 'checkout.lineGone');
        await writePrices(trx, id, [{ ...key, price: toMinor(price) }]);
        await showSale(trx, { id, layer }, await selectProductsOf(trx, [key.variationId]));
      }),
    removePrice: (id, key) =>
      write(async (trx) => {
        const layer = await lock(trx, id);
        if (!(await deletePrice(trx, id, key))) throw notFound('resource');
        await showSale(trx, { id, layer }, await selectProductsOf(trx, [key.variationId]));
      }),
    async paste(id, { text, mark, replaces }) {
      const { currency } = (await settings.read()).ecommerce;
      const { layer: sale } = await find(id);
      const { lines, wrong } = readPriceLines(text, { mark, currency, isSale: sale !== null });
      if (lines.length + wrong.length > mostPastedPrices)
        throw fieldError('text', 'priceLists.errors.tooManyPrices');
      if (wrong.length > 0) return { changed: 0, kept: 0, removed: 0, unknown: [], wrong };
      return write(async (trx) => {
        const layer = await lock(trx, id);
        const found = await selectBySkus(trx, [...new Set(lines.map(({ sku }) => sku))]);
        const idOf = new Map(found.map(({ sku, variationId }) => [sku, variationId]));
        const prices = lines.flatMap(({ sku, ...price }) => {
          const variationId = idOf.get(sku);
          return variationId === undefined ? [] : [{ variationId, ...price }];
        });
        const changed = await writePrices(trx, id, prices);
        const removed = replaces ? await deleteOtherPrices(trx, id, prices) : 0;
        const ofLines = prices.map(({ variationId }) => variationId);
        await showSale(trx, { id, layer }, removed > 0 ? 'all' : await selectProductsOf(trx, ofLines));
        return {
          changed,
          kept: prices.length - changed,
          removed,
          unknown: [...new Set(lines.map(({ sku }) => sku).filter((sku) => !idOf.has(sku)))],
          wrong,
        };
      });
    },
  };
}

/** Throws 422 for a group that is not there. */
async function writeGroups(trx: Db, id: number, { groups }: PriceListInput): Promise<void> {
  const groupIds = [...new Set(groups)];
  const kept = await keepGroups(trx, groupIds);
  if (kept.length < groupIds.length) throw fieldError('groups', 'customerGroups.errors.gone');
  await replaceGroups(trx, id, kept);
}

function toTerms(input: PriceListInput): PriceListTerms {
  const { name, enabled, percent, percentFrom, rounding, layer, covers, skipsReduced } = input;
  const { startsAt, endsAt } = input;
  return {
    name,
    enabled,
    percentFrom,
    rounding,
    layer,
    covers,
    skipsReduced,
    percent: percent === null ? null : Math.round(percent * 100),
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  };
}

function toAdmin({ percent, startsAt, endsAt, sale, ...row }: PriceListRow, now: Date): AdminPriceList {
  const { enabled } = row;
  return {
    ...row,
    percent: percent === null ? null : percent / 100,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    state: sale ? stateOfSale({ enabled, sale }, now) : stateOf({ enabled, startsAt, endsAt }, now),
  };
}

function stateOf(
  { enabled, startsAt, endsAt }: Pick<PriceListRow, 'enabled' | 'startsAt' | 'endsAt'>,
  now: Date,
): AdminPriceList['state'] {
  if (!enabled) return 'off';
  if (endsAt !== null && endsAt <= now) return 'ended';
  return startsAt !== null && startsAt > now ? 'waiting' : 'active';
}
