import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import {
  shopLetterKinds,
  shopLettersSchema,
  type ShopLetterKind,
  type ShopLetters,
} from '#domain/schemas/shop-letters.schema.ts';

/** Which letters the shop itself gets, and where to. */
export interface ShopLetterSettings {
  read(): Promise<ShopLetters>;
  save(letters: ShopLetters): Promise<ShopLetters>;
}

export function createShopLetterSettings({ db }: { db: Kysely<Database> }): ShopLetterSettings {
  async function read(): Promise<ShopLetters> {
    const rows = await db.selectFrom('shop_letters').selectAll().execute();
    return shopLettersSchema.parse({
      letters: Object.fromEntries(rows.map(({ kind, enabled, emails }) => [kind, { enabled, emails }])),
      lowStockThreshold: rows.find(({ kind }) => kind === 'lowStock')?.threshold,
    });
  }
  return {
    read,
    async save({ letters, lowStockThreshold }) {
      const kinds = [...shopLetterKinds];
      const rows = kinds.map((kind) => ({ kind, ...letters[kind] }));
      await sql`
        update shop_letters s set enabled = l.enabled, emails = l.emails,
          threshold = case s.kind when 'lowStock' then ${lowStockThreshold}::int end
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l (kind text, enabled boolean, emails text[])
        where s.kind = l.kind`.execute(db);
      return read();
    },
  };
}

/** Where a letter of the kind goes; nowhere when it is switched off. `standard` are the shop's own addresses. */
export async function readRecipients(
  db: Kysely<Database>,
  kind: ShopLetterKind,
  standard: readonly string[],
): Promise<string[]> {
  const route = await db
    .selectFrom('shop_letters')
    .select(['enabled', 'emails'])
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  if (!route.enabled) return [];
  return route.emails.length > 0 ? route.emails : standard.slice(0, 1);
}
