import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { LetterKind } from '#domain/letters/letter-kinds.ts';
import type { LetterInput } from '#domain/schemas/letter.schema.ts';
import type { Language } from '#locales/languages.ts';

type Db = Kysely<Database>;

interface LetterKey {
  kind: LetterKind;
  language: Language;
}

/** What the owner has changed of a letter; null where that was nothing, ever. */
export async function selectLetter(
  db: Db,
  { kind, language }: LetterKey,
): Promise<(LetterInput & { version: number }) | null> {
  const { rows } = await sql<LetterInput & { version: number }>`
    select texts, hidden, version from letter_texts where kind = ${kind} and language = ${language}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Letters of which something is the owner's now. */
export async function selectChangedLetters(db: Db): Promise<{ kind: string; language: Language }[]> {
  const { rows } = await sql<{ kind: string; language: Language }>`
    select kind, language from letter_texts
    where texts <> '{}' or hidden <> '{}' order by kind, language`.execute(db);
  return rows;
}

/** False where the version is not the present one; 0 is that of a letter that nobody has changed. */
export async function updateLetter(
  db: Db,
  { kind, language }: LetterKey,
  { texts, hidden, version }: LetterInput & { version: number },
): Promise<boolean> {
  const changed = JSON.stringify(texts);
  const { rows } =
    version === 0
      ? await sql`
          insert into letter_texts (kind, language, texts, hidden)
          values (${kind}, ${language}, ${changed}, ${hidden}) on conflict do nothing returning version`.execute(
          db,
        )
      : await sql`
          update letter_texts set texts = ${changed}, hidden = ${hidden}, version = version + 1
          where kind = ${kind} and language = ${language} and version = ${version} returning version`.execute(
          db,
        );
  return rows.length > 0;
}

interface LetterFacts {
  orderId: string;
  /** The newest of the order; null where it has none. */
  refundId: string | null;
  returnId: number | null;
}

/** An order with what letters may tell of it: the given one, else the newest. Null where there is none. */
export async function selectOrderToTell(db: Db, orderId: string | null): Promise<LetterFacts | null> {
  const { rows } = await sql<LetterFacts>`
    select o.id as "orderId",
      (select r.id from payment_refunds r where r.order_id = o.id and r.status <> 'failed'
        order by r.created_at desc limit 1) as "refundId",
      (select r.id from returns r where r.order_id = o.id order by r.id desc limit 1) as "returnId"
    from orders o where ${orderId}::uuid is null or o.id = ${orderId}::uuid
    order by o.created_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}
