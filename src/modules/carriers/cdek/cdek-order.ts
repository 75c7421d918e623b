import { toMajor } from '#domain/money.ts';

import type { CreateShipment } from '../carrier.ts';
import { senderPlace, toLocation, type CdekSettings } from './cdek-settings.ts';

/** Lengths by https://api-docs.cdek.ru/33828802.html. */
const longestName = 255;
const longestKey = 50;

/**
 * The body of an order. Nothing is to be paid to the courier: `payment` of each piece is 0. `cost` is what a piece is
 * insured for.
 */
export function describeOrder(shipment: CreateShipment, settings: CdekSettings) {
  const { number, service, comment, recipient, parcel, to, point, goods } = shipment;
  return {
    type: 1,
    number,
    tariff_code: Number(service),
    ...(comment && { comment: comment.slice(0, longestName) }),
    ...(settings.senderPoint === undefined
      ? { from_location: senderPlace(settings) }
      : { shipment_point: settings.senderPoint }),
    ...(point ? { delivery_point: point.code } : { to_location: toLocation(to) }),
    recipient: {
      name: recipient.name.slice(0, longestName),
      ...(recipient.email && { email: recipient.email }),
      phones: [{ number: recipient.phone }],
    },
    packages: [
      {
        number: '1',
        ...parcel,
        items: goods.map(({ title, sku, quantity, price, weight }, index) => ({
          name: title.slice(0, longestName),
          ware_key: (sku || String(index + 1)).slice(0, longestKey),
          payment: { value: 0 },
          cost: toMajor(price),
          weight,
          amount: quantity,
        })),
      },
    ],
  };
}
