import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { cashMethod } from '#domain/checkout-rules.ts';
import { orderStateCodes, orderStates } from '#domain/order-states.ts';
import type {
  DeliveryEstimate,
  ExpressPayment,
  Location,
  OrderState,
  PaymentMethod,
  ShippingZone,
} from '#domain/schemas/delivery.schema.ts';
import type { Product, Variation } from '#domain/schemas/product.schema.ts';
import { messagesOf } from '#i18n/messages-of.ts';
import { isOffered } from '#modules/payment-methods/is-offered.ts';
import type { PaymentKinds } from '#modules/payment-methods/payment-kinds.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { createLoadingCache } from '#platform/cache/loading-cache.ts';
import { hasTag, type Invalidated } from '#platform/cache/tags.ts';

import { selectPaymentMethods, selectPlaces } from './delivery.queries.ts';
import { estimateDelivery } from './estimate-delivery.ts';
import { toLocation, toZone } from './to-place.ts';

export interface DeliveryReader extends Invalidated {
  /** Pickup locations that are switched on. */
  listLocations(): Promise<Location[]>;
  listShippingZones(): Promise<ShippingZone[]>;
  /** What delivery of one piece costs, by place. */
  estimate(product: Product, variation: Variation): Promise<DeliveryEstimate>;
  /** Methods that are set up and take the shop's currency. A code of a location or zone narrows them; an unknown one does not. */
  listPaymentMethods(code?: string): Promise<PaymentMethod[]>;
  /** In the shop's language. */
  listOrderStates(): Promise<OrderState[]>;
}

export interface DeliveryReaderOptions {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  paymentKinds: PaymentKinds;
}

interface StoredMethod {
  key: string;
  methodName: string | null;
  enabled: boolean;
  locationCodes: string[];
  express: ExpressPayment | null;
}

interface Delivery {
  locations: Location[];
  zones: ShippingZone[];
  methods: StoredMethod[];
}

/** Cached whole, as it is small; tags `delivery` and `payment-methods`. */
export function createDeliveryReader({ db, settings, paymentKinds }: DeliveryReaderOptions): DeliveryReader {
  const cache = createLoadingCache<'delivery', Delivery>({
    max: 1,
    load: async () => new Map([['delivery', await loadDelivery(db, paymentKinds)]]),
  });
  const read = async (): Promise<Delivery> =>
    (await cache.get('delivery')) ?? { locations: [], zones: [], methods: [] };

  return {
    listLocations: async () => (await read()).locations,
    listShippingZones: async () => (await read()).zones,
    estimate: (product, variation) =>
      estimateDelivery(
        { settings, delivery: { listShippingZones: async () => (await read()).zones } },
        product,
        variation,
      ),
    async listPaymentMethods(code) {
      const [{ locations, zones, methods }, { ecommerce }] = await Promise.all([read(), settings.read()]);
      const known = [...locations, ...zones].some((place) => place.code === code) ? code : undefined;
      return methods
        .filter((method) => method.enabled)
        .filter((method) => method.key !== cashMethod || ecommerce.paymentCashOnDelivery.enabled)
        .filter((method) => known === undefined || isOfferedAt(method, known))
        .map((method) => toMethod(method, paymentKinds))
        .filter((method) => method.currencies.includes(ecommerce.currency));
    },
    async listOrderStates() {
      const texts = messagesOf((await settings.read()).language);
      return orderStateCodes.map((code, index) => ({
        id: index + 1,
        code,
        title: texts[orderStates[code].title],
        color: orderStates[code].color,
      }));
    },
    invalidate(tags) {
      if (hasTag(tags, 'delivery', 'payment-methods')) cache.clear();
    },
  };
}

async function loadDelivery(db: Kysely<Database>, paymentKinds: PaymentKinds): Promise<Delivery> {
  const [locations, zones, methods] = await Promise.all([
    selectPlaces(db, 'locations', { isEnabled: true }),
    selectPlaces(db, 'shipping_zones', { isEnabled: true }),
    selectPaymentMethods(db),
  ]);
  return {
    locations: locations.map(toLocation),
    zones: zones.map(toZone),
    methods: withCash(
      methods.map((row) => ({
        key: row.key,
        methodName: row.method_name,
        // What the settings hold is secret: of them only whether they suffice is kept, and what is public.
        enabled:
          row.enabled &&
          paymentKinds.isConfigured(row.key, row.settings) &&
          isOffered(paymentKinds, {
            key: row.key,
            testOutcome: row.test_outcome,
            isOfferedUntested: row.offered_untested,
          }),
        locationCodes: row.location_codes,
        express: paymentKinds.findExpress(row.key, row.settings),
      })),
    ),
  };
}

/** Cash needs no provider to be set up: without a row of its own it is offered everywhere. */
function withCash(methods: StoredMethod[]): StoredMethod[] {
  if (methods.some((method) => method.key === cashMethod)) return methods;
  return [...methods, { key: cashMethod, methodName: null, enabled: true, locationCodes: [], express: null }];
}

function isOfferedAt(method: StoredMethod, code: string): boolean {
  return method.locationCodes.length === 0 || method.locationCodes.includes(code);
}

function toMethod({ key, methodName, express }: StoredMethod, kinds: PaymentKinds): PaymentMethod {
  return {
    key,
    ...(methodName !== null && { methodName }),
    currencies: kinds.currenciesOf(key),
    ...(express && { express }),
  };
}
