import type { PickupPoint } from '#domain/schemas/carrier.schema.ts';

import type { Carrier, Place } from '../carrier.ts';
import { citiesSchema, pointsSchema, readCdek, type CdekPoint } from './cdek-answers.ts';
import { askCdek, type CdekApi } from './cdek-api.ts';

/** Offices and lockers where parcels are handed out: https://api-docs.cdek.ru/36990336.html, cities: /33829473.html. */
export function cdekPoints(api: CdekApi): Pick<Carrier, 'points' | 'findPoint'> {
  async function list(filter: Record<string, string>) {
    const query = new URLSearchParams({ type: 'ALL', is_handout: 'true', ...filter });
    return readCdek(pointsSchema, await askCdek(api, { method: 'GET', path: `/deliverypoints?${query}` }));
  }
  return {
    async points(place, most) {
      const code = await findCity(api, place);
      if (code === null) return [];
      const points = await list({ city_code: String(code), size: String(most + 1), page: '0' });
      return points.slice(0, most + 1).map(toPoint);
    },
    async findPoint(code) {
      const found = (await list({ code })).find((point) => point.code === code);
      return found ? toPoint(found) : null;
    },
  };
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
      await askCdek(api, { method: 'GET', path: `/location/cities?${query}` }),
    );
    if (cities[0]) return cities[0].code;
  }
  return null;
}

function toPoint({
  code,
  name,
  type,
  work_time: hours,
  weight_max: maxWeight,
  location,
}: CdekPoint): PickupPoint {
  const { latitude, longitude } = location;
  return {
    code,
    isLocker: type === 'POSTAMAT',
    name,
    address: [location.city, location.address].filter(Boolean).join(', '),
    hours,
    maxWeight: maxWeight || null,
    // Where nobody has measured it, both are 0: no point lies in the Gulf of Guinea.
    coordinates: latitude && longitude ? { latitude, longitude } : null,
  };
}
