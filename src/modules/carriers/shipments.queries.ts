import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Currency } from '#domain/currencies.ts';
import type { Parcel, PickupPoint, ShipmentState } from '#domain/schemas/carrier.schema.ts';

import type { MeasuredGoods } from './pack-goods.ts';

type Db = Kysely<Database>;

/** Of a pickup point, as it was when the shipment was made. */
type StoredPoint = Pick<PickupPoint, 'code' | 'isLocker' | 'name' | 'address'>;

/** Money in minor units. */
export interface ShipmentRow {
  id: string;
  orderId: string;
  carrier: string;
  number: string;
  state: ShipmentState;
  serviceCode: string;
  serviceName: string;
  point: StoredPoint | null;
  parcel: Parcel;
  providerId: string | null;
  trackingNumber: string;
  carrierStatus: string;
  problem: string;
  quoted: number;
  charged: number | null;
  currency: Currency;
  labelId: string | null;
  labelAt: Date | null;
  attempts: number;
  attemptedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

const columns = sql`id, order_id as "orderId", carrier, number, state, service_code as "serviceCode",
  service_name as "serviceName", point, parcel, provider_id as "providerId", tracking_number as "trackingNumber",
  carrier_status as "carrierStatus", problem, quoted, charged, currency, label_id as "labelId", label_at as "labelAt",
  attempts, attempted_at as "attemptedAt", created_at as "createdAt", updated_at as "updatedAt"`;

/** Of an order, the latest first. */
export async function selectShipments(db: Db, orderId: string): Promise<ShipmentRow[]> {
  const { rows } = await sql<ShipmentRow>`
    select ${columns} from shipments where order_id = ${orderId} order by created_at desc, id`.execute(db);
  return rows;
}

export async function selectShipment(db: Db, orderId: string, id: string): Promise<ShipmentRow | undefined> {
  const { rows } = await sql<ShipmentRow>`
    select ${columns} from shipments where id = ${id} and order_id = ${orderId}`.execute(db);
  return rows[0];
}

export async function lockShipment(trx: Db, id: string): Promise<ShipmentRow | undefined> {
  const { rows } = await sql<ShipmentRow>`
    select ${columns} from shipments where id = ${id} for update`.execute(trx);
  return rows[0];
}

export interface NewShipment {
  orderId: string;
  carrier: string;
  number: string;
  serviceCode: string;
  serviceName: string;
  point: StoredPoint | null;
  parcel: Parcel;
  quoted: number;
  currency: Currency;
}

/** As asked for once, at this moment. Undefined where another one of the order is on its way. */
export async function insertShipment(
  trx: Db,
  shipment: NewShipment,
  queryInMs: number,
): Promise<ShipmentRow | undefined> {
  const { orderId, carrier, number, serviceCode, serviceName, point, parcel, quoted, currency } = shipment;
  const { rows } = await sql<ShipmentRow>`
    insert into shipments (order_id, carrier, number, service_code, service_name, point, parcel, quoted, currency,
      attempts, attempted_at, asked_at, query_at)
    values (${orderId}, ${carrier}, ${number}, ${serviceCode}, ${serviceName},
      ${point && JSON.stringify(point)}::jsonb, ${JSON.stringify(parcel)}::jsonb, ${quoted}, ${currency},
      1, now(), now(), now() + ${queryInMs} * interval '1 ms')
    on conflict (order_id) where state not in ('refused', 'canceled', 'returned') do nothing
    returning ${columns}`.execute(trx);
  return rows[0];
}

/** What may change of a shipment; what is not named stays. */
export interface ShipmentChange {
  state?: ShipmentState;
  providerId?: string;
  trackingNumber?: string;
  carrierStatus?: string;
  problem?: string;
  charged?: number | null;
  /** Of the next question, from now on; null: none. */
  queryInMs?: number | null;
}

export async function updateShipment(db: Db, id: string, change: ShipmentChange): Promise<void> {
  const { state, providerId, trackingNumber, carrierStatus, problem, charged, queryInMs } = change;
  await sql`
    update shipments set
      state = coalesce(${state ?? null}, state),
      provider_id = coalesce(${providerId ?? null}, provider_id),
      tracking_number = coalesce(${trackingNumber ?? null}, tracking_number),
      carrier_status = coalesce(${carrierStatus ?? null}, carrier_status),
      problem = coalesce(${problem ?? null}, problem),
      charged = coalesce(${charged ?? null}, charged),
      query_at = case when ${queryInMs === undefined} then query_at
        else now() + ${queryInMs ?? null}::float8 * interval '1 ms' end,
      updated_at = now()
    where id = ${id}`.execute(db);
}

/** Counts one more attempt to have it made; false when another instance was quicker. */
export async function countAttempt(db: Db, { id, attempts }: ShipmentRow): Promise<boolean> {
  const { rows } = await sql`
    update shipments set attempts = attempts + 1, attempted_at = now(), updated_at = now()
    where id = ${id} and attempts = ${attempts} and provider_id is null and state = 'requested'
    returning id`.execute(db);
  return rows.length > 0;
}

/** Shipments whose carrier is to be asked now. Others leave them alone for so long. */
export async function claimDueShipments(db: Db, limit: number, holdMs: number): Promise<ShipmentRow[]> {
  const { rows } = await sql<ShipmentRow>`
    update shipments set query_at = now() + ${holdMs} * interval '1 ms', asked_at = now()
    where id in (
      select id from shipments where query_at <= now() order by query_at limit ${limit} for update skip locked)
    returning ${columns}`.execute(db);
  return rows;
}

/** The same of one that somebody looks at, at most so often; undefined where it was asked about just now, or is over. */
export async function claimShipment(
  db: Db,
  id: string,
  { gapMs, holdMs }: { gapMs: number; holdMs: number },
): Promise<ShipmentRow | undefined> {
  const { rows } = await sql<ShipmentRow>`
    update shipments set query_at = now() + ${holdMs} * interval '1 ms', asked_at = now()
    where id = ${id} and query_at is not null
      and coalesce(asked_at, '-infinity') <= now() - ${gapMs} * interval '1 ms'
    returning ${columns}`.execute(db);
  return rows[0];
}

/** Has what a carrier names asked about soon, however often it is named; false where there is nothing to ask about. */
export async function askSoon(
  db: Db,
  carrier: string,
  { providerId, number }: { providerId: string; number: string | null },
  gapMs: number,
): Promise<boolean> {
  const { rows } = await sql`
    update shipments
    set query_at = least(query_at, greatest(now(), asked_at + ${gapMs} * interval '1 ms'))
    where carrier = ${carrier} and query_at is not null
      and (provider_id = ${providerId} or (provider_id is null and number = ${number}))
    returning id`.execute(db);
  return rows.length > 0;
}

export async function updateLabel(db: Db, id: string, labelId: string | null): Promise<void> {
  await sql`
    update shipments set label_id = ${labelId}, label_at = case when ${labelId}::text is null then null else now() end
    where id = ${id}`.execute(db);
}

/** Lines of the order with what one piece measures today, or did when it was bought: kilograms and centimetres. */
export async function selectMeasuredGoods(
  db: Db,
  orderId: string,
): Promise<(MeasuredGoods & { lineId: number })[]> {
  const { rows } = await sql<MeasuredGoods & { lineId: number }>`
    select l.id as "lineId", l.quantity,
      coalesce(v.weight, p.weight, (l.snapshot ->> 'weight')::float8) as weight,
      coalesce(v.length, p.length, (l.snapshot ->> 'length')::float8) as length,
      coalesce(v.width, p.width, (l.snapshot ->> 'width')::float8) as width,
      coalesce(v.height, p.height, (l.snapshot ->> 'height')::float8) as height
    from order_lines l
    left join variations v on v.id = l.variation_id
    left join products p on p.id = l.product_id
    where l.order_id = ${orderId} order by l.position`.execute(db);
  return rows;
}
