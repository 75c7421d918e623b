import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { AppError } from '#domain/errors.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

import { selectConnection } from './connection.queries.ts';
import { encodeXml, type OrdersEncoding } from './encode-xml.ts';
import { selectVersion } from './exchanges.queries.ts';
import { giveOrders, insertEarlierOrders, selectSentOrders, updateTaken } from './orders.queries.ts';
import { writeOrders } from './write-orders.ts';

/** Of one answer; the others come with the next. */
const ordersAtOnce = 500;

/** Gives 1C the orders that have changed since it confirmed them. */
export interface OrderSender {
  /**
   * `mode=query`: those that changed first. They come again until 1C confirms them, and after that as soon as they change.
   * Throws 403 where the owner has not switched it on.
   */
  give(exchangeId: number): Promise<{ bytes: Buffer; encoding: OrdersEncoding }>;
  /** `mode=success`: 1C has what the exchange's last answer gave. Of what it was not given nothing is confirmed. */
  confirm(exchangeId: number): Promise<void>;
}

interface SenderDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
}

export function createOrderSender({ db, settings }: SenderDeps): OrderSender {
  return {
    async give(exchangeId) {
      const { sendsOrders, ordersEncoding: encoding } = await selectConnection(db);
      if (!sendsOrders) throw new AppError('forbidden', 'commerceml.errors.ordersOff');
      const ids = await retryOnConflict(() =>
        db.transaction().execute(async (trx) => {
          await insertEarlierOrders(trx);
          return giveOrders(trx, exchangeId, ordersAtOnce);
        }),
      );
      // Read after they were marked: what changes in between is told now, and once more with the next answer.
      const orders = await selectSentOrders(db, ids);
      const xml = writeOrders(orders, {
        settings: await settings.read(),
        version: await selectVersion(db, exchangeId),
        encoding,
        madeAt: new Date(),
      });
      return { bytes: encodeXml(xml, encoding), encoding };
    },
    async confirm(exchangeId) {
      await retryOnConflict(() => db.transaction().execute((trx) => updateTaken(trx, exchangeId)));
    },
  };
}
