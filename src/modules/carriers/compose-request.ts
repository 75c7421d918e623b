import { toMinor } from '#domain/money.ts';
import type { Parcel } from '#domain/schemas/carrier.schema.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import type { CreateShipment, Place } from './carrier.ts';
import { gramsOf, type MeasuredGoods } from './pack-goods.ts';
import type { ShipmentRow } from './shipments.queries.ts';

export type GoodsOfLine = MeasuredGoods & { lineId: number };

/** Country of an address that names none by its code. */
const homeCountry = 'RU';

/** Where an order is delivered to. */
export function placeOf({ delivery: { address } }: Pick<OrderDetail, 'delivery'>): Place {
  const { country = '', locality = '', postalCode = '', street = '' } = address ?? {};
  return {
    country: /^[A-Z]{2}$/.test(country) ? country : homeCountry,
    city: locality,
    postalCode,
    address: street,
  };
}

/** Pieces of the order that go into a parcel: those that were not given back, and are no cards or files. */
export function goodsToSend(
  order: Pick<OrderDetail, 'lines'>,
  measured: readonly GoodsOfLine[],
): GoodsOfLine[] {
  return measured.flatMap((goods) => {
    const line = order.lines.find(({ id }) => id === goods.lineId);
    const quantity = line?.isDelivered ? line.quantity - line.refundedQuantity : 0;
    return quantity > 0 ? [{ ...goods, quantity }] : [];
  });
}

/** What the carrier is asked to make of a shipment, by the order as it is now. */
export function composeRequest(
  row: Pick<ShipmentRow, 'number' | 'serviceCode' | 'point' | 'parcel'>,
  order: OrderDetail,
  measured: readonly GoodsOfLine[],
  defaults: Parcel,
): CreateShipment {
  const { contact } = order;
  const { firstName, lastName, phone } = contact.receiver ?? contact;
  return {
    number: row.number,
    service: row.serviceCode,
    parcel: row.parcel,
    point: row.point,
    to: placeOf(order),
    comment: '',
    recipient: { name: [firstName, lastName].filter(Boolean).join(' '), phone, email: contact.email },
    goods: goodsToSend(order, measured).map((goods) => {
      const line = order.lines.find(({ id }) => id === goods.lineId);
      const { title = '', sku = '', quantity = 1, sum = 0, taxAdded = 0 } = line ?? {};
      return {
        title,
        sku,
        quantity: goods.quantity,
        // What was paid for one of them, and never more.
        price: Math.floor((toMinor(sum) + toMinor(taxAdded)) / quantity),
        weight: gramsOf(goods, defaults),
      };
    }),
  };
}
