import { toMinor } from '#domain/money.ts';
import { readNotification } from '#modules/payment-methods/notification-parts.ts';
import { ProviderError } from '#modules/payment-methods/provider-error.ts';

import { defineCarrier, type Carrier, type CarrierPorts, type PointOfParcel } from '../carrier.ts';
import {
  eventSchema,
  operationSchema,
  orderSchema,
  readCdek,
  tariffsSchema,
  wordsOf,
} from './cdek-answers.ts';
import { askCdek, createCdekApi, type CdekApi } from './cdek-api.ts';
import { cdekLabels } from './cdek-labels.ts';
import { describeOrder } from './cdek-order.ts';
import { addressOfApi, senderPlace, settingsSchema, toLocation, type CdekSettings } from './cdek-settings.ts';
import { cdekPoints } from './cdek-points.ts';
import { reportOf } from './cdek-states.ts';

/**
 * Modes of delivery: https://api-docs.cdek.ru/33828849.html and /48578073.html for lockers. The first is where the
 * sender brings the parcel, the second where the buyer gets it.
 */
const modes = {
  door: { door: 1, counter: 2, locker: 6 },
  point: { door: 3, counter: 4, locker: 7 },
} as const;

/**
 * CDEK, API 2.0 (https://api-docs.cdek.ru; docs/carriers.md has what it says and where). Orders are of the type
 * "e-shop", which alone may have numbers of ours. Tariffs are those that CDEK offers for a parcel: no numbers of them
 * stand here.
 */
export const cdekCarrier = defineCarrier({
  key: 'cdek',
  currencies: ['RUB'],
  settings: settingsSchema,
  trackingUrl: (number) => `https://www.cdek.ru/ru/tracking?order_id=${encodeURIComponent(number)}`,
  parcelDefaults: ({ weight, length, width, height }) => ({ weight, length, width, height }),
  connect: connectCdek,
});

function connectCdek(settings: CdekSettings, ports: CarrierPorts): Carrier {
  const { account, password, senderPoint } = settings;
  const api = createCdekApi({ account, password, baseUrl: addressOfApi(settings) }, ports);
  const from = senderPoint === undefined ? 'door' : 'point';

  return {
    async testKeys() {
      await askCdek(api, { method: 'GET', path: '/location/cities?size=1&page=0' });
    },

    async quote({ parcel, to, point }) {
      const body = {
        type: 1,
        from_location: senderPlace(settings),
        to_location: toLocation(to),
        packages: [parcel],
      };
      const answer = readCdek(
        tariffsSchema,
        await askCdek(api, { method: 'POST', path: '/calculator/tarifflist', body }),
      );
      const offered = answer.tariff_codes ?? [];
      const words = wordsOf(answer.errors);
      if (offered.length === 0 && words !== '') throw new ProviderError('refused', words);
      return offered
        .filter(({ delivery_mode: mode }) => mode === modes[from][kindOf(point)])
        .map((tariff) => ({
          code: String(tariff.tariff_code),
          name: tariff.tariff_name,
          price: toMinor(tariff.delivery_sum),
          currency: 'RUB' as const,
          minDays: tariff.period_min ?? null,
          maxDays: tariff.period_max ?? null,
        }));
    },

    ...cdekPoints(api),

    async create(shipment) {
      const body = describeOrder(shipment, settings);
      const { entity, requests } = readCdek(
        operationSchema,
        await askCdek(api, { method: 'POST', path: '/orders', body }),
      );
      if (entity) return entity.uuid;
      const words = wordsOf(requests.flatMap((request) => request.errors ?? []));
      throw words === ''
        ? new ProviderError('unavailable', 'CDEK has named no order')
        : new ProviderError('refused', words);
    },

    find: (number) => readOrder(api, `/orders?im_number=${encodeURIComponent(number)}`),
    track: (providerId) => readOrder(api, `/orders/${encodeURIComponent(providerId)}`),

    async cancel(providerId) {
      // Null: it is gone already.
      await api({ method: 'DELETE', path: `/orders/${encodeURIComponent(providerId)}` });
    },

    ...cdekLabels(api),

    parseNotification(notification) {
      const { type, uuid, attributes } = readNotification(eventSchema, notification);
      if (!/^(?:ORDER_STATUS|ORDER_MODIFIED|DELIV_PROBLEM)$/.test(type)) return { kind: 'nothing' };
      return { kind: 'hint', providerId: uuid, number: attributes?.number ?? null };
    },
  };
}

async function readOrder(api: CdekApi, path: string) {
  const body = await api({ method: 'GET', path });
  return body && reportOf(readCdek(orderSchema, body));
}

const kindOf = (point: PointOfParcel) => {
  if (point === null) return 'door';
  return point.isLocker ? 'locker' : 'counter';
};
