import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError, fieldError, notFound } from '#domain/errors.ts';
import { addDays, localDay, localMoment, startOfDay } from '#domain/local-days.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import {
  giftCardStates,
  type GiftCardAdjustment,
  type GiftCardDetail,
  type GiftCardInput,
  type GiftCardList,
  type GiftCardState,
  type IssuedGiftCard,
} from '#domain/schemas/gift-card.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import { giftCardsTag } from './card-reader.ts';
import { composeCard, composeEntry } from './compose-cards.ts';
import { exportCards } from './export-cards.ts';
import { addEntry } from './gift-cards.queries.ts';
import { issueCard } from './issue-card.ts';
import {
  countCards,
  lockBalance,
  selectCard,
  selectCards,
  selectEntries,
  updateBlocked,
  type CardFilter,
} from './manage-gift-cards.queries.ts';
import { sendDueCards } from './send-due-cards.ts';

interface ManagementOptions {
  db: Kysely<Database>;
  /** For what only reads: the list and its file. */
  reading: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  secrets: Pick<SecretBox, 'encrypt'>;
  outbox: { wake(): void };
  now(): Date;
}

/** By clocks of the shop: an email that is to come on a day comes in the morning. */
const sendingTime = '09:00';

/** Gift cards as the back office lists, issues, corrects and blocks them. */
export type GiftCardManagement = ReturnType<typeof createGiftCardManagement>;

export function createGiftCardManagement({ db, reading, settings, secrets, outbox, now }: ManagementOptions) {
  const find = async (from: Kysely<Database>, id: number): Promise<GiftCardDetail> => {
    const row = await selectCard(from, id);
    if (!row) throw notFound('giftCard');
    return {
      ...composeCard(row),
      message: row.message,
      sendAt: row.sendAt?.toISOString() ?? null,
      mailedAt: row.mailedAt?.toISOString() ?? null,
      entries: (await selectEntries(from, id)).map(composeEntry),
    };
  };
  return {
    async list(filter: CardFilter, page: { offset: number; limit: number }): Promise<GiftCardList> {
      const [rows, found] = await Promise.all([
        selectCards(reading, filter, page),
        countCards(reading, filter.words),
      ]);
      const countOf = new Map(found.map(({ state, count }) => [state, count]));
      const counts = Object.fromEntries(
        giftCardStates.map((state) => [state, countOf.get(state) ?? 0]),
      ) as GiftCardList['counts'];
      const counted: readonly GiftCardState[] = filter.state === null ? giftCardStates : [filter.state];
      return {
        cards: rows.map(composeCard),
        total: counted.reduce((sum, state) => sum + (countOf.get(state) ?? 0), 0),
        counts,
        currency: (await settings.read()).ecommerce.currency,
      };
    },
    /** See `exportCards`. */
    export: (filter: CardFilter, options: Parameters<typeof exportCards>[2]) =>
      exportCards(reading, filter, options),
    /** Throws 404. */
    find: (id: number) => find(db, id),
    /** Throws 422 for a day that has passed. */
    async issue(input: GiftCardInput, staffId: number): Promise<IssuedGiftCard> {
      const known = await settings.read();
      const times = readTimes(input, known, now());
      const { recipientName, recipientEmail, message } = input;
      const issued = await db.transaction().execute(async (trx) => {
        const { id, code } = await issueCard(trx, secrets, {
          kind: 'gift',
          amount: toMinor(input.amount),
          currency: known.ecommerce.currency,
          language: known.language,
          userId: null,
          recipientName,
          recipientEmail,
          message,
          staffId,
          ...times,
        });
        await sendDueCards(trx);
        return { ...(await find(trx, id)), code };
      });
      outbox.wake();
      return issued;
    },
    /** Throws 404, 409 where the balance is another by now (`data.balance`) or would fall below 0. */
    adjust: (id: number, { amount, reason, balance }: GiftCardAdjustment, staffId: number) =>
      db.transaction().execute(async (trx) => {
        const present = await lockBalance(trx, id);
        if (present === undefined) throw notFound('giftCard');
        if (present !== toMinor(balance)) {
          const data = { balance: toMajor(present) };
          throw new AppError('conflict', 'giftCards.errors.otherBalance', { data });
        }
        const move = { cardId: id, kind: 'adjusted' as const, amount: toMinor(amount), reason, staffId };
        if (!(await addEntry(trx, move))) throw new AppError('conflict', 'giftCards.errors.belowZero');
        await notifyChange(trx, [giftCardsTag]);
        return find(trx, id);
      }),
    /** A blocked card pays for nothing until it is opened again. Throws 404. */
    setBlocked: (id: number, blocked: boolean) =>
      db.transaction().execute(async (trx) => {
        if (!(await updateBlocked(trx, id, blocked))) throw notFound('giftCard');
        await notifyChange(trx, [giftCardsTag]);
        return find(trx, id);
      }),
  };
}

/** When an email leaves that is to come on a day. */
export function morningOf(day: string, timeZone: string): Date | null {
  return localMoment(`${day}T${sendingTime}`, timeZone);
}

/** When the email of a new card leaves, and when the card ends, by the shop's calendar. */
function readTimes(
  { sendOn, expiresOn, recipientEmail }: GiftCardInput,
  { common }: Settings,
  now: Date,
): { sendAt: Date | null; expiresAt: Date | null } {
  const timeZone = shopTimeZone(common);
  const today = localDay(now, timeZone);
  if (sendOn !== null && sendOn < today) throw fieldError('sendOn', 'giftCards.errors.dayPassed');
  const firstDay = sendOn ?? today;
  if (expiresOn !== null && expiresOn < firstDay)
    throw fieldError('expiresOn', 'giftCards.errors.expiresEarly');
  const morning = sendOn === null || sendOn === today ? null : morningOf(sendOn, timeZone);
  return {
    sendAt: recipientEmail === '' ? null : (morning ?? now),
    expiresAt: expiresOn === null ? null : startOfDay(addDays(expiresOn, 1), timeZone),
  };
}
