import { makeEtag } from '#http/etag.ts';
import { compressPiece, joinPieces, type GzipPiece } from '#platform/gzip/gzip-pieces.ts';

import type { FeedPartRow } from './feed-parts.queries.ts';
import { googleMerchant } from './google-merchant.ts';
import type { KeptPieceStore, OpenPieces } from './kept-pieces.ts';
import type { FeedShop } from './product-feed-format.ts';
import { yandexYml } from './yandex-yml.ts';

const formats = { google: googleMerchant, yandex: yandexYml };
export const productFeeds = ['google', 'yandex'] as const satisfies (keyof typeof formats)[];
export type ProductFeed = (typeof productFeeds)[number];

/** A file for machines, compressed by gzip. */
export interface OpenedFile {
  gzip: AsyncIterable<Buffer>;
  /** Stands for what it says; null where that is made while it is sent. */
  etag: string | null;
  /** When it last became what it is; null where that is not known. */
  madeAt: Date | null;
}

/**
 * The offers of the shop as the service wants them. What is kept of them is found before the promise resolves, so
 * that a database away is an error and no torn answer.
 */
export async function openProductFeed(
  pieces: KeptPieceStore,
  feed: ProductFeed,
  shop: Pick<FeedShop, 'name' | 'catalogs'>,
): Promise<OpenedFile> {
  const open = await pieces.open(feed);
  const madeAt = open.fingerprint === null ? null : lastMade(open.parts);
  const { head, tail } = formats[feed];
  return frame(open, head({ ...shop, ...open.terms, madeAt: madeAt ?? new Date() }), tail, madeAt);
}

/** The pieces between what stands before and after them. Where they have to be made, the first one is before it resolves. */
export async function frame(
  open: OpenPieces,
  head: string,
  tail: string,
  madeAt: Date | null,
): Promise<OpenedFile> {
  const pieces = open.read();
  const first = open.fingerprint === null ? await pieces.next() : null;
  async function* write(): AsyncGenerator<GzipPiece> {
    yield compressPiece(head);
    if (first && !first.done) yield first.value;
    yield* pieces;
    yield compressPiece(tail);
  }
  const etag = open.fingerprint === null ? null : makeEtag(`${open.fingerprint}${head}`);
  return { gzip: joinPieces(write()), etag, madeAt };
}

/** When one of the parts was last made; null where there are none. */
export function lastMade(parts: readonly FeedPartRow[]): Date | null {
  return parts.reduce<Date | null>(
    (last, { madeAt }) => (madeAt && (!last || madeAt > last) ? madeAt : last),
    null,
  );
}
