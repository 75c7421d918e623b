import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type {
  CommercemlChoices,
  CommercemlConnection,
  CommercemlExchange,
  CommercemlPassword,
} from '#domain/schemas/commerceml.schema.ts';
import { startOfDay } from '#domain/local-days.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import { hashToken } from '#modules/auth/tokens.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { createTypedSecret, randomSigns } from '#platform/secrets/random-signs.ts';

import { deletePassword, selectConnection, updateChoices, updatePassword } from './connection.queries.ts';
import {
  countProducts,
  expireExchanges,
  selectExchanges,
  selectNamed,
  updateAnswered,
} from './exchanges.queries.ts';
import { countDueOrders, insertEarlierOrders, updateOrdersSince } from './orders.queries.ts';

const keptExchanges = 30;
/** 99 random bits, so that a plain hash keeps them. */
const passwordGroups = 5;

/** The connection with 1C as the owner sees it. */
export interface CommercemlManagement {
  read(): Promise<CommercemlConnection>;
  /** Throws 422 for a price type or a warehouse that 1C has not named. */
  change(choices: CommercemlChoices): Promise<CommercemlConnection>;
  /** A login and a password of its own, in place of those before. */
  makePassword(staffId: number): Promise<CommercemlPassword>;
  /** 1C gets in no more, at once. */
  revokePassword(): Promise<void>;
  /** The last ones, the newest first. Failures are references to texts. */
  listExchanges(): Promise<CommercemlExchange[]>;
  /** What becomes of many products that were missing: as the owner has chosen, or nothing. Throws 404. */
  answer(exchangeId: number, isConfirmed: boolean): Promise<void>;
}

interface ManagementDeps {
  db: Kysely<Database>;
  /** For the shop's time zone. */
  settings: Pick<SettingsReader, 'read'>;
  /** What is typed into 1C. */
  address(): string;
  wake(): void;
}

export function createCommercemlManagement({
  db,
  settings,
  address,
  wake,
}: ManagementDeps): CommercemlManagement {
  async function read(): Promise<CommercemlConnection> {
    const [connection, knownPriceTypes, knownWarehouses, productCount, dueOrderCount] = await Promise.all([
      selectConnection(db),
      selectNamed(db, 'price_type'),
      selectNamed(db, 'warehouse'),
      countProducts(db),
      countDueOrders(db),
    ]);
    const { passwordHash, staffId: _maker, lastUsedAt, ordersSince, ...choices } = connection;
    return {
      ...choices,
      address: address(),
      hasPassword: passwordHash !== null,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      knownPriceTypes,
      knownWarehouses,
      productCount,
      ordersSince: ordersSince?.toISOString() ?? null,
      dueOrderCount: choices.sendsOrders ? dueOrderCount : 0,
    };
  }

  /** From which order on orders are sent: those of a chosen day, else from when it is switched on first. */
  async function beginOrders(
    trx: Kysely<Database>,
    before: CommercemlConnection,
    { sendsOrders, ordersFrom }: CommercemlChoices,
  ): Promise<void> {
    const isSame = before.ordersSince !== null && before.ordersFrom === ordersFrom;
    if (!sendsOrders || isSame) return;
    const zone = shopTimeZone((await settings.read()).common);
    await updateOrdersSince(trx, {
      day: ordersFrom,
      since: ordersFrom === null ? null : startOfDay(ordersFrom, zone),
    });
    await insertEarlierOrders(trx);
  }

  return {
    read,
    async change(choices) {
      const before = await read();
      const { knownPriceTypes, knownWarehouses } = before;
      const isKnown = (known: readonly { id: string }[], id: string) => known.some((one) => one.id === id);
      const prices = [choices.priceType, choices.oldPriceType].filter((id) => id !== null);
      const areKnown =
        prices.every((id) => isKnown(knownPriceTypes, id)) &&
        choices.warehouses.every((id) => isKnown(knownWarehouses, id));
      if (!areKnown) throw new AppError('validation_failed', 'commerceml.errors.choice');
      await db.transaction().execute(async (trx) => {
        await updateChoices(trx, choices);
        await beginOrders(trx, before, choices);
      });
      return read();
    },
    async makePassword(staffId) {
      const login = `1c-${randomSigns(6)}`;
      const password = createTypedSecret(passwordGroups);
      await db.transaction().execute(async (trx) => {
        await updatePassword(trx, { login, hash: hashToken(password), staffId });
        await expireExchanges(trx);
      });
      return { login, password };
    },
    async revokePassword() {
      await db.transaction().execute(async (trx) => {
        await deletePassword(trx);
        await expireExchanges(trx);
      });
    },
    async listExchanges() {
      const rows = await selectExchanges(db, keptExchanges);
      return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
    },
    async answer(exchangeId, isConfirmed) {
      if (!(await updateAnswered(db, exchangeId, isConfirmed ? 'applying' : 'done')))
        throw notFound('resource');
      wake();
    },
  };
}
