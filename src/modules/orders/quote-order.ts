import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { isDelivered, isGiftCard } from '#domain/fulfilment.ts';
import { ownCardCode } from '#domain/gift-card-code.ts';
import { toMajor } from '#domain/money.ts';
import { findBrokenLimits, lineTotal } from '#domain/order-amounts.ts';
import { shownPrice } from '#domain/price.ts';
import type { CheckoutFields, Quote, QuoteRequest } from '#domain/schemas/order.schema.ts';
import { isTaxKnown, undeliveredWish } from '#domain/taxes/find-rate.ts';
import { sumTaxes } from '#domain/taxes/tax-amounts.ts';
import { cleanLine, normalizeEmail } from '#domain/text.ts';
import { priceByCarrier, type CarrierAnswers } from '#modules/delivery/carrier-price.ts';
import {
  describeLimit,
  readShopTerms,
  type DeliveryPlace,
  type ShopTerms,
  type TermsReader,
} from '#modules/delivery/delivery-terms.ts';
import { findFreeDelivery, leftToFree } from '#modules/delivery/free-delivery.ts';
import type { CardPart } from '#modules/gift-cards/card-ledger.ts';
import {
  planCards,
  sumOfCardParts,
  type CardReader,
  type GivenCard,
} from '#modules/gift-cards/card-reader.ts';
import type { SeenPrices } from '#modules/indexing/sale-prices.queries.ts';
import {
  countWanted,
  doLinesNeedDelivery,
  findAvailable,
  findShort,
  makeLines,
  readItems,
  weighLines,
  type AvailableLine,
  type ItemLine,
} from '#modules/inventory/items.ts';
import { composeImage } from '#modules/media/compose-image.ts';
import type { CodeGiver } from '#modules/promotions/code-guesses.ts';
import type { PromotionPricing } from '#modules/promotions/price-promotions.ts';
import { readOffers } from '#modules/price-lists/read-offers.ts';
import type { TaxReader } from '#modules/taxes/tax-reader.ts';
import { toE164 } from '#platform/phones/to-e164.ts';

import { selectWrapVariation } from './gift-wrap.queries.ts';
import { describeShort } from './check-order.ts';
import { describeBought, takeSnapshot } from './order-records.ts';
import { composeTax } from './compose-order.ts';
import { describeCardRefusal, describeRefusal, describeTaxTerms, priceOrder } from './price-order.ts';
import { readCodes } from './read-codes.ts';

type Problem = Quote['problems'][number];

interface QuoteReader extends TermsReader, CarrierAnswers {
  db: Kysely<Database>;
  promotions: PromotionPricing;
  giftCards: Pick<CardReader, 'find' | 'hasCards'>;
  taxes: Pick<TaxReader, 'readRules'>;
}

/**
 * What an order of these items would cost now, or at the prices of another moment that is looked at. Nothing is kept but
 * how often codes were guessed, and problems are told, not thrown.
 */
export async function quoteOrder(
  {
    db,
    promotions: pricing,
    giftCards,
    taxes: taxReader,
    quoteDelivery,
    findPickupPoint,
    ...reader
  }: QuoteReader,
  { items: wishes, codes = [], email, phone, deliveryType, locationCode, address, ...asked }: QuoteRequest,
  giver: CodeGiver,
  seen: SeenPrices | null = null,
): Promise<Quote> {
  const taxRules = await taxReader.readRules();
  const wanted = countWanted(wishes);
  const items = await readItems(db, [...wanted.keys()], seen);
  const found = makeLines(wanted, items, await readOffers(db, giver.userId, items));
  const needsDelivery = doLinesNeedDelivery(found);
  const type = (needsDelivery && deliveryType) || '';
  const wish = { deliveryType: type, locationCode: cleanLine(locationCode), address } as const;
  const taxed = needsDelivery ? wish : undeliveredWish(wish);
  const terms = await readShopTerms(reader, wish);
  const pickupPoint = cleanLine(asked.pickupPoint ?? '');
  const carriers = { quoteDelivery, findPickupPoint };
  const shop = await priceByCarrier(terms, { address, pickupPoint }, async () => found, carriers);
  const { place } = shop;
  const buyer = { userId: giver.userId, email: normalizeEmail(email), phone: toE164(phone, shop.settings) };
  const { currency } = shop.settings.ecommerce;
  const given = await readCodes({ db, promotions: pricing, giftCards }, { codes, giver, currency });
  const { cards, own } = given;
  const priced = await priceOrder(db, pricing, {
    lines: found,
    place,
    codes: given.codes,
    buyer,
    automatic: await pricing.listAutomatic(),
    tax: describeTaxTerms(taxRules, { ...taxed, company: { name: '', taxNumber: asked.taxNumber } }, shop),
  });
  const { lines, amounts, goods, taxRelief, deliveryDiscount, promotions, taxes } = priced;
  const parts = planCards(priced.payableByCards, cards);
  const takesGiftCards = cards.length > 0 || (await giftCards.hasCards());
  const sold = new Set(lines.map(({ row }) => row.variationId));
  const weight = weighLines(lines);
  const available = findAvailable(lines);
  return {
    lines: lines.map((line, index) => quoteLine(line, available[index] ?? null)),
    missing: [...wanted.keys()].filter((variationId) => !sold.has(variationId)),
    goods: toMajor(amounts.goods),
    discount: toMajor(amounts.discount),
    adjustments: promotions.applied.map(({ promotion, code, amount }) => ({
      class: promotion.class,
      title: promotion.title,
      code,
      amount: toMajor(amount),
    })),
    deliveryDiscount: toMajor(deliveryDiscount),
    taxRelief: toMajor(taxRelief),
    needsDelivery,
    delivery: place || !needsDelivery ? toMajor(amounts.delivery) : null,
    total: toMajor(amounts.total),
    due: toMajor(amounts.total - sumOfCardParts(parts)),
    taxes: sumTaxes(taxes).map(composeTax),
    isTaxKnown: isTaxKnown(taxRules, taxed),
    takesCompanies: taxRules.sellsToCompanies,
    weight,
    currency,
    place: place && quotePlace(place),
    // Where a promotion pays for the delivery nothing is left to reach.
    freeDelivery:
      !needsDelivery || type === 'pickup' || deliveryDiscount > 0
        ? null
        : quoteFreeDelivery(goods, address, shop),
    codes: [
      ...promotions.codes.map(({ code, refusal }) => ({
        code,
        isApplied: refusal === null,
        isKnown: refusal?.reason !== 'unknown',
        message: refusal ? describeRefusal(code, refusal, shop) : '',
        giftCard: null,
      })),
      ...cards.map((card) => quoteCard(card, parts, shop)),
    ],
    sellsGiftCards: lines.some(({ row }) => isGiftCard(row)),
    takesCodes: codes.length > 0 || (await pricing.hasCodes()) || takesGiftCards,
    takesGiftCards,
    ownCards: own.map(({ id, kind, last4, balance }) => {
      return { code: ownCardCode(id), kind, last4, balance: toMajor(balance) };
    }),
    giftWrap: await quoteGiftWrap(db, lines, { shop, userId: giver.userId }),
    problems: [
      ...findShort(lines).map((found) => describeShortage(found, shop)),
      ...findPlaceProblems(goods, weight, type, shop),
      ...findPointProblems(pickupPoint, type, shop),
    ],
  };
}

function quotePlace(place: DeliveryPlace): NonNullable<Quote['place']> {
  const { code, title, price, shippingSpeed: speed } = place;
  const hasPoints = 'pickupPoints' in place && place.pickupPoints;
  return { code, title, price, speed, ...(hasPoints && { pickupPoints: true }) };
}

function quoteFreeDelivery(
  goods: number,
  address: QuoteRequest['address'],
  { settings, zones }: ShopTerms,
): Quote['freeDelivery'] {
  const free = settings.ecommerce.showFreeDelivery ? findFreeDelivery(zones, address) : null;
  return free && { from: toMajor(free.from), left: toMajor(leftToFree(free, goods)), zone: free.zone };
}

/** A card as its buyer sees it among the codes; it pays nothing where nothing is left to pay. */
function quoteCard(card: GivenCard, parts: readonly CardPart[], shop: ShopTerms): Quote['codes'][number] {
  const amount = parts.find(({ cardId }) => cardId === card.cardId)?.amount ?? 0;
  return {
    code: card.code,
    isApplied: amount > 0,
    isKnown: true,
    message: describeCardRefusal(card, shop),
    giftCard: { last4: card.last4, amount: toMajor(amount), balance: toMajor(card.balance) },
  };
}

/** Offered for goods that are delivered: what wraps them is no gift by itself, and a code has nothing to wrap. */
async function quoteGiftWrap(
  db: Kysely<Database>,
  lines: readonly ItemLine[],
  { shop: { settings }, userId }: { shop: ShopTerms; userId: number | null },
): Promise<Quote['giftWrap']> {
  const slug = settings.ecommerce.giftWrapProduct.trim();
  const isOffered = lines.some(({ row }) => isDelivered(row)) && !lines.some(({ row }) => row.slug === slug);
  if (slug === '' || !isOffered) return null;
  const variationId = await selectWrapVariation(db, slug);
  const items = variationId === null ? [] : await readItems(db, [variationId]);
  const offers = await readOffers(db, userId, items);
  const [line] = makeLines(new Map(items.map((item) => [item.variationId, 1])), items, offers);
  if (!line) return null;
  const { row, price } = line;
  return {
    productId: row.productId,
    variationId: row.variationId,
    title: row.title,
    price: toMajor(price),
  };
}

function quoteLine(line: ItemLine, available: number | null): Quote['lines'][number] {
  const { row, quantity, fullPrice, price, priceList } = line;
  return {
    variationId: row.variationId,
    productId: row.productId,
    quantity,
    available,
    title: row.title,
    options: describeBought(takeSnapshot(row)),
    slug: row.slug,
    image: row.image && composeImage(row.image),
    sku: row.sku,
    fullPrice: toMajor(fullPrice),
    price: toMajor(price),
    lineTotal: toMajor(lineTotal(line)),
    // Prices of a sale are everybody's.
    isOwnPrice: priceList !== null && price < shownPrice(row),
  };
}

function describeShortage(found: AvailableLine<ItemLine>, { t }: ShopTerms): Problem {
  const { line, available: value } = found;
  return { code: 'stock', message: describeShort(found, t), value, variationId: line.row.variationId };
}

function findPlaceProblems(
  goods: number,
  weight: number | null,
  deliveryType: CheckoutFields['deliveryType'],
  shop: ShopTerms,
): Problem[] {
  if (shop.place) {
    return findBrokenLimits(shop.place.terms, goods, weight).map((limit) => {
      const isWeight = limit.code === 'minWeight' || limit.code === 'maxWeight';
      return {
        code: limit.code,
        message: describeLimit(limit, shop),
        value: isWeight ? limit.value : toMajor(limit.value),
      };
    });
  }
  return deliveryType === 'delivery' && !shop.mayDeliver
    ? [{ code: 'noZone', message: shop.t('checkout.noZone') }]
    : [];
}

/** A pickup point that was chosen, and is none of those that the zone offers in the city. */
function findPointProblems(
  pickupPoint: string,
  deliveryType: CheckoutFields['deliveryType'],
  { place, point, t }: ShopTerms,
): Problem[] {
  const isGone = deliveryType === 'delivery' && place !== null && pickupPoint !== '' && !point;
  return isGone ? [{ code: 'noPoint', message: t('checkout.unknownPoint') }] : [];
}
