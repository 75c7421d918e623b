import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';
import type { IssueCredit } from '#modules/gift-cards/store-credit.ts';

import { fullName, readContact } from './compose-order-detail.ts';
import { selectBuyer, updateCreditCard, type RefundRow } from './refunds.queries.ts';

/**
 * Makes a refund that is booked store credit of the order's buyer, and gives it as it is then. Where it pays another
 * order at once, no code is sent. Throws 409 without an email for its code, and for a sample order, which nobody has
 * placed.
 */
export async function giveCredit(
  trx: Kysely<Database>,
  issueCredit: IssueCredit,
  {
    id,
    order_id: orderId,
    amount,
    staff_id: staffId,
    created_at: bookedAt,
    exchange_order_id: exchangeOrderId,
  }: RefundRow,
): Promise<RefundRow> {
  const { contact: stored, accountEmail, isSample, ...buyer } = await selectBuyer(trx, orderId);
  if (isSample) throw new AppError('conflict', 'refunds.sample');
  const contact = readContact(stored);
  const recipientEmail = contact.email || accountEmail;
  if (recipientEmail === '') throw new AppError('conflict', 'refunds.noEmail');
  const recipientName = fullName(contact);
  const sendAt = exchangeOrderId === null ? bookedAt : null;
  const credit = { ...buyer, amount, orderId, staffId, recipientName, recipientEmail, sendAt };
  return updateCreditCard(trx, id, await issueCredit(trx, credit));
}
