import type { Currency } from '#domain/currencies.ts';
import { toMajor } from '#domain/money.ts';
import {
  orderDraftContentSchema,
  type OrderDraft,
  type OrderDraftContent,
  type OrderDraftPreview,
  type OrderDraftRow,
} from '#domain/schemas/order-draft.schema.ts';
import { sumTaxes } from '#domain/taxes/tax-amounts.ts';
import { withReturned } from '#modules/inventory/items.ts';
import {
  composeAdjustment,
  composePlannedLine,
  composeTax,
  describeStaffDiscount,
} from '#modules/orders/compose-order.ts';
import { fullName } from '#modules/orders/compose-order-detail.ts';
import { describeRefusal } from '#modules/orders/price-order.ts';
import { describeAdjustment } from '#modules/orders/place-order.ts';

import type { DraftRow } from './order-drafts.queries.ts';
import { onlineMethodOf } from './online-method.ts';
import type { Exchange } from '#modules/returns/exchange-return.ts';
import { paidByReturn, type DraftPlan, type DraftTerms } from './plan-draft.ts';

/** What the staff see of a draft before it is an order; `held` are the pieces that are kept for it. */
export function composePreview(
  plan: DraftPlan,
  terms: DraftTerms,
  { discount }: OrderDraftContent,
  held: ReadonlyMap<number, number>,
): OrderDraftPreview {
  const { amounts, lines, promotions, deliveryDiscount, deliveryTax, place } = plan;
  const { shop } = terms;
  const taxes = [...lines.map(({ tax }) => tax), deliveryTax].flatMap((tax) => (tax ? [tax] : []));
  return {
    lines: lines.map((line) => ({
      variationId: line.item?.variationId ?? null,
      ...composePlannedLine(line),
      available: line.item && withReturned(line.item, held).stock,
    })),
    goods: toMajor(amounts.goods),
    discount: toMajor(amounts.discount),
    adjustments: [
      ...promotions.applied.map(describeAdjustment),
      ...describeStaffDiscount({ discount, byStaff: plan.byStaff }),
    ].map(composeAdjustment),
    deliveryPrice: toMajor(amounts.delivery),
    deliveryDiscount: toMajor(deliveryDiscount),
    taxRelief: toMajor(plan.taxRelief),
    taxes: sumTaxes(taxes).map(composeTax),
    total: toMajor(amounts.total),
    currency: shop.settings.ecommerce.currency,
    needsDelivery: plan.needsDelivery,
    place: place?.title ?? null,
    refusedCodes: promotions.codes.flatMap(({ code, refusal }) =>
      refusal ? [describeRefusal(code, refusal, shop)] : [],
    ),
    takesOnline: onlineMethodOf(shop) !== undefined,
    exchange: composeExchange(terms, plan),
  };
}

function composeExchange(terms: DraftTerms, plan: DraftPlan): OrderDraftPreview['exchange'] {
  if (!terms.exchange) return null;
  const { worth } = terms.exchange;
  const paid = paidByReturn(terms, plan);
  return {
    worth: toMajor(worth),
    paid: toMajor(paid),
    due: toMajor(plan.amounts.total - paid),
    left: toMajor(worth - paid),
  };
}

/** `exchange`: what the draft's return is worth; null without one, or where it can no longer be exchanged. */
export function composeDraft(row: DraftRow, exchange: Exchange | null): OrderDraft {
  return {
    ...composeHead(row),
    content: readContent(row),
    held: row.held,
    comingBack: exchange?.lines ?? [],
  };
}

export function composeRow(row: DraftRow, currency: Currency): OrderDraftRow {
  const { lines, customLines, phone, email, ...person } = readContent(row);
  return {
    ...composeHead(row),
    customer: fullName(person) || phone || email,
    pieces: [...lines, ...customLines].reduce((sum, { quantity }) => sum + quantity, 0),
    total: toMajor(row.total),
    currency,
  };
}

/** What a version before has stored may lack what has come since. */
export function readContent({ content }: Pick<DraftRow, 'content'>): OrderDraftContent {
  return orderDraftContentSchema.parse(content);
}

function composeHead(row: DraftRow) {
  const { id, version, orderNumber, heldUntil, expiresAt, updatedAt, author, exchangeOf } = row;
  return {
    id,
    version,
    orderNumber,
    heldUntil: heldUntil?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    author: author ?? '',
    exchangeOf,
  };
}
