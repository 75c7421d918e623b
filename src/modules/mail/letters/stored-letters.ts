import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { LetterKind } from '#domain/letters/letter-kinds.ts';
import type { Language } from '#locales/languages.ts';

import type { OrderMail } from '../read-order-mail.ts';
import { selectLetter } from './letters.queries.ts';
import { openLetter, unchanged, type LetterValues, type OpenLetter } from './open-letter.ts';

/** Opens a letter with what its owner has changed by now: one on its way is written when it leaves. */
export type OpenStoredLetter = (
  kind: LetterKind,
  brand: { name: string; language: Language },
  values?: LetterValues,
) => Promise<OpenLetter>;

export function createLetterOpener(db: Kysely<Database>): OpenStoredLetter {
  return async (kind, { name, language }, values = {}) => {
    const input = (await selectLetter(db, { kind, language })) ?? unchanged;
    return openLetter({ kind, language, input, values: { ...values, shop: name } });
  };
}

/** What every letter about an order may tell. */
export function valuesOfOrder({ number, date, total }: OrderMail): LetterValues {
  return { number, date, total };
}
