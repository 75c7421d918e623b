import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { formOfProduct } from '#domain/product-form.ts';
import { productPath } from '#domain/routes.ts';
import { findProductIds } from '#modules/products/find-product-ids.ts';
import { readForms } from '#modules/products/read-forms.ts';
import { leaveOldAddresses } from '#modules/redirects/leave-old-addresses.ts';

import {
  selectForeignIds,
  selectOwnedProducts,
  selectSlugs,
  selectVariationIds,
  upsertForeignIds,
} from './foreign-ids.queries.ts';
import {
  createReport,
  type ForeignContext,
  type ForeignFormat,
  type ForeignProduct,
  type ForeignReport,
  type ForeignRow,
} from './formats/foreign-product.ts';
import { beginDryRun, endDryRun } from './import-batches.queries.ts';
import { makeCatalogs } from './make-catalogs.ts';
import { mergeForeign, type MergedForeign } from './merge-foreign.ts';
import {
  findPictureChange,
  keepPictures,
  planPictures,
  readKnownPictures,
  type KnownPictures,
  type PicturePlan,
} from './plan-pictures.ts';
import { emptyResult, writeMerged, type BatchResult, type MergedLines } from './write-merged.ts';

type Trx = Transaction<Database>;
type Stored = MergedLines['stored'];

interface ForeignBatch {
  format: ForeignFormat;
  /** Whose ids the file has. */
  source: string;
  staffId: number | null;
  context: ForeignContext;
  dryRun: boolean;
}

export type ForeignResult = BatchResult & { newCatalogs: string[] };

/** A product that the lines make, with what is needed to write it. */
interface Planned {
  product: ForeignProduct;
  lines: number;
  report: ForeignReport;
  plan: PicturePlan;
}

/**
 * Writes the products of some lines of a foreign file, each whole or not at all, with their catalogs, the source's
 * ids, the addresses of their pictures and the redirects from their old addresses; or only says what it would do.
 */
export async function importForeignBatch(
  trx: Trx,
  groups: readonly (readonly ForeignRow[])[],
  batch: ForeignBatch,
): Promise<ForeignResult> {
  const result = { ...emptyResult(), newCatalogs: [] as string[] };
  const planned = groups.flatMap((rows): Planned[] => {
    const report = createReport();
    const product = batch.format.read(rows, report, batch.context);
    if (product) return [{ product, lines: rows.length, report, plan: planPictures(product, report) }];
    result.problems.push(...report.problems);
    result.refused += rows.length;
    return [];
  });
  // What a dry run makes it takes back: catalogs are there only as long as products are judged by them.
  if (batch.dryRun) await beginDryRun(trx);
  const { made, ...written } = await write(trx, planned, batch);
  if (batch.dryRun) await endDryRun(trx);
  return {
    created: written.created,
    updated: written.updated,
    unchanged: written.unchanged,
    refused: result.refused + written.refused,
    problems: [...result.problems, ...written.problems],
    notes: written.notes,
    changes: written.changes,
    newCatalogs: made,
  };
}

async function write(
  trx: Trx,
  planned: readonly Planned[],
  { source, staffId, dryRun }: ForeignBatch,
): Promise<BatchResult & { made: string[] }> {
  const stored = await findStored(
    trx,
    source,
    planned.map(({ product }) => product),
  );
  const catalogs = await makeCatalogs(
    trx,
    planned.flatMap(({ product }) => product.catalogs ?? []),
    { source, staffId },
  );
  const knownVariations = await selectForeignIds(
    trx,
    source,
    'variation',
    planned.flatMap(({ product }) => product.variations.map(({ foreignId }) => foreignId)),
  );
  const pictures = await readKnownPictures(
    trx,
    planned.map(({ plan }) => plan),
    stored.flatMap((one) => one?.id ?? []),
  );
  const wantedSlugs = planned.flatMap(({ product }) => product.slug ?? []);
  const takenSlugs = new Set((await findProductIds(trx, { slugs: wantedSlugs, skus: [] })).slugs.keys());
  const merged = planned.map(({ product, lines, report, plan }, index) => {
    const own = stored[index] ?? null;
    const foreign = mergeForeign(product, {
      stored: own,
      variationIdOf: (foreignId) => knownVariations.get(foreignId),
      catalogIdOf: catalogs.idOf,
      plan,
      pictures,
      isSlugFree: (slug) => !takenSlugs.has(slug),
      report,
    });
    if (!own && foreign.form.slug !== '') takenSlugs.add(foreign.form.slug);
    const { form, lineOf } = foreign;
    const changes = own ? findPictureChange(plan, pictures.wishesOf(own.id), variationIdsOf(foreign)) : [];
    return {
      foreign,
      lines: { line: product.line, lines, stored: own, form, lineOf, problems: report.problems, changes },
    };
  });
  const { result, ids, written } = await writeMerged(
    trx,
    merged.map(({ lines }) => lines),
    { dryRun },
  );
  // Of a product that was left out its problems say enough.
  result.notes.push(...planned.flatMap(({ report }) => (report.problems.length === 0 ? report.notes : [])));
  if (!dryRun) {
    const there = planned.flatMap(({ product, plan }, index) => {
      const [id, one] = [ids[index] ?? null, merged[index]];
      return id !== null && one
        ? [{ id, product, plan, foreign: one.foreign, isChanged: written.has(index) }]
        : [];
    });
    await keepBeside(trx, there, source, pictures);
  }
  return { ...result, made: catalogs.made };
}

const variationIdsOf = ({ form, places }: MergedForeign) =>
  places.map((place) => form.variations[place]?.id ?? null);

/** By the source's id, else by address or SKU, but never one that the source knows by another id. */
async function findStored(trx: Trx, source: string, products: readonly ForeignProduct[]): Promise<Stored[]> {
  const known = await selectForeignIds(
    trx,
    source,
    'product',
    products.map(({ foreignId }) => foreignId),
  );
  const strangers = products.filter(({ foreignId }) => !known.has(foreignId));
  const skusOf = ({ variations }: ForeignProduct) => variations.flatMap(({ sku }) => (sku ? [sku] : []));
  const named = await findProductIds(trx, {
    slugs: strangers.flatMap(({ slug }) => slug ?? []),
    skus: strangers.flatMap(skusOf),
  });
  const owned = await selectOwnedProducts(trx, source, [...named.slugs.values(), ...named.skus.values()]);
  const ids = products.map((product) => {
    const id = known.get(product.foreignId);
    if (id !== undefined) return id;
    const bySlug = product.slug === undefined ? undefined : named.slugs.get(product.slug);
    const found = bySlug ?? skusOf(product).flatMap((sku) => named.skus.get(sku) ?? [])[0];
    return found === undefined || owned.has(found) ? null : found;
  });
  // Of two lines that would take the same product the second is new.
  const unique = ids.map((id, index) => (id !== null && ids.indexOf(id) === index ? id : null));
  const forms = await readForms(
    trx,
    unique.filter((id) => id !== null),
  );
  const byId = new Map(forms.map((product) => [product.id, formOfProduct(product)]));
  return unique.map((id) => {
    const form = id === null ? undefined : byId.get(id);
    return id === null || !form ? null : { id, form };
  });
}

interface Written {
  id: number;
  product: ForeignProduct;
  plan: PicturePlan;
  foreign: MergedForeign;
  /** Not one of which the file says nothing new. */
  isChanged: boolean;
}

async function keepBeside(
  trx: Trx,
  there: readonly Written[],
  source: string,
  pictures: KnownPictures,
): Promise<void> {
  const productIds = there.map(({ id }) => id);
  const variations = await selectVariationIds(trx, productIds);
  const located = there.map((one) => ({
    ...one,
    variationIds: one.foreign.places.map((place) => variations.get(one.id)?.[place] ?? null),
  }));
  await upsertForeignIds(
    trx,
    source,
    'product',
    located.map(({ id, product }) => ({ foreignId: product.foreignId, id })),
  );
  await upsertForeignIds(
    trx,
    source,
    'variation',
    located.flatMap(({ product, variationIds }) =>
      product.variations.flatMap(({ foreignId }, index) => {
        const id = variationIds[index] ?? null;
        return id === null || foreignId === '' ? [] : [{ foreignId, id }];
      }),
    ),
  );
  await keepPictures(
    trx,
    located.flatMap(({ id, plan, variationIds, isChanged }) =>
      isChanged ? [{ productId: id, plan, variationIds }] : [],
    ),
    pictures,
  );
  const slugs = await selectSlugs(trx, productIds);
  await leaveOldAddresses(
    trx,
    located.flatMap(({ id, product }) => {
      const slug = slugs.get(id);
      return slug === undefined ? [] : product.oldPaths.map((from) => ({ from, to: productPath(slug) }));
    }),
  );
}
