import { randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { cashMethod } from '#domain/checkout-rules.ts';
import { AppError, fieldError, fieldErrors, notFound, type FieldErrors } from '#domain/errors.ts';
import type {
  OrderDraftContent,
  OrderDraftPlacement,
  PlacedDraft,
} from '#domain/schemas/order-draft.schema.ts';
import { isGiftCard } from '#domain/fulfilment.ts';
import { giftCardMethod } from '#domain/gift-card-payment.ts';
import { isTaxKnown } from '#domain/taxes/find-rate.ts';
import { checkNoEmpty } from '#domain/validation.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import { takeFromCards } from '#modules/gift-cards/card-ledger.ts';
import {
  countPieces,
  countWanted,
  findShort,
  readLockedItems,
  withReturned,
} from '#modules/inventory/items.ts';
import { checkDue, cleanAddress, checkTotal } from '#modules/orders/check-order.ts';
import { describeStaffDiscount } from '#modules/orders/compose-order.ts';
import { describeContact, describeDelivery } from '#modules/orders/order-records.ts';
import { storeStaffOrder, type StaffOrder } from '#modules/orders/place-by-staff.ts';
import { describeAdjustment } from '#modules/orders/place-order.ts';

import { readContent } from './compose-draft.ts';
import type { Exchanges } from '#modules/returns/exchange-return.ts';
import { piecesOf, releaseDraft } from './hold-draft.ts';
import { onlineMethodOf } from './online-method.ts';
import { lockDraft, updateDraftPlaced } from './order-drafts.queries.ts';
import {
  paidByReturn,
  planDraft,
  shortLines,
  variationsOf,
  type DraftPlan,
  type DraftTerms,
} from './plan-draft.ts';

type Trx = Kysely<Database>;

interface Placement {
  id: string;
  /** The return that it exchanges. */
  returnId: number | null;
  request: OrderDraftPlacement;
  terms: Omit<DraftTerms, 'exchange'>;
  staffId: number;
  exchanges: Exchanges;
}

/**
 * Makes an order of a draft, in the transaction that takes its stock and writes its history. The draft is locked: two
 * who place it at once get one order. One that exchanges a return is paid with what that gives back, as far as it goes.
 * Throws 404, 409 for a version that is not the last, for a total or a rest that is not the one that was seen
 * (`data.total`, `data.due`) and for a return that cannot be exchanged, 422 with what is missing or short at the fields.
 */
export async function placeDraft(trx: Trx, placement: Placement): Promise<PlacedDraft> {
  const { id, returnId, request, staffId, exchanges } = placement;
  // Before the draft, and before stock: as everybody who changes an order does.
  if (returnId !== null) await exchanges.lock(trx, returnId);
  const draft = await lockDraft(trx, id);
  if (!draft) throw notFound('orderDraft');
  if (draft.orderId !== null) return { orderId: draft.orderId, number: draft.orderNumber ?? '' };
  if (draft.version !== request.version) throw changedMeanwhile(draft.version);
  const content = readContent(draft);
  const exchange = returnId === null ? null : await exchanges.read(trx, returnId);
  const terms = { ...placement.terms, exchange };
  const { shop } = terms;
  const before = piecesOf(draft);
  const locked = await readLockedItems(trx, [...new Set([...variationsOf(content), ...before.keys()])]);
  await releaseDraft(trx, draft);
  const items = locked.map((item) => withReturned(item, before));
  const plan = await planDraft(trx, content, terms, items);
  const paid = paidByReturn(terms, plan);
  const due = plan.amounts.total - paid;
  checkPlaceable(content, { ...request, due }, plan, terms);
  const wanted = mergeLines(plan);
  const short = findShort(wanted).map(({ line, available }) => [line.row.variationId, available] as const);
  if (short.length > 0) throw fieldErrors({ lines: { children: shortLines(content, new Map(short)) } });
  checkTotal(request, plan.amounts, shop);
  checkDue(request, due, shop);
  const { payment } = request;
  const { userId, email, phone } = content;
  const order = await storeStaffOrder(
    trx,
    {
      ...describeOrder(content, plan, terms),
      ...stateOf(content, { ...request, due }, plan, shop.settings.ecommerce.guestOrderHours),
      paymentMethod: methodOf({ ...request, due, paid }, terms),
      giftCardAmount: paid,
      id: randomUUID(),
      userId,
      email,
      phone,
      applied: plan.promotions.applied,
      counted: countPieces(wanted),
    },
    {
      staffId,
      money: payment === 'link' || due === 0 ? null : payment,
      channel: content.deliveryType === 'counter' ? 'counter' : 'staff',
    },
  );
  if (exchange) {
    const cards = await exchanges.settle(trx, exchange.returnId, {
      amount: paid,
      orderId: order.id,
      staffId,
    });
    await takeFromCards(trx, { orderId: order.id, currency: shop.settings.ecommerce.currency }, cards);
  }
  await updateDraftPlaced(trx, id, order.id);
  return { orderId: order.id, number: order.number };
}

export function changedMeanwhile(version: number): AppError {
  return new AppError('conflict', 'orderDrafts.changedMeanwhile', { data: { version } });
}

/** How it is to be paid; `due` is what is left to pay, `paid` what a return pays of it, minor units. */
type Settled = Pick<OrderDraftPlacement, 'payment'> & { due: number };

function methodOf({ payment, due, paid }: Settled & { paid: number }, { shop }: DraftTerms): string {
  if (paid > 0 && due === 0) return giftCardMethod;
  if (payment !== 'link' || due === 0) return cashMethod;
  const method = onlineMethodOf(shop);
  if (method === undefined) throw new AppError('conflict', 'orderDrafts.notOnline');
  return method;
}

/** What may be missing of a draft, but not of an order. */
function checkPlaceable(
  content: OrderDraftContent,
  { payment, due }: Settled,
  { lines, place, needsDelivery }: DraftPlan,
  { taxRules }: DraftTerms,
): void {
  const { deliveryType, firstName, phone, email, address } = content;
  if (lines.length === 0) throw fieldError('lines', 'orderDrafts.empty');
  const errors: FieldErrors = {};
  const isTakenAlong = needsDelivery && deliveryType === 'counter' && (payment !== 'link' || due === 0);
  const refuse = (field: string, message: MessageKey) => (errors[field] = { errors: [message] });
  if (!isTakenAlong && firstName === '') refuse('firstName', 'forms.errors.noEmpty');
  if (!isTakenAlong && phone === '' && email === '') refuse('phone', 'orderDrafts.noContact');
  // They reach their buyer by email alone.
  if ((!needsDelivery || lines.some(({ snapshot }) => isGiftCard(snapshot))) && email === '')
    refuse('email', 'forms.errors.noEmpty');
  if (needsDelivery && deliveryType === 'delivery') {
    const missing: (keyof typeof address)[] = (['country', 'locality', 'street'] as const).filter((field) =>
      checkNoEmpty(address[field]),
    );
    if (missing.length === 0 && !isTaxKnown(taxRules, { deliveryType, address })) missing.push('region');
    if (missing.length > 0) {
      const message: MessageKey = 'forms.errors.noEmpty';
      errors['address'] = {
        children: Object.fromEntries(missing.map((field) => [field, { errors: [message] }])),
      };
    }
  }
  if (needsDelivery && !place && deliveryType === 'pickup')
    refuse('locationCode', 'checkout.unknownLocation');
  if (needsDelivery && !place && deliveryType === 'delivery' && !errors['address'])
    refuse('deliveryPrice', 'orderDrafts.noZone');
  if (Object.keys(errors).length > 0) throw fieldErrors(errors);
}

/** What is of the catalog, each variation once. */
function mergeLines({ lines }: DraftPlan) {
  const items = new Map(lines.flatMap(({ item }) => (item ? [[item.variationId, item]] : [])));
  const wanted = countWanted(
    lines.flatMap(({ item, quantity }) => (item ? [{ variationId: item.variationId, quantity }] : [])),
  );
  return [...items].map(([variationId, row]) => ({ row, quantity: wanted.get(variationId) ?? 0 }));
}

function stateOf(
  { deliveryType }: OrderDraftContent,
  { payment, due }: Settled,
  { needsDelivery }: DraftPlan,
  hours: number,
): Pick<StaffOrder, 'status' | 'paymentStatus' | 'reservedMinutes'> {
  const isTakenAlong = needsDelivery && deliveryType === 'counter';
  if (due === 0) {
    const status = isTakenAlong ? 'delivered' : 'paid';
    return { status, paymentStatus: 'completed', reservedMinutes: null };
  }
  if (payment === 'link') return { status: 'new', paymentStatus: 'new', reservedMinutes: hours * 60 };
  const status = isTakenAlong ? 'delivered' : 'confirmed';
  return { status, paymentStatus: 'cashSuccess', reservedMinutes: null };
}

function describeOrder(content: OrderDraftContent, plan: DraftPlan, { shop: { settings } }: DraftTerms) {
  const {
    lines,
    amounts,
    deliveryDiscount,
    deliveryTax,
    deliveryTaxAdded,
    promotions,
    byStaff,
    needsDelivery,
    place,
    weight,
  } = plan;
  const { discount, address, comment, language } = content;
  if (needsDelivery && !place) throw new Error('An order goes somewhere');
  return {
    currency: settings.ecommerce.currency,
    language,
    goods: amounts.goods,
    discount: amounts.discount,
    taxRelief: plan.taxRelief,
    deliveryPrice: amounts.delivery,
    taxAdded: amounts.taxAdded,
    deliveryTaxAdded,
    deliveryDiscount,
    adjustments: [
      ...promotions.applied.map((applied, adjustmentId) => ({
        ...describeAdjustment(applied),
        lines: lines.map(
          ({ parts }) => parts.find((part) => part.adjustmentId === adjustmentId)?.amount ?? 0,
        ),
      })),
      ...describeStaffDiscount({ discount, byStaff }).map((given) => ({
        ...given,
        lines: lines.map((line) => line.byStaff),
        byStaff: true,
        percent: discount?.kind === 'percent' ? Math.min(discount.value, 100) : null,
      })),
    ],
    taxes: [
      ...lines.flatMap(({ tax }, line) => (tax ? [{ ...tax, line }] : [])),
      ...(deliveryTax ? [{ ...deliveryTax, line: null }] : []),
    ],
    total: amounts.total,
    contact: describeContact({ ...content, receiver: undefined, company: undefined, giftCard: undefined }),
    delivery: describeDelivery(
      {
        deliveryType: content.deliveryType === 'delivery' ? 'delivery' : 'pickup',
        address: cleanAddress(address),
      },
      place,
      { weight, point: null },
    ),
    comment,
    lines: lines.map(
      ({ item, snapshot, quantity, fullPrice, price, discount: taken, taxRelief, taxAdded }) => ({
        productId: item?.productId ?? null,
        variationId: item?.variationId ?? null,
        quantity,
        fullPrice,
        price,
        discount: taken,
        taxRelief,
        taxAdded,
        snapshot,
        fromStock: item !== null && item.stock !== null,
      }),
    ),
  };
}
