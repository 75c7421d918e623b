import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { productCaps, type ProductForm } from '#domain/schemas/product-form.schema.ts';
import type { ImportChange } from '#domain/schemas/product-import.schema.ts';

import { excerpts } from './find-changes.ts';
import type { ForeignProduct, ForeignReport } from './formats/foreign-product.ts';
import { sentProtocol } from './sent-picture.ts';
import {
  replaceWishes,
  selectAddresses,
  selectWishes,
  upsertAddresses,
  type Wish,
} from './picture-addresses.queries.ts';

const longestUrl = 2000;

/** An address as it is asked for; null for what cannot be one. */
function pictureAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  url.hash = '';
  const isTaken = url.protocol === 'https:' || url.protocol === 'http:' || url.protocol === sentProtocol;
  return isTaken && url.username === '' && url.href.length <= longestUrl ? url.href : null;
}

/** Which pictures a product shows by address: its own in order, and those of its variations by their place in the file. */
export interface PicturePlan {
  /** `undefined`: the file says nothing of them. */
  own: string[] | undefined;
  ofVariations: (string | undefined)[];
}

export function planPictures(product: ForeignProduct, report: ForeignReport): PicturePlan {
  const read = (text: string, line: number) => {
    const url = pictureAddress(text);
    if (url === null) report.note(line, 'images', 'pictureAddress', text);
    return url ?? [];
  };
  const own = product.pictures && [...new Set(product.pictures.flatMap((text) => read(text, product.line)))];
  if (own && own.length > productCaps.images)
    report.note(product.line, 'images', 'tooManyPictures', String(own.length));
  return {
    own: own?.slice(0, productCaps.images),
    ofVariations: product.variations.map(({ picture, line }) =>
      picture === undefined ? undefined : picture === '' ? '' : [read(picture, line)].flat()[0],
    ),
  };
}

/** What the shop knows of addresses before a batch is written. */
export interface KnownPictures {
  imageOf(url: string): number | null;
  /** What a product showed by address before. */
  wishesOf(productId: number): (Wish & { imageId: number | null })[];
}

export async function readKnownPictures(
  trx: Transaction<Database>,
  plans: readonly PicturePlan[],
  productIds: readonly number[],
): Promise<KnownPictures> {
  const urls = plans.flatMap(({ own = [], ofVariations }) => [...own, ...ofVariations.filter((url) => url)]);
  const addresses = await selectAddresses(
    trx,
    urls.filter((url) => url !== undefined),
  );
  const wishes = Map.groupBy(await selectWishes(trx, productIds), ({ productId }) => productId);
  return {
    imageOf: (url) => addresses.get(url)?.imageId ?? null,
    wishesOf: (productId) => wishes.get(productId) ?? [],
  };
}

/** Pictures that are there stand in the order of the file; what came otherwise than by address stays behind them. */
export function placeOwnPictures(
  form: ProductForm,
  fromFile: readonly number[],
  fromBefore: ReadonlySet<number> = new Set(),
): number[] {
  const others = form.imageIds.filter((id) => !fromBefore.has(id));
  return [...new Set([...fromFile, ...others])].slice(0, productCaps.images);
}

/** What a product shows by address once the file is taken; of what the file says nothing it stays as it was. */
function wishesAfter(
  plan: PicturePlan,
  before: readonly Wish[],
  productId: number,
  variationIds: readonly (number | null)[],
): Wish[] {
  const own = plan.own?.map((url, place) => ({ productId, variationId: null, url, place, isPlaced: false }));
  const isSilent = plan.ofVariations.every((url) => url === undefined);
  const ofVariations = plan.ofVariations.flatMap((url, place): Wish[] => {
    const variationId = variationIds[place] ?? null;
    return url && variationId !== null ? [{ productId, variationId, url, place, isPlaced: false }] : [];
  });
  return [
    ...(own ?? before.filter(({ variationId }) => variationId === null)),
    ...(isSilent ? before.filter(({ variationId }) => variationId !== null) : ofVariations),
  ];
}

/** What of the addresses differs from what the product shows; the pictures themselves come later. */
export function findPictureChange(
  plan: PicturePlan,
  before: readonly Wish[],
  variationIds: readonly (number | null)[],
): Omit<ImportChange, 'line' | 'product'>[] {
  const list = (wishes: readonly Wish[]) =>
    wishes
      .map(({ variationId, url, place }) => `${variationId ?? ''} ${variationId ? '' : place} ${url}`)
      .toSorted();
  const after = wishesAfter(plan, before, 0, variationIds);
  if (list(before).join('\n') === list(after).join('\n')) return [];
  const text = (wishes: readonly Wish[]) => [...new Set(wishes.map(({ url }) => url))].join(', ') || null;
  return [{ kind: 'field', variation: '', field: 'images', ...excerpts(text(before), text(after)) }];
}

/** Puts new addresses in the queue and notes what each product shows. */
export async function keepPictures(
  trx: Transaction<Database>,
  planned: readonly { productId: number; plan: PicturePlan; variationIds: readonly (number | null)[] }[],
  known: KnownPictures,
): Promise<void> {
  const wishes = planned.flatMap(({ productId, plan, variationIds }) =>
    wishesAfter(plan, known.wishesOf(productId), productId, variationIds).map((wish) => ({
      ...wish,
      isPlaced: wish.isPlaced || known.imageOf(wish.url) !== null,
    })),
  );
  await upsertAddresses(
    trx,
    wishes.map(({ url }) => url),
  );
  await replaceWishes(
    trx,
    planned.map(({ productId }) => productId),
    wishes,
  );
}
