import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { notFound } from '#domain/errors.ts';
import type { Order, OrderRequest } from '#domain/schemas/order.schema.ts';
import { undeliveredWish, type TaxRules } from '#domain/taxes/find-rate.ts';
import { isGiftCard } from '#domain/fulfilment.ts';
import { isOwnCardCode } from '#domain/gift-card-code.ts';
import { giftCardMethod } from '#domain/gift-card-payment.ts';
import { lineTotal } from '#domain/order-amounts.ts';
import { createToken, hashToken } from '#modules/auth/tokens.ts';
import { priceByCarrier, type CarrierAnswers } from '#modules/delivery/carrier-price.ts';
import {
  readShopTerms,
  type DeliveryPlace,
  type ShopTerms,
  type TermsReader,
} from '#modules/delivery/delivery-terms.ts';
import {
  countPieces,
  countWanted,
  doLinesNeedDelivery,
  finishTaking,
  makeLines,
  productTags,
  readItems,
  readLockedItems,
  takeStockWithin,
  weighLines,
  type CountedPieces,
} from '#modules/inventory/items.ts';
import { takeFromCards, type CardPart } from '#modules/gift-cards/card-ledger.ts';
import { planCards, sumOfCardParts, type CardReader } from '#modules/gift-cards/card-reader.ts';
import type {
  BuyerFacts,
  PricedPromotion,
  PromotionPricing,
  PromotionRow,
} from '#modules/promotions/price-promotions.ts';
import { readOffers } from '#modules/price-lists/read-offers.ts';
import { takeUses } from '#modules/promotions/promotion-uses.ts';
import type { TaxReader } from '#modules/taxes/tax-reader.ts';
import type { Limit } from '#platform/limits/limit-concurrency.ts';
import type { OutboxMessage } from '#platform/outbox/enqueue.ts';
import { toE164 } from '#platform/phones/to-e164.ts';

import {
  checkBuyer,
  checkDue,
  checkItems,
  checkLimits,
  checkRequest,
  checkTotal,
  cleanRequest,
  withoutDelivery,
} from './check-order.ts';
import { createOrderCharges, hashNetworks, type OrderCharges, type Pause } from './charge-order.ts';
import { composeOrder } from './compose-order.ts';
import { createSalt, deriveToken, describeClaim, readAnswered } from './idempotency.ts';
import { orderAccessDays } from './order-access.ts';
import { mostCounted } from './order-cost.ts';
import { insertOrder, openOrder, type NewOrder } from './order-placement.queries.ts';
import {
  describeContact,
  describeDelivery,
  initialState,
  recordConsent,
  shareLine,
  takeSnapshot,
  type OrderTerms,
} from './order-records.ts';
import { selectOrderById, type OrderRow } from './orders.queries.ts';
import { checkCards, checkCodes, describeTaxTerms, priceOrder, type PricedOrder } from './price-order.ts';
import { readCodes, type ReadCodes } from './read-codes.ts';

type Trx = Kysely<Database>;

interface Buyer {
  /** Null for a guest. */
  userId: number | null;
  /** The client's address; a hash of it is kept with the consent. */
  clientKey: string;
  idempotencyKey?: string | undefined;
  /** The header of a solved puzzle, which orders of guests may cost. */
  proof?: string | undefined;
}

interface OrderPlacementOptions extends TermsReader, CarrierAnswers {
  db: Kysely<Database>;
  limit: Limit;
  /** Told after a commit that left something in the outbox. */
  outbox: { wake(): void };
  promotions: PromotionPricing;
  giftCards: Pick<CardReader, 'find'>;
  taxes: Pick<TaxReader, 'readRules'>;
  /** What orders of guests wait by; default the clock. */
  pause?: Pause | undefined;
}

/** What is chosen before anything is read: it is remembered with the client's key. */
interface OrderKeys {
  orderId: string;
  salt: string;
}

/** What an order consists of, once all is found right. */
interface Basket extends PricedOrder {
  weight: number | null;
  /** As it is kept: of an order of which nothing is delivered without what was typed of that. */
  request: OrderRequest;
  /** Null where nothing is delivered. */
  place: DeliveryPlace | null;
  /** What gift cards pay of it. */
  cardParts: CardPart[];
}

/**
 * Places an order in one transaction (decision 9): either it stands with its stock taken, its key claimed and
 * its messages in the outbox, or nothing has happened. Prices, delivery and limits are the server's alone.
 * The answer carries an access token, by which the pages of this browser read the order, those of a customer
 * included; a request that is repeated gets the same answer.
 *
 * Throws 422 for wrong fields and limits not kept, 409 when goods are gone (`data.lines`), the total or what gift cards
 * leave of it is not the expected one (`data.total`, `data.due`) or a card has been spent meanwhile, 429 for a buyer who orders too much (`checkBuyer`) and for a guest's order that costs
 * something (`OrderCharges`), 503 when too many orders are under way.
 */
export type PlaceOrder = (input: OrderRequest, buyer: Buyer) => Promise<Order>;

export function createOrderPlacement({
  db,
  limit,
  outbox,
  promotions,
  giftCards,
  taxes,
  quoteDelivery,
  findPickupPoint,
  pause = sleep,
  ...terms
}: OrderPlacementOptions): PlaceOrder {
  const charges = createOrderCharges(db, pause);
  return async function placeOrder(input, buyer) {
    const taxRules = await taxes.readRules();
    const { company, ...others } = cleanRequest(input);
    const cleaned = { ...others, ...(company && taxRules.sellsToCompanies && { company }) };
    const wanted = countWanted(cleaned.items);
    // Before the transaction: whoever is asked may be slow.
    const shop = await priceByCarrier(
      await readShopTerms(terms, cleaned),
      cleaned,
      async () => makeLines(wanted, await readItems(db, [...wanted.keys()])),
      { quoteDelivery, findPickupPoint },
    );
    const { receiver } = cleaned;
    const phoneOf = ({ phone }: { phone: string }) => toE164(phone, shop.settings);
    const request = {
      ...cleaned,
      phone: phoneOf(cleaned),
      receiver: receiver && { ...receiver, phone: phoneOf(receiver) },
    };
    const guestKey = buyer.userId === null ? buyer.clientKey : null;
    const automatic = await promotions.listAutomatic();
    const order = await charges.collect(guestKey, (hasWaited) =>
      limit.run(async () => {
        const all =
          guestKey === null ? 0 : await charges.countAll(shop.settings.ecommerce.guestOrdersPerHour);
        const given = await readCodes(
          { db, promotions, giftCards },
          {
            codes: request.codes,
            // Nothing is read that nobody pays with.
            giver: request.codes.some(isOwnCardCode) ? buyer : { ...buyer, userId: null },
            currency: shop.settings.ecommerce.currency,
          },
        );
        const priced = { promotions, given, automatic, taxRules };
        const charged = { ...buyer, hasWaited, all, charges, ...priced };
        return retryOnConflict(() =>
          db.transaction().execute((trx) => placeOnce(trx, request, charged, shop)),
        );
      }),
    );
    outbox.wake();
    return order;
  };
}

interface ChargedBuyer extends Buyer {
  charges: OrderCharges;
  promotions: PromotionPricing;
  given: ReadCodes;
  automatic: readonly PromotionRow[];
  taxRules: TaxRules;
  hasWaited: boolean;
  /** What guests have placed lately, where that matters. */
  all: number;
}

async function placeOnce(
  trx: Trx,
  request: OrderRequest,
  buyer: ChargedBuyer,
  shop: ShopTerms,
): Promise<Order> {
  const { userId, idempotencyKey: key } = buyer;
  const orderKeys: OrderKeys = { orderId: randomUUID(), salt: createSalt() };
  const claim = key === undefined ? null : describeClaim({ userId, key, request }, orderKeys);
  const networks = userId === null ? hashNetworks(buyer.clientKey) : null;
  const freeOfNetwork = shop.settings.ecommerce.guestOrdersPerHour;
  const { email, phone } = request;
  const { isTaken, ...placed } = await openOrder(trx, {
    claim,
    buyer: { userId, email, phone },
    networks,
    most: mostCounted(freeOfNetwork),
  });
  if (claim && isTaken) return answerAgain(trx, await readAnswered(trx, claim), buyer, shop);
  checkBuyer(placed);

  const facts = { userId, email, phone };
  const basket = await fillBasket(trx, request, {
    shop,
    facts,
    buyer,
  });
  // After the goods: who comes too late for them learns that at once.
  const { charges, all, hasWaited, proof } = buyer;
  if (networks) await charges.check(trx, { placed, all, freeOfNetwork, payment: { hasWaited, proof } });
  const token = tokenOf(orderKeys, key);
  const described = describeOrder(basket, shop);
  const order = await storeOrder(trx, {
    ...described,
    ...initialState(termsOf({ ...described, userId }, shop)),
    id: orderKeys.orderId,
    userId,
    networks,
    access: { tokenHash: hashToken(token), days: orderAccessDays },
    consent: recordConsent(request, shop, { ...orderKeys, clientKey: buyer.clientKey }),
    email,
    phone,
    applied: basket.promotions.applied,
    counted: countPieces(basket.lines),
  });
  await takeFromCards(trx, { orderId: order.id, currency: order.currency }, basket.cardParts);
  return answer({ ...order, cardRecipient: basket.request.giftCard }, token, shop);
}

/** What is ordered, at the prices of this moment; the variations are locked until the order stands. */
async function fillBasket(
  trx: Trx,
  asked: OrderRequest,
  { shop, facts, buyer }: { shop: ShopTerms; facts: BuyerFacts; buyer: ChargedBuyer },
): Promise<Basket> {
  const { promotions, given, automatic, taxRules } = buyer;
  const wanted = countWanted(asked.items);
  const items = await readLockedItems(trx, [...wanted.keys()]);
  const lines = makeLines(wanted, items, await readOffers(trx, facts.userId, items));
  // Who is too late for all of it is asked for no place.
  if (lines.length === 0) checkItems(asked.items, lines, shop);
  // The goods say whether there is a delivery to ask for.
  const needsDelivery = doLinesNeedDelivery(lines);
  const sellsGiftCards = lines.some(({ row }) => isGiftCard(row));
  const { giftCard, ...wish } = needsDelivery ? asked : withoutDelivery(asked);
  const request = { ...wish, ...(sellsGiftCards && giftCard && { giftCard }) };
  const place = checkRequest(request, shop, { taxRules, needsDelivery, sellsGiftCards });
  checkItems(request.items, lines, shop);
  const tax = describeTaxTerms(taxRules, needsDelivery ? request : undeliveredWish(request), shop);
  const unpriced = { lines, place, codes: given.codes, buyer: facts, automatic, tax };
  const priced = await priceOrder(trx, promotions, unpriced);
  const weight = weighLines(lines);
  checkLimits(priced.goods, weight, place, shop);
  checkTotal(request, priced.amounts, shop);
  // Who has seen the total knows that a code takes nothing off.
  if (request.expectedTotal === undefined) checkCodes(priced.promotions, shop);
  const cardParts = planCards(priced.payableByCards, given.cards);
  checkDue(request, priced.amounts.total - sumOfCardParts(cardParts), shop);
  if (request.expectedDue === undefined) checkCards(given.cards, shop);
  return { ...priced, request, weight, place, cardParts };
}

function describeOrder(
  {
    request,
    lines,
    amounts,
    taxRelief,
    deliveryTaxAdded,
    deliveryDiscount,
    promotions,
    taxes,
    weight,
    place,
    cardParts,
  }: Basket,
  { settings, point }: ShopTerms,
): Omit<
  NewOrder,
  | 'id'
  | 'userId'
  | 'access'
  | 'consent'
  | 'outbox'
  | 'networks'
  | 'taking'
  | keyof ReturnType<typeof initialState>
> {
  const giftCardAmount = sumOfCardParts(cardParts);
  const isPaidByCards = giftCardAmount > 0 && giftCardAmount === amounts.total;
  return {
    paymentMethod: isPaidByCards ? giftCardMethod : request.paymentMethod,
    currency: settings.ecommerce.currency,
    language: settings.language,
    goods: amounts.goods,
    discount: amounts.discount,
    taxRelief,
    deliveryPrice: amounts.delivery,
    taxAdded: amounts.taxAdded,
    deliveryTaxAdded,
    deliveryDiscount,
    adjustments: promotions.applied.map(describeAdjustment),
    taxes,
    total: amounts.total,
    giftCardAmount,
    giftCards: cardParts,
    contact: describeContact(request),
    delivery: describeDelivery(request, place, { weight, point }),
    comment: request.comment,
    lines: lines.map((line) => ({
      productId: line.row.productId,
      variationId: line.row.variationId,
      quantity: line.quantity,
      fullPrice: line.fullPrice,
      price: line.price,
      discount: line.discount,
      taxRelief: line.taxRelief,
      taxAdded: line.taxAdded,
      snapshot: shareLine(takeSnapshot(line.row, line.priceList), lineTotal(line)),
      fromStock: line.row.stock !== null,
    })),
  };
}

export interface PricedNewOrder extends Omit<NewOrder, 'taking' | 'outbox'> {
  email: string;
  phone: string;
  applied: readonly PricedPromotion[];
  /** Locked, and found enough; each variation once. */
  counted: readonly CountedPieces[];
}

/**
 * Puts an order that is found right into the books, whoever places it: takes its stock and its uses of promotions, and
 * tells the buyer, the shop and the caches.
 */
export async function storeOrder(
  trx: Trx,
  { email, phone, applied, counted, ...priced }: PricedNewOrder,
): Promise<NewOrder & { number: string; createdAt: Date }> {
  const taking = takeStockWithin(
    counted.map(({ row, quantity }) => ({ variationId: row.variationId, quantity })),
  );
  const order = { ...priced, taking, outbox: describeMessages(priced.id, counted) };
  const { taken, ...inserted } = await insertOrder(trx, order);
  await finishTaking(trx, taking, taken);
  await takeUses(trx, order.id, { userId: order.userId, email, phone }, applied);
  return { ...order, ...inserted };
}

/** A promotion as the order keeps what it took off. */
export function describeAdjustment({
  promotion,
  code,
  amount,
  lines,
}: PricedPromotion): NewOrder['adjustments'][number] {
  return { class: promotion.class, title: promotion.title, code, amount, lines };
}

/** Pages show what is left only of goods that are counted. */
function describeMessages(orderId: string, counted: readonly CountedPieces[]): OutboxMessage[] {
  const messages: OutboxMessage[] = [
    { topic: 'mail.order-placed', payload: { orderId } },
    { topic: 'mail.shop-order-placed', payload: { orderId } },
  ];
  const tags = productTags(counted.map(({ row }) => row));
  if (tags.length > 0) messages.push({ topic: 'purge', payload: { tags } });
  return messages;
}

async function answerAgain(
  trx: Trx,
  { orderId, salt }: OrderKeys,
  buyer: Buyer,
  shop: ShopTerms,
): Promise<Order> {
  const row = await selectOrderById(trx, orderId);
  if (!row) throw notFound('order');
  return answer(row, tokenOf({ orderId, salt }, buyer.idempotencyKey), shop);
}

/** The order as it was when it was placed, whatever has become of it since. */
function answer(
  row: Omit<OrderRow, 'reservedUntil' | 'payment' | 'exchangeOf' | 'rest' | 'refunded'>,
  accessToken: string,
  shop: ShopTerms,
): Order {
  const { reservedMinutes, ...state } = initialState(termsOf(row, shop));
  const reservedUntil =
    reservedMinutes === null ? null : new Date(row.createdAt.getTime() + reservedMinutes * 60_000);
  const order = composeOrder({
    ...row,
    ...state,
    reservedUntil,
    payment: null,
    exchangeOf: null,
    rest: 0,
    refunded: 0,
  });
  return { ...order, accessToken };
}

function termsOf(
  {
    paymentMethod,
    userId,
    total,
    giftCardAmount,
  }: Pick<OrderRow, 'paymentMethod' | 'userId' | 'total' | 'giftCardAmount'>,
  { settings }: ShopTerms,
): OrderTerms {
  const { guestOrderHours } = settings.ecommerce;
  return { paymentMethod, isGuest: userId === null, guestOrderHours, isFree: total === giftCardAmount };
}

function tokenOf({ salt }: OrderKeys, key: string | undefined): string {
  return key === undefined ? createToken() : deriveToken(key, salt);
}
