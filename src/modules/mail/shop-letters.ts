import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import {
  shopLetterKinds,
  shopLettersSchema,
  type ShopLetterKind,
  type ShopLetters,
} from '#domain/schemas/shop-letters.schema.ts';

import { selectLetter, selectLetters, updateLetters } from './shop-letters.queries.ts';

/** Which mails the shop itself gets, and where to. */
export interface ShopLetterSettings {
  read(): Promise<ShopLetters>;
  save(letters: ShopLetters): Promise<ShopLetters>;
}

export function createShopLetterSettings({ db }: { db: Kysely<Database> }): ShopLetterSettings {
  async function read(): Promise<ShopLetters> {
    const rows = await selectLetters(db);
    return shopLettersSchema.parse({
      letters: Object.fromEntries(rows.map(({ kind, enabled, emails }) => [kind, { enabled, emails }])),
      lowStockThreshold: rows.find(({ kind }) => kind === 'lowStock')?.threshold,
    });
  }
  return {
    read,
    async save({ letters, lowStockThreshold }) {
      const rows = [...shopLetterKinds].map((kind) => ({ kind, ...letters[kind] }));
      await updateLetters(db, rows, lowStockThreshold);
      return read();
    },
  };
}

/** Where a mail of the kind goes; nowhere when it is switched off. `standard` are the shop's own addresses. */
export async function readRecipients(
  db: Kysely<Database>,
  kind: ShopLetterKind,
  standard: readonly string[],
): Promise<string[]> {
  const route = await selectLetter(db, kind);
  if (!route.enabled) return [];
  return route.emails.length > 0 ? route.emails : standard.slice(0, 1);
}
