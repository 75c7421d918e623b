import { sql, type Kysely, type Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import type { LayerStatus } from '#domain/layers/layer-state.ts';
import type { LayerPrices } from '#domain/schemas/layer.schema.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export interface LayerRow {
  id: number;
  name: string;
  color: string;
  position: number | null;
  status: LayerStatus;
  startsAt: Date | null;
  endsAt: Date | null;
  createdBy: string | null;
  fromAgent: boolean;
  agent: string | null;
  approvedBy: string | null;
  createdAt: Date;
  revision: number;
}

const layerRows = sql`
  select l.id, l.name, l.color, l.position, l.status, l.starts_at as "startsAt", l.ends_at as "endsAt",
    (select coalesce(nullif(s.name, ''), s.email) from staff s where s.id = l.created_by) as "createdBy",
    (select coalesce(nullif(s.name, ''), s.email) from staff s where s.id = l.approved_by) as "approvedBy",
    l.created_at as "createdAt", l.revision, l.from_agent as "fromAgent", l.agent
  from layers l`;

/** The highest first, then what is done, the latest first. */
export async function selectLayers(db: Db): Promise<LayerRow[]> {
  const { rows } = await sql<LayerRow>`
    ${layerRows} where l.id > 0 order by l.position desc nulls last, l.id desc limit 1000`.execute(db);
  return rows;
}

export async function selectLayer(db: Db, id: number): Promise<LayerRow | undefined> {
  const { rows } = await sql<LayerRow>`${layerRows} where l.id = ${id} and l.id > 0`.execute(db);
  return rows[0];
}

/** `share` lets others edit it at the same time, and nobody merge or discard it until the transaction ends. */
export async function selectLayerLocked(
  trx: Trx,
  id: number,
  mode: 'update' | 'share',
): Promise<LayerRow | undefined> {
  const lock = mode === 'update' ? sql`for no key update of l` : sql`for share of l`;
  const { rows } = await sql<LayerRow>`${layerRows} where l.id = ${id} and l.id > 0 ${lock}`.execute(trx);
  return rows[0];
}

/** Who changes the order of layers, or how many are approved, waits for who does. */
export async function lockAllLayers(trx: Trx): Promise<void> {
  await sql`select from layers where id = 0 for no key update`.execute(trx);
}

interface LayerTerms {
  name: string;
  color: string;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** What a program has made: by which key, and by which call, so that it is known when it is sent again. */
export interface MadeByAgent {
  agent: string | null;
  requestId: string;
}

/** Above all others; gives its id. Call it with `lockAllLayers`. */
export async function insertLayer(
  trx: Trx,
  terms: LayerTerms,
  { staffId, made }: { staffId: number; made?: MadeByAgent },
): Promise<number> {
  const { name, color, startsAt, endsAt } = terms;
  const { rows } = await sql<{ id: number }>`
    insert into layers (name, color, position, starts_at, ends_at, created_by, from_agent, agent, agent_request)
    select ${name}, ${color}, coalesce(max(position), 0) + 1, ${startsAt}::timestamptz, ${endsAt}::timestamptz,
      ${staffId}::int, ${made !== undefined}::boolean, ${made?.agent ?? null}::text, ${made?.requestId ?? null}::uuid
    from layers returning id`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The layer was not stored');
  return row.id;
}

export async function updateTerms(trx: Trx, id: number, terms: LayerTerms): Promise<void> {
  const { name, color, startsAt, endsAt } = terms;
  await trx
    .updateTable('layers')
    .set({ name, color, starts_at: startsAt, ends_at: endsAt, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute();
}

/** What is done stands in no order. */
export async function updateStatus(
  trx: Trx,
  id: number,
  { status, approvedBy }: { status: LayerStatus; approvedBy?: number },
): Promise<void> {
  const isDone = status === 'merged' || status === 'discarded';
  await trx
    .updateTable('layers')
    .set({
      status,
      revision: sql`revision + 1`,
      ...(isDone && { position: null }),
      ...(approvedBy !== undefined && { approved_by: approvedBy }),
    })
    .where('id', '=', id)
    .execute();
}

/** The lowest first. */
export async function updatePositions(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`
    update layers set position = place from unnest(${ids}::int[]) with ordinality as wanted (id, place)
    where layers.id = wanted.id`.execute(trx);
}

export async function insertEvent(
  trx: Trx,
  { layerId, event, staffId }: { layerId: number; event: string; staffId: number | null },
): Promise<void> {
  await sql`
    insert into layer_events (layer_id, event, at, staff_id)
    values (${layerId}, ${event}, clock_timestamp(), ${staffId}) on conflict do nothing`.execute(trx);
}

/** Approved ones that have not ended by now, but for one. */
export async function countApproved(trx: Trx, { but, now }: { but: number; now: Date }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from layers
    where status = 'approved' and id <> ${but} and (ends_at is null or ends_at > ${now})`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** False where it has ended by now. */
export async function startNow(trx: Trx, id: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update layers set starts_at = transaction_timestamp()
    where id = ${id} and (ends_at is null or ends_at > transaction_timestamp())`.execute(trx);
  return numAffectedRows > 0n;
}

/** An active one ends now; false for any other. */
export async function endNow(trx: Trx, id: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update layers set ends_at = clock_timestamp(), revision = revision + 1
    where id = ${id} and status = 'approved' and starts_at < clock_timestamp()
      and (ends_at is null or ends_at > clock_timestamp())`.execute(trx);
  return numAffectedRows > 0n;
}

export interface LayerDocumentRow {
  key: string;
  /** Empty, and null, for what is no page. */
  title: string;
  kind: string | null;
  slug: string | null;
  category: string | null;
  revision: number;
  updatedAt: Date;
  patch: unknown;
  approvedPatch: unknown;
  isApproved: boolean;
}

/** Everything that was opened in a layer, by key. */
export async function selectLayerDocuments(db: Db, layerId: number): Promise<LayerDocumentRow[]> {
  const { rows } = await sql<LayerDocumentRow>`
    select d.key, coalesce(d.document ->> 'title', '') as title, p.kind, p.slug, c.slug as category, d.revision,
      d.updated_at as "updatedAt", d.patch, d.approved_patch as "approvedPatch",
      d.patch is not distinct from d.approved_patch as "isApproved"
    from layer_drafts d
    left join pages p on p.id = d.page_id
    left join articles a on a.id = p.id
    left join pages c on c.id = a.category_id
    where d.layer_id = ${layerId} order by d.key collate "C"`.execute(db);
  return rows;
}

/** What a layer says of a document, and when visitors see it; a time that is not set may be any. */
export type LayerPatchRow = Pick<LayerRow, 'id' | 'startsAt' | 'endsAt'> &
  Pick<LayerDocumentRow, 'key' | 'title' | 'patch'>;

/** What every layer that may still be seen says of each document, the lowest layer first. */
export async function selectAllPatches(db: Db): Promise<LayerPatchRow[]> {
  const { rows } = await sql<LayerPatchRow>`
    select l.id, l.starts_at as "startsAt", l.ends_at as "endsAt", d.key,
      coalesce(d.document ->> 'title', '') as title, d.patch
    from layers l join layer_drafts d on d.layer_id = l.id
    where l.id > 0 and l.position is not null and (l.ends_at is null or l.ends_at > now())
    order by l.position, d.key collate "C"`.execute(db);
  return rows;
}

/** From now on visitors see what the layer says. */
export async function approvePatches(trx: Trx, layerId: number): Promise<void> {
  await sql`
    update layer_drafts set approved_patch = patch, approved_revision = approved_revision + 1
    where layer_id = ${layerId} and patch is distinct from approved_patch`.execute(trx);
}

/** Discarded ones that nobody can want back, with all that was said in them. */
export async function deleteDiscarded(db: Db, before: Date): Promise<void> {
  await sql`
    delete from layers where status = 'discarded' and not exists (
      select from layer_events e where e.layer_id = layers.id and e.event = 'discarded' and e.at >= ${before}
    )`.execute(db);
}

/** Approved layers without an end that have started, the lowest first; all or one. `note` is what its versions say. */
export async function selectDueForMerging(
  db: Db,
  now: Date,
  id: number | null = null,
): Promise<{ id: number; note: string; staffId: number | null }[]> {
  const { rows } = await sql<{ id: number; note: string; staffId: number | null }>`
    select id, name as note, approved_by as "staffId" from layers
    where status = 'approved' and ends_at is null and starts_at <= ${now} and (${id}::int is null or id = ${id})
    order by position for no key update`.execute(db);
  return rows;
}

/** What lower layers that are not done say of a document, locked until the transaction ends. */
export async function selectLowerPatches(
  trx: Trx,
  { layerId, key }: { layerId: number; key: string },
): Promise<{ layerId: number; patch: unknown; approvedPatch: unknown }[]> {
  const { rows } = await sql<{ layerId: number; patch: unknown; approvedPatch: unknown }>`
    select d.layer_id as "layerId", d.patch, d.approved_patch as "approvedPatch"
    from layer_drafts d join layers l on l.id = d.layer_id
    where d.key = ${key} and l.position < (select position from layers where id = ${layerId})
    order by l.position for update of d`.execute(trx);
  return rows;
}

export async function updateLowerPatches(
  trx: Trx,
  {
    layerId,
    key,
    patch,
    approvedPatch,
  }: { layerId: number; key: string; patch: object | null; approvedPatch: object | null },
): Promise<void> {
  await sql`
    update layer_drafts set patch = ${JSON.stringify(patch)}::jsonb,
      approved_patch = ${approvedPatch && JSON.stringify(approvedPatch)}::jsonb, approved_revision = approved_revision + 1
    where layer_id = ${layerId} and key = ${key}`.execute(trx);
}

/** What an approved layer says of one document, and when. */
export interface ApprovedRow {
  layerId: number;
  startsAt: Date;
  endsAt: Date | null;
  key: string;
  revision: number;
  patch: unknown;
}

/** From when to when a layer is seen. */
export type SaleTimes = Pick<ApprovedRow, 'startsAt' | 'endsAt'>;

/**
 * Of layers that have not ended, the lowest first, with the database's clock; and when those that have prices begin and
 * end.
 */
export async function selectApproved(
  db: Db,
): Promise<{ now: Date; rows: ApprovedRow[]; sales: SaleTimes[] }> {
  const { rows: clock } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const { rows } = await sql<ApprovedRow>`
    select l.id as "layerId", l.starts_at as "startsAt", l.ends_at as "endsAt", d.key,
      d.approved_revision as revision, d.approved_patch as patch
    from layers l join layer_drafts d on d.layer_id = l.id
    where l.status = 'approved' and d.approved_patch is not null
      and (l.ends_at is null or l.ends_at > clock_timestamp())
    order by l.position`.execute(db);
  const { rows: sales } = await sql<SaleTimes>`
    select l.starts_at as "startsAt", l.ends_at as "endsAt" from layers l
    where l.status = 'approved' and (l.ends_at is null or l.ends_at > clock_timestamp() - interval '1 minute')
      and exists (select from price_lists p where p.layer_id = l.id)`.execute(db);
  return { now: clock[0]?.now ?? new Date(), rows, sales };
}

/** Its lists of sale prices, by name. */
export async function selectLayerPrices(db: Db, layerId: number): Promise<LayerPrices[]> {
  const { rows } = await sql<LayerPrices>`
    select l.id, l.name,
      case when l.enabled then (select count(*)::int from sale_prices s where s.list_id = l.id) else 0 end as cheaper
    from price_lists l where l.layer_id = ${layerId} order by lower(l.name), l.id`.execute(db);
  return rows;
}

/** Whether a layer has prices, be they seen or not. */
export async function hasPrices(db: Db, layerId: number): Promise<boolean> {
  const { rows } = await sql`select from price_lists where layer_id = ${layerId} limit 1`.execute(db);
  return rows.length > 0;
}

/** From now on what lists of a layer make counts until it has become the products' own (`keep-sales.ts`). */
export async function keepPrices(trx: Trx, layerId: number): Promise<void> {
  await sql`update price_lists set is_kept = true where layer_id = ${layerId} and enabled`.execute(trx);
}

/**
 * What is said of a document, the lowest layer first: by layers whose approved patches visitors see at a moment, and by
 * one layer as it is edited now, whenever it is seen.
 */
export async function selectSeenPatches(
  db: Db,
  { key, layer, at }: { key: string; layer: number | null; at: Date | null },
): Promise<unknown[]> {
  const { rows } = await sql<{ patch: unknown }>`
    select case when l.id = ${layer}::int then d.patch else d.approved_patch end as patch
    from layers l join layer_drafts d on d.layer_id = l.id
    where d.key = ${key} and l.position is not null and (l.id = ${layer}::int
      or l.status = 'approved' and d.approved_patch is not null and l.starts_at <= ${at}::timestamptz
        and (l.ends_at is null or l.ends_at > ${at}::timestamptz))
    order by l.position`.execute(db);
  return rows.map(({ patch }) => patch);
}

export interface CollisionRow {
  key: string;
  title: string;
  kind: 'field' | 'removed';
  path: string[];
  version: number;
  base: unknown;
  live: unknown;
  layer: unknown;
  liveAuthor: string | null;
  layerAuthor: string | null;
}

/** Those that nobody has settled, the latest first. */
export async function selectCollisions(db: Db, layerId: number): Promise<CollisionRow[]> {
  const { rows } = await sql<CollisionRow>`
    select c.document_key as key, coalesce((select d.document ->> 'title' from layer_drafts d
        where d.layer_id = c.layer_id and d.key = c.document_key), '') as title, c.kind, c.path, c.live_version as version, c.base_value as base,
      c.live_value as live, c.layer_value as layer,
      (select coalesce(nullif(s.name, ''), s.email) from staff s where s.id = c.live_staff) as "liveAuthor",
      (select coalesce(nullif(s.name, ''), s.email) from staff s where s.id = c.layer_staff) as "layerAuthor"
    from layer_collisions c where c.layer_id = ${layerId} and c.state = 'open'
    order by c.live_version desc, c.document_key, c.path limit 500`.execute(db);
  return rows;
}

/** Somebody has looked at them, and the layer keeps what it says. */
export async function settleCollisions(trx: Trx, layerId: number): Promise<void> {
  await sql`update layer_collisions set state = 'kept' where layer_id = ${layerId} and state = 'open'`.execute(
    trx,
  );
}

/** The layer says nothing more there; false where none was open. */
export async function takeCollisions(
  trx: Trx,
  { id, key }: { id: number; key: string },
  path: readonly string[],
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update layer_collisions set state = 'taken'
    where layer_id = ${id} and document_key = ${key} and path = ${path}::text[] and state = 'open'`.execute(
    trx,
  );
  return numAffectedRows > 0n;
}
