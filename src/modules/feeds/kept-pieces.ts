import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { markStaleParts } from '#modules/indexing/product-parts.queries.ts';
import type { PublicPricing } from '#modules/promotions/price-products.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { TaxReader } from '#modules/taxes/tax-reader.ts';
import { StorageError, type FileStore } from '#platform/files/file-store.ts';
import { compressPiece, type GzipPiece } from '#platform/gzip/gzip-pieces.ts';
import { createLimit } from '#platform/limits/limit-concurrency.ts';

import {
  lockFeedParts,
  markLostParts,
  pieceKinds,
  selectFeedParts,
  updateFeedPart,
  type FeedPartRow,
  type KeptPieces,
  type PieceKind,
} from './feed-parts.queries.ts';
import { ratesToAdd } from './feed-tax.ts';
import { writePart, type FeedTerms } from './write-part.ts';

export interface KeptPiecesOptions {
  db: Kysely<Database>;
  /** For what readers are sent. */
  reading: Kysely<Database>;
  files: FileStore;
  settings: Pick<SettingsReader, 'read'>;
  publicPricing: Pick<PublicPricing, 'list' | 'price'>;
  taxes: Pick<TaxReader, 'readRules'>;
  /** Address of the shop, without a trailing slash. */
  origin: () => string;
}

/** Some parts of the catalogue as they are at one moment, for one kind of reader. */
export interface OpenPieces {
  parts: readonly FeedPartRow[];
  terms: FeedTerms;
  /** Stands for the bytes of all pieces; null where one of them has yet to be made. */
  fingerprint: string | null;
  /** In the order of the parts, each read or made when its turn comes. */
  read(): AsyncGenerator<GzipPiece>;
}

export interface KeptPieceStore {
  open(kind: PieceKind, range?: { first: number; last: number }): Promise<OpenPieces>;
  /** Makes anew what has changed, and lets others work in between; a signal ends it early. */
  refresh(signal?: AbortSignal): Promise<void>;
}

/** Changes with what the pieces say of one and the same product. */
const format = 2;
const folder = 'cache/feeds';
const partsAtOnce = 2;
const readAhead = 8;
const makingAtOnce = 2;
const everything = { first: 1, last: 2 ** 31 - 1 };

/**
 * Pieces of feeds and sitemaps, compressed and kept as files: what has not changed since is read, and the rest is made
 * for the reader at once, so that nobody is told what the shop does not say any more. Files may be deleted any time.
 */
export function createKeptPieces({
  db,
  reading,
  files,
  settings,
  publicPricing,
  taxes,
  origin,
}: KeptPiecesOptions): KeptPieceStore {
  /** What is made for readers, who must not take all connections to the database. */
  const making = createLimit(makingAtOnce);

  async function readTerms(): Promise<{ terms: FeedTerms; basis: string }> {
    const [{ ecommerce, common }, promotions, rules] = await Promise.all([
      settings.read(),
      publicPricing.list(),
      taxes.readRules(),
    ]);
    const addedRates = ratesToAdd(rules, { common }, new Date());
    const prices = { currency: ecommerce.currency, promotions, ...(addedRates && { addedRates }) };
    const terms = { origin: origin(), ...prices };
    return { terms, basis: hash(JSON.stringify([format, terms, files.place])) };
  }

  /** The kept piece; undefined where its file is lost or its storage is away. */
  async function readKept({ isFresh, piece }: FeedPartRow): Promise<GzipPiece | undefined> {
    if (!isFresh) return undefined;
    if (!piece) return { bytes: Buffer.alloc(0), crc: 0, length: 0 };
    try {
      const bytes = await files.read(piece.key);
      return bytes ? { ...piece, bytes } : undefined;
    } catch (error) {
      if (error instanceof StorageError) return undefined;
      throw error;
    }
  }

  async function keep(kind: PieceKind, part: number, text: string): Promise<KeptPieces> {
    if (text === '') return {};
    const { bytes, crc, length } = await compressPiece(text);
    const key = `${folder}/${kind}/${part}-${hash(bytes)}.deflate`;
    await files.put(key, bytes, { contentType: 'application/octet-stream' });
    return { [kind]: { key, crc, length } };
  }

  async function makePart(trx: Kysely<Database>, part: number): Promise<string[]> {
    const { terms, basis } = await readTerms();
    const { texts, changedAt } = await writePart(trx, part, terms, publicPricing);
    const kept = await Promise.all(pieceKinds.map((kind) => keep(kind, part, texts[kind])));
    return updateFeedPart(trx, part, { basis, pieces: Object.assign({}, ...kept), changedAt });
  }

  return {
    async open(kind, range = everything) {
      const { terms, basis } = await readTerms();
      const parts = await selectFeedParts(reading, { kind, basis, ...range });
      const isWhole = parts.every(({ isFresh }) => isFresh);
      const load = async (row: FeedPartRow, lost: number[]): Promise<GzipPiece> => {
        const kept = await readKept(row);
        if (kept) return kept;
        if (row.isFresh) lost.push(row.part);
        const { texts } = await making.run(() => writePart(reading, row.part, terms, publicPricing));
        return compressPiece(texts[kind]);
      };
      return {
        parts,
        terms,
        fingerprint: isWhole ? hash(JSON.stringify(parts.map(({ piece }) => piece?.key))) : null,
        async *read() {
          const lost: number[] = [];
          yield* inOrder(parts, (row) => load(row, lost));
          if (lost.length > 0) await markLostParts(db, lost);
        },
      };
    },

    async refresh(signal) {
      await db.transaction().execute(markStaleParts);
      for (;;) {
        if (signal?.aborted) return;
        const started = performance.now();
        const { isDone, unread } = await db.transaction().execute(async (trx) => {
          const parts = await lockFeedParts(trx, (await readTerms()).basis, partsAtOnce);
          const left = [];
          for (const part of parts) left.push(...(await makePart(trx, part)));
          return { isDone: parts.length < partsAtOnce, unread: left };
        });
        for (const key of unread) await files.remove(key);
        if (isDone) return;
        // Half of the time is the visitors'.
        await sleep(performance.now() - started, undefined, { signal }).catch(() => {});
      }
    },
  };
}

/** What `load` gives of each item, in their order; a few are loaded ahead of who takes them. */
async function* inOrder<T, R>(items: readonly T[], load: (item: T) => Promise<R>): AsyncGenerator<R> {
  const ahead: Promise<R>[] = [];
  const rest = items.values();
  const loadNext = () => {
    const { value, done } = rest.next();
    if (done) return;
    const loading = load(value);
    // Its turn tells of the error; where the reader leaves before, nobody does.
    loading.catch(() => {});
    ahead.push(loading);
  };
  for (let count = 0; count < readAhead; count++) loadNext();
  for (let next = ahead.shift(); next; next = ahead.shift()) {
    yield await next;
    loadNext();
  }
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
