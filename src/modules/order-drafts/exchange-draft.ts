import { randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import {
  orderDraftContentSchema,
  type ExchangeDraft,
  type OrderDraftContent,
} from '#domain/schemas/order-draft.schema.ts';
import { checkEmail, checkPhone } from '#domain/validation.ts';
import { readContact } from '#modules/orders/compose-order-detail.ts';
import { storedDeliverySchema } from '#modules/orders/order-records.ts';
import type { Exchange, Exchanges } from '#modules/returns/exchange-return.ts';

import { insertDraft, selectBought, selectDraftOfReturn, type DraftRow } from './order-drafts.queries.ts';

interface NewExchange {
  returnId: number;
  staffId: number;
  keptDays: number;
}

/**
 * The draft in which the goods of a return are exchanged: that which two have begun at once is one. It begins with who
 * bought the goods and where they went, and without goods. Throws as `Exchanges.read`.
 */
export async function beginExchange(
  trx: Kysely<Database>,
  exchanges: Pick<Exchanges, 'lock' | 'read'>,
  { returnId, ...begun }: NewExchange,
): Promise<ExchangeDraft> {
  await exchanges.lock(trx, returnId);
  const { orderId } = await exchanges.read(trx, returnId);
  const known = await selectDraftOfReturn(trx, returnId);
  if (known !== undefined) return { id: known };
  const content = await readBuyer(trx, orderId);
  const id = randomUUID();
  await insertDraft(trx, id, { content, userId: content.userId, total: 0, returnId, ...begun });
  return { id };
}

/** What a draft exchanges; null for nothing, and where its return can no longer be exchanged: who places it is told. */
export async function readExchangeOf(
  db: Kysely<Database>,
  exchanges: Pick<Exchanges, 'read'>,
  draft: Pick<DraftRow, 'returnId' | 'orderId'> | undefined,
): Promise<Exchange | null> {
  if (!draft || draft.returnId === null || draft.orderId !== null) return null;
  return exchanges.read(db, draft.returnId).catch((error: unknown) => {
    if (error instanceof AppError && error.status < 500) return null;
    throw error;
  });
}

async function readBuyer(trx: Kysely<Database>, orderId: string): Promise<OrderDraftContent> {
  const bought = await selectBought(trx, orderId);
  if (!bought) throw notFound('order');
  const { userId, language } = bought;
  const { firstName, lastName, phone, email } = readContact(bought.contact);
  const { type, code, address } = storedDeliverySchema.parse(bought.delivery);
  return orderDraftContentSchema.parse({
    userId,
    language,
    firstName,
    lastName,
    // An order that came from elsewhere may have what nobody could type here.
    phone: checkPhone(phone) === null ? phone : '',
    email: checkEmail(email) === null ? email : '',
    ...(type === 'delivery' && { deliveryType: type, address }),
    // Goods of the counter went to no place of the shop's.
    ...(type === 'pickup' && code !== '' && { deliveryType: type, locationCode: code }),
  });
}
