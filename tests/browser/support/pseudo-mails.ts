import { downloadPath } from '#domain/routes.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { createMailHandlers } from '#modules/mail/mail-handlers.ts';
import type { Mail } from '#modules/mail/mail-transport.ts';
import { issueOrderAccess } from '#modules/orders/order-access.ts';

import { makeCartLetter, makeMention, makeStockRequest, type PseudoShop } from './pseudo-shop.ts';

/** Every email that the shop can write, about whatever it has, by topic. */
export async function writeMails(shop: PseudoShop): Promise<Map<string, Mail>> {
  const db = shop.db();
  const about = await findSubjects(shop);
  const sent: Mail[] = [];
  const handlers = createMailHandlers({
    db,
    settings: {
      async read() {
        const rows = await db.selectFrom('settings').select(['name', 'value']).execute();
        const known = parseSettings(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
        const { ecommerce } = known;
        const abandonedCarts = { ...ecommerce.abandonedCarts, enabled: true, code: 'СКИДКА' };
        return { ...known, ecommerce: { ...ecommerce, abandonedCarts } };
      },
    },
    transport: {
      send: async (mail) => {
        sent.push(mail);
      },
      close: () => {},
    },
    origin: shop.origin,
    limits: { tryTake: async () => true },
    isCodeGood: async () => true,
    attachInvoices: async () => [],
    listDownloads: async () => [
      {
        id: '7d2f5c0e-8f7e-4a5e-9a52-0d4c1f3b6a11',
        title: 'Чаша',
        name: 'Чертёж.пдф',
        bytes: 5_000_000,
        state: 'ready',
        remaining: 5,
        expiresAt: '2030-01-01T00:00:00.000Z',
        path: downloadPath('a'.repeat(43)),
      },
    ],
    findByVariation: async (id) => {
      const answer = await fetch(`${shop.origin()}/api/products/variation/${id}`);
      return (await answer.json()) as Product;
    },
    giftCards: {
      read: async () => ({
        kind: 'gift',
        code: '2346-7893-4678-2346',
        currency: 'EUR',
        balance: 5000,
        expiresAt: new Date('2030-01-01'),
        recipientName: 'Анна',
        recipientEmail: 'ann@example.com',
        message: 'Радуйся',
        sender: 'Борис',
        language: 'en',
      }),
      markSent: async () => {},
    },
    issueOrderAccess: (orderId) => issueOrderAccess(db, orderId),
  });
  const emails = new Map<string, Mail>();
  for (const [topic, write] of Object.entries(handlers)) {
    const staffId = topic === 'mail.staff-invitation' ? about.invitedId : about.staffId;
    const stockRequestId = topic === 'mail.stock-confirm' ? about.askedId : about.toldId;
    await write({ ...about, staffId, stockRequestId }, { id: 1, createdAt: new Date(), attempt: 1 });
    const email = sent.pop();
    if (!email) throw new Error(`Nothing was written for ${topic}`);
    emails.set(topic, email);
  }
  return emails;
}

/** What emails are about; each takes what it needs. */
async function findSubjects({ db }: PseudoShop) {
  const first = (table: 'users' | 'leads' | 'reviews' | 'staff') =>
    db().selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow();
  const refund = await db()
    .selectFrom('payment_refunds')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['payment_refunds.id', 'payments.order_id', 'payment_id'])
    // Of which something is still to be given back.
    .whereRef('payments.refunded', '<', 'payments.amount')
    .executeTakeFirstOrThrow();
  const returned = await db()
    .insertInto('returns')
    .values({ order_id: refund.order_id, key: 'pseudo', asked_by: 'buyer', words: 'Мало', note: 'Везите' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db()
    .insertInto('return_lines')
    .columns(['return_id', 'order_line_id', 'quantity', 'reason'])
    .expression((from) =>
      from
        .selectFrom('order_lines')
        .select((line) => [
          line.val(returned.id).as('return_id'),
          'id',
          'quantity',
          line.val('fit').as('reason'),
        ])
        .where('order_id', '=', refund.order_id),
    )
    .execute();
  const variations = await db().selectFrom('variations').select('id').orderBy('id').limit(2).execute();
  const ids = variations.map(({ id }) => id);
  await db().updateTable('variations').set({ stock: 1 }).where('id', 'in', ids).execute();
  const [few = 0, fewer = 0] = ids;
  const askedId = await makeStockRequest(db(), { variationId: few, email: 'anna@mail.example' });
  const told = { variationId: fewer, email: 'anna@mail.example', isTold: true };
  const toldId = await makeStockRequest(db(), told);
  const letterId = await makeCartLetter(db(), { variationId: few, email: 'anna@mail.example' });
  const invited = await db()
    .insertInto('staff')
    .values({ email: 'new@shop.example', name: 'Вера', role: 'manager' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const backup = await db()
    .insertInto('backups')
    .values({ kind: 'files', state: 'failed', folder: '/srv/backups/1', detail: 'Диск полон' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db()
    .updateTable('backup_plan')
    .set({ log_failed_at: new Date(), log_failure: 'Диск полон' })
    .execute();
  const webhook = await db()
    .insertInto('webhook_endpoints')
    .values({
      url: 'https://erp.shop.example/hook',
      name: 'Склад',
      events: ['order.created'],
      secret: '',
      enabled: false,
      disabled_reason: 'failing',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const staffId = (await first('staff')).id;
  return {
    commentId: await makeMention(db(), staffId),
    endpointId: webhook.id,
    backupId: backup.id,
    cardId: 1,
    invitedId: invited.id,
    askedId,
    toldId,
    orderId: refund.order_id,
    paymentId: refund.payment_id,
    refundId: refund.id,
    returnId: returned.id,
    variationIds: ids,
    userId: (await first('users')).id,
    reviewId: (await first('reviews')).id,
    leadId: (await first('leads')).id,
    letterId,
    staffId,
  };
}
