import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { maskCardCode } from '#domain/gift-card-code.ts';
import { toMajor } from '#domain/money.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import type { Language } from '#locales/languages.ts';
import { byteOrderMark, writeCsvRow, type CsvSeparator } from '#platform/csv/write-csv.ts';

import { selectCards, type CardFilter } from './manage-gift-cards.queries.ts';

const cardsAtOnce = 500;

/** In the order of the cells. */
const headings = [
  'giftCardFile.card',
  'giftCardFile.state',
  'giftCardFile.value',
  'giftCardFile.balance',
  'giftCardFile.currency',
  'giftCardFile.name',
  'giftCardFile.email',
  'giftCardFile.issued',
  'giftCardFile.expires',
] as const;

/** The cards that pass the filter as a CSV file, newest first, piece by piece; never their codes. */
export async function* exportCards(
  db: Kysely<Database>,
  filter: CardFilter,
  { separator, language }: { separator: CsvSeparator; language: Language },
): AsyncGenerator<string> {
  const t = translatorOf(language);
  const head = headings.map((key) => t(key));
  yield byteOrderMark + writeCsvRow(head, separator);
  let before: number | null = null;
  for (;;) {
    const rows = await selectCards(db, filter, { before, limit: cardsAtOnce });
    if (rows.length === 0) return;
    yield rows
      .map((row) => {
        const { last4, state, value, balance, currency, recipientName, recipientEmail } = row;
        const day = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? '';
        const money = [toMajor(value), toMajor(balance), currency];
        const days = [day(row.createdAt), day(row.expiresAt)];
        return writeCsvRow(
          [maskCardCode(last4), t(`giftCardFile.${state}`), ...money, recipientName, recipientEmail, ...days],
          separator,
        );
      })
      .join('');
    before = rows.at(-1)?.id ?? 0;
  }
}
