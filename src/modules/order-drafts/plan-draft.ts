import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, fieldErrors, type FieldErrors } from '#domain/errors.ts';
import { writeMessageRef } from '#domain/i18n/message-ref.ts';
import { isGiftCard, needsDelivery } from '#domain/fulfilment.ts';
import { toMinor } from '#domain/money.ts';
import { lineTotal, maxOrderAmount, priceDelivery, sumDeliveryWeight } from '#domain/order-amounts.ts';
import {
  editAmounts,
  readStaffDiscount,
  type DiscountPart,
  type EditedAmounts,
  type EditedLine,
} from '#domain/order-edit.ts';
import type { PriceOffers } from '#domain/price-lists.ts';
import type { OrderDraftContent } from '#domain/schemas/order-draft.schema.ts';
import type { TaxRules } from '#domain/taxes/find-rate.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import {
  readShopTerms,
  type DeliveryPlace,
  type ShopTerms,
  type TermsReader,
} from '#modules/delivery/delivery-terms.ts';
import { fullPriceOf, priceAsked, type ItemRow } from '#modules/inventory/items.ts';
import { shareLine, takeSnapshot, type LineSnapshot } from '#modules/orders/order-records.ts';
import { describeTaxTerms } from '#modules/orders/price-order.ts';
import { readOffers } from '#modules/price-lists/read-offers.ts';
import type { PricedBasket, PromotionPricing, PromotionRow } from '#modules/promotions/price-promotions.ts';
import { createItemTaxFinder, createTaxFinder } from '#modules/taxes/tax-order.ts';
import type { TaxReader } from '#modules/taxes/tax-reader.ts';

import type { Exchange } from '#modules/returns/exchange-return.ts';

export interface DraftDeps extends TermsReader {
  promotions: PromotionPricing;
  taxes: Pick<TaxReader, 'readRules'>;
}

/** What is read before a transaction begins, which may have the only connection. */
export interface DraftTerms {
  shop: ShopTerms;
  promotions: PromotionPricing;
  automatic: readonly PromotionRow[];
  taxRules: TaxRules;
  /** The return that pays for the draft; null where it exchanges none. */
  exchange: Exchange | null;
}

/** Where the goods go, as an order remembers it. */
type DraftPlace = Pick<DeliveryPlace, 'code' | 'title' | 'shippingSpeed' | 'terms'>;

interface PlannedLine extends EditedLine {
  snapshot: LineSnapshot;
  /** Null for a line of the staff's own. */
  item: ItemRow | null;
}

/** What a draft would be as an order; minor units. */
export interface DraftPlan extends EditedAmounts {
  lines: PlannedLine[];
  promotions: PricedBasket;
  /** Something is delivered, picked up or taken along. */
  needsDelivery: boolean;
  /** Null while nobody delivers there, and where nothing is delivered. */
  place: DraftPlace | null;
  /** Kilograms; null when unknown. */
  weight: number | null;
}

export async function readDraftTerms(
  { promotions, taxes, ...reader }: DraftDeps,
  content: OrderDraftContent,
  exchange: Exchange | null = null,
): Promise<DraftTerms> {
  const { deliveryType, locationCode, address } = content;
  const shop = await readShopTerms(reader, {
    deliveryType: deliveryType === 'counter' ? '' : deliveryType,
    locationCode,
    address,
  });
  return {
    shop,
    promotions,
    automatic: await promotions.listAutomatic(),
    taxRules: await taxes.readRules(),
    exchange,
  };
}

/**
 * What of the total the return pays that is exchanged, minor units: gift cards are bought with money. Throws 409 where
 * the return is one of another currency.
 */
export function paidByReturn({ shop, exchange }: DraftTerms, { lines, amounts }: DraftPlan): number {
  if (!exchange) return 0;
  if (exchange.currency !== shop.settings.ecommerce.currency)
    throw new AppError('conflict', 'returns.otherCurrency');
  const ofCards = lines
    .filter(({ snapshot }) => isGiftCard(snapshot))
    .reduce((sum, line) => sum + lineTotal(line), 0);
  return Math.max(0, Math.min(exchange.worth, amounts.total - ofCards));
}

/** The variations that a draft names, each once. */
export function variationsOf({ lines }: Pick<OrderDraftContent, 'lines'>): number[] {
  return [...new Set(lines.map(({ variationId }) => variationId))];
}

/**
 * What a draft would cost as an order at this moment, nothing stored. Promotions count for goods at today's prices; a
 * price that the staff have typed is what they want, and a line of their own is of no promotion. Throws 422 with what
 * is wrong at its fields.
 */
export async function planDraft(
  db: Kysely<Database>,
  content: OrderDraftContent,
  { shop, promotions, automatic, taxRules }: DraftTerms,
  items: readonly ItemRow[],
): Promise<DraftPlan> {
  const own = findLines(content, items, await readOffers(db, content.userId, items));
  const isSomethingDelivered = needsDelivery(own.map(({ snapshot }) => snapshot));
  const place = isSomethingDelivered ? placeOf(content, shop) : null;
  const plain = own.flatMap((line, index) => (line.isPromoted && line.item ? [{ ...line, index }] : []));
  const others = own
    .filter((line) => !line.isPromoted && !isGiftCard(line.snapshot))
    .reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const { deliveryPrice, codes, userId, email, phone } = content;
  const isPriceTyped = deliveryPrice !== null;
  const priced = await promotions.price(db, {
    lines: plain.map(({ snapshot: { productId }, quantity, fullPrice, price }) => ({
      productId,
      quantity,
      fullPrice,
      price,
    })),
    // Promotions leave a price alone that the staff have typed.
    priceDelivery: place && !isPriceTyped ? (goods) => priceDelivery(place.terms, goods + others) : null,
    place: place?.code ?? null,
    codes: await promotions.findCodes(db, codes),
    buyer: { userId, email, phone },
    automatic,
  });
  const partsOf = (index: number): DiscountPart[] => {
    const at = plain.findIndex((line) => line.index === index);
    return priced.applied
      .map(({ lines }, adjustmentId) => ({ adjustmentId, amount: lines[at] ?? 0 }))
      .filter(({ amount }) => amount > 0);
  };
  const { deliveryType } = content;
  const taxTerms = describeTaxTerms(
    taxRules,
    {
      deliveryType: isSomethingDelivered && deliveryType === 'delivery' ? 'delivery' : 'pickup',
      address: content.address,
    },
    shop,
  );
  const findTax = createItemTaxFinder(taxTerms);
  const lines = own.map((line, id) => ({
    ...line,
    id,
    parts: partsOf(id),
    tax: findTax({ ...line, fulfilment: line.snapshot.fulfilment }),
  }));
  const goods = lines
    .filter(({ snapshot }) => !isGiftCard(snapshot))
    .reduce(
      (sum, { parts, ...line }) =>
        sum + lineTotal({ ...line, discount: parts.reduce((taken, { amount }) => taken + amount, 0) }),
      0,
    );
  const delivery = place ? priceDelivery(place.terms, goods) - priced.deliveryDiscount : 0;
  const edited = editAmounts(
    {
      lines,
      delivery,
      deliveryDiscount: priced.deliveryDiscount,
      deliveryTax: createTaxFinder(taxTerms)(taxRules.deliveryClass),
    },
    {
      quantities: new Map(),
      added: [],
      delivery: null,
      discount: content.discount && readStaffDiscount(content.discount),
    },
  );
  const { amounts } = edited;
  if (amounts.goods > maxOrderAmount || amounts.total > maxOrderAmount)
    throw fieldErrors({ lines: { errors: ['orderEdit.tooExpensive' satisfies MessageKey] } });
  return {
    ...edited,
    lines: edited.lines.map((line, index) => {
      const { snapshot, item } = own[index] ?? {};
      if (!snapshot) throw new Error('Each line is one of the draft');
      return { ...line, snapshot: shareLine(snapshot, lineTotal(line)), item: item ?? null };
    }),
    promotions: priced,
    needsDelivery: isSomethingDelivered,
    place,
    weight: sumDeliveryWeight(own.map(({ snapshot, quantity }) => ({ ...snapshot, quantity }))),
  };
}

interface OwnLine {
  quantity: number;
  fullPrice: number;
  price: number;
  taxClass: string | null;
  snapshot: LineSnapshot;
  item: ItemRow | null;
  /** Nobody has typed what it costs. */
  isPromoted: boolean;
}

function findLines(
  { lines, customLines }: OrderDraftContent,
  items: readonly ItemRow[],
  offers: PriceOffers,
): OwnLine[] {
  const itemById = new Map(items.map((item) => [item.variationId, item]));
  const refused: FieldErrors = {};
  const refuse = (index: number, field: string, message: MessageKey) => {
    refused[index] = { children: { [field]: { errors: [message] } } };
  };
  const found = lines.flatMap(({ variationId, quantity, price: typed }, index): OwnLine[] => {
    const item = itemById.get(variationId);
    const { price, priceList } = priceAsked(item, { quantity, typed }, offers);
    if (!item) refuse(index, 'variationId', 'checkout.lineGone');
    // Without a price it is "on request", not for nothing.
    else if (typed === null && price === 0) refuse(index, 'price', 'orderEdit.noPrice');
    if (!item) return [];
    const { taxClass } = item;
    const fullPrice = fullPriceOf(item, price);
    return [
      {
        quantity,
        price,
        fullPrice,
        taxClass,
        item,
        snapshot: takeSnapshot(item, priceList),
        isPromoted: typed === null && !isGiftCard(item),
      },
    ];
  });
  if (Object.keys(refused).length > 0) throw fieldErrors({ lines: { children: refused } });
  const custom = customLines.map(({ title, quantity, price: typed, taxClass }): OwnLine => {
    const price = toMinor(typed);
    const snapshot = { ...nothingOfCatalog, title };
    return { quantity, price, fullPrice: price, taxClass, item: null, snapshot, isPromoted: false };
  });
  return [...found, ...custom];
}

/** What an order remembers of a line that is of no product. */
const nothingOfCatalog: LineSnapshot = {
  productId: 0,
  variationId: 0,
  title: '',
  slug: '',
  sku: '',
  variationTitle: '',
  image: null,
  options: [],
  weight: null,
  length: null,
  height: null,
  width: null,
  vatCode: null,
  paymentMode: null,
  fulfilment: null,
  parts: [],
  priceList: null,
};

/** The counter is none of the shop's places, nor is an address for which the staff have agreed on a price. */
function placeOf(
  { deliveryType, deliveryPrice, language }: OrderDraftContent,
  { place }: ShopTerms,
): DraftPlace | null {
  const t = translatorOf(language);
  const unlisted = (title: string): DraftPlace => ({
    code: '',
    title,
    shippingSpeed: 'day_1',
    terms: { price: 0 },
  });
  if (deliveryType === 'counter') return unlisted(t('orderDrafts.counter'));
  if (deliveryPrice === null) return place;
  const terms = { price: toMinor(deliveryPrice) };
  if (place) return { ...place, terms };
  return deliveryType === 'delivery' ? { ...unlisted(t('checkout.delivery')), terms } : null;
}

/** 422 that names each line of which there is not enough. */
export function shortLines(
  { lines }: Pick<OrderDraftContent, 'lines'>,
  available: ReadonlyMap<number, number>,
): FieldErrors {
  return Object.fromEntries(
    lines.flatMap(({ variationId }, index) => {
      const count = available.get(variationId);
      if (count === undefined) return [];
      return [
        [index, { children: { quantity: { errors: [writeMessageRef('orderDrafts.short', { count })] } } }],
      ];
    }),
  );
}
