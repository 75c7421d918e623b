import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { toMajor } from '#domain/money.ts';
import { findBrokenLimits, lineTotal, priceDelivery, sumOrder } from '#domain/order-amounts.ts';
import type { Quote, QuoteRequest } from '#domain/schemas/order.schema.ts';
import { cleanLine } from '#domain/text.ts';
import {
  describeLimit,
  readShopTerms,
  type ShopTerms,
  type TermsReader,
} from '#modules/delivery/delivery-terms.ts';
import {
  countWanted,
  isShort,
  makeLines,
  readItems,
  weighLines,
  type ItemLine,
} from '#modules/inventory/items.ts';
import { composeImage } from '#modules/media/compose-image.ts';

import { nameBought, takeSnapshot } from './order-records.ts';

type Problem = Quote['problems'][number];

/** What an order of these items would cost now. Nothing is kept, and problems are told, not thrown. */
export async function quoteOrder(
  { db, ...reader }: TermsReader & { db: Kysely<Database> },
  { items, deliveryType, locationCode, address }: QuoteRequest,
): Promise<Quote> {
  const wish = { deliveryType: deliveryType ?? '', locationCode: cleanLine(locationCode), address } as const;
  const shop = await readShopTerms(reader, wish);
  const wanted = countWanted(items);
  const lines = makeLines(wanted, await readItems(db, [...wanted.keys()]));
  const sold = new Set(lines.map(({ row }) => row.variationId));
  const goods = sumOrder(lines, 0);
  const { place } = shop;
  const delivery = place && priceDelivery(place.terms, goods.total);
  const amounts = sumOrder(lines, delivery ?? 0);
  const weight = weighLines(lines);
  return {
    lines: lines.map(quoteLine),
    missing: [...wanted.keys()].filter((variationId) => !sold.has(variationId)),
    goods: toMajor(amounts.goods),
    discount: toMajor(amounts.discount),
    delivery: delivery === null ? null : toMajor(delivery),
    total: toMajor(amounts.total),
    weight,
    currency: shop.settings.ecommerce.currency,
    place: place && {
      code: place.code,
      title: place.title,
      price: place.price,
      speed: place.shippingSpeed,
    },
    problems: [
      ...lines.filter(isShort).map((line) => describeShortage(line, shop)),
      ...findPlaceProblems(goods.total, weight, deliveryType, shop),
    ],
  };
}

function quoteLine(line: ItemLine): Quote['lines'][number] {
  const { row, quantity, fullPrice, price } = line;
  return {
    variationId: row.variationId,
    productId: row.productId,
    quantity,
    available: row.stock,
    title: row.title,
    options: nameBought(takeSnapshot(row)),
    slug: row.slug,
    image: row.image && composeImage(row.image),
    sku: row.sku,
    fullPrice: toMajor(fullPrice),
    price: toMajor(price),
    lineTotal: toMajor(lineTotal(line)),
  };
}

function describeShortage({ row }: ItemLine, { t }: ShopTerms): Problem {
  const value = row.stock ?? 0;
  const message = t('stockError.text', { count: value });
  return { code: 'stock', message, value, variationId: row.variationId };
}

function findPlaceProblems(
  goods: number,
  weight: number | null,
  deliveryType: QuoteRequest['deliveryType'],
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
