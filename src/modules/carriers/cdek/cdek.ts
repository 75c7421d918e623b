import { toMinor } from '#domain/money.ts';
import type { PickupPoint } from '#domain/schemas/carrier.schema.ts';
import { readNotification } from '#modules/payment-methods/notification-parts.ts';
import { ProviderError } from '#modules/payment-methods/provider-error.ts';

import {
  defineCarrier,
  type Carrier,
  type CarrierPorts,
  type Place,
  type PointOfParcel,
} from '../carrier.ts';
import {
  citiesSchema,
  eventSchema,
  lastStatus,
  operationSchema,
  orderSchema,
  pointsSchema,
  printSchema,
  readCdek,
  tariffsSchema,
  wordsOf,
  type CdekPoint,
} from './cdek-answers.ts';
import { createCdekApi, type CdekApi, type CdekRequest } from './cdek-api.ts';
import { describeOrder } from './cdek-order.ts';
import { addressOfApi, senderPlace, settingsSchema, toLocation, type CdekSettings } from './cdek-settings.ts';
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
      await ask(api, { method: 'GET', path: '/location/cities?size=1&page=0' });
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
        await ask(api, { method: 'POST', path: '/calculator/tarifflist', body }),
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

    async points({ country, city, postalCode }, most) {
      const code = await findCity(api, { country, city, postalCode });
      if (code === null) return [];
      const query = new URLSearchParams({
        city_code: String(code),
        type: 'ALL',
        is_handout: 'true',
        size: String(most + 1),
        page: '0',
      });
      const points = readCdek(
        pointsSchema,
        await ask(api, { method: 'GET', path: `/deliverypoints?${query}` }),
      );
      return points.slice(0, most + 1).map(toPoint);
    },

    async findPoint(code) {
      const query = new URLSearchParams({ code, type: 'ALL' });
      const points = readCdek(
        pointsSchema,
        await ask(api, { method: 'GET', path: `/deliverypoints?${query}` }),
      );
      const found = points.find((point) => point.code === code);
      return found ? toPoint(found) : null;
    },

    async create(shipment) {
      const body = describeOrder(shipment, settings);
      const { entity, requests } = readCdek(
        operationSchema,
        await ask(api, { method: 'POST', path: '/orders', body }),
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

    async orderLabel(providerId) {
      const body = { orders: [{ order_uuid: providerId }], copy_count: 1, format: 'A6' };
      const { entity, requests } = readCdek(
        operationSchema,
        await ask(api, { method: 'POST', path: '/print/barcodes', body }),
      );
      if (entity) return entity.uuid;
      throw new ProviderError('refused', wordsOf(requests.flatMap((request) => request.errors ?? [])));
    },

    async fetchLabel(labelId) {
      const answer = await ask(api, {
        method: 'GET',
        path: `/print/barcodes/${encodeURIComponent(labelId)}`,
      });
      const { entity } = readCdek(printSchema, answer);
      if (lastStatus(entity.statuses)?.code === 'INVALID')
        throw new ProviderError('refused', 'CDEK could not make the label');
      if (!entity.url) return { kind: 'pending' };
      const pdf = await ask(api, { method: 'GET', path: entity.url });
      if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-')))
        throw new ProviderError('unavailable', 'The label of CDEK is no PDF');
      return { kind: 'ready', pdf };
    },

    parseNotification(notification) {
      const { type, uuid, attributes } = readNotification(eventSchema, notification);
      if (!/^(?:ORDER_STATUS|ORDER_MODIFIED|DELIV_PROBLEM)$/.test(type)) return { kind: 'nothing' };
      return { kind: 'hint', providerId: uuid, number: attributes?.number ?? null };
    },
  };
}

/** For what must be there; throws where CDEK does not know it. */
async function ask(api: CdekApi, request: CdekRequest): Promise<Buffer> {
  const body = await api(request);
  if (body === null) throw new ProviderError('refused', 'CDEK does not know it');
  return body;
}

async function readOrder(api: CdekApi, path: string) {
  const body = await api({ method: 'GET', path });
  return body && reportOf(readCdek(orderSchema, body));
}

/** The city by name and postcode; by its name alone where CDEK has no such postcode. */
async function findCity(api: CdekApi, place: Omit<Place, 'address'>): Promise<number | null> {
  for (const postalCode of new Set([place.postalCode, ''])) {
    const query = new URLSearchParams({
      country_codes: place.country,
      city: place.city,
      ...(postalCode && { postal_code: postalCode }),
      size: '1',
      page: '0',
    });
    const cities = readCdek(
      citiesSchema,
      await ask(api, { method: 'GET', path: `/location/cities?${query}` }),
    );
    if (cities[0]) return cities[0].code;
  }
  return null;
}

const kindOf = (point: PointOfParcel) => {
  if (point === null) return 'door';
  return point.isLocker ? 'locker' : 'counter';
};

function toPoint({
  code,
  name,
  type,
  work_time: hours,
  weight_max: maxWeight,
  location,
}: CdekPoint): PickupPoint {
  const address = [location.city, location.address].filter(Boolean).join(', ');
  return { code, isLocker: type === 'POSTAMAT', name, address, hours, maxWeight: maxWeight || null };
}
