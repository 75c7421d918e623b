import type { Client } from 'pg';

import { listSegments, segmentBytes } from './log-segments.ts';

/**
 * What keeps the server from reusing its log before it is archived: a physical replication slot, whose name is all
 * that has to be known of the archive. A copy of the data folder has none, so that what is restored begins anew.
 * https://www.postgresql.org/docs/18/functions-admin.html#FUNCTIONS-REPLICATION
 */
export interface LogSlot {
  /** Of the segments that belong together without a gap. */
  chain: string;
  /** Tells the place that they go to. */
  placeMark: string;
  /** What the server keeps for us, in bytes. */
  waitingBytes: number;
}

const prefix = 'vitrina_log_';

export async function readLogSlot(client: Client): Promise<LogSlot | null> {
  const { rows } = await client.query<{ name: string; waiting: string }>(
    `select slot_name as name, pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)::text as waiting
    from pg_replication_slots
    where starts_with(slot_name, '${prefix}') and restart_lsn is not null and wal_status is distinct from 'lost'`,
  );
  const [row] = rows;
  const [, chain, placeMark] = /^vitrina_log_(\w+)_([0-9a-f]+)$/.exec(row?.name ?? '') ?? [];
  return chain && placeMark ? { chain, placeMark, waitingBytes: Number(row?.waiting) } : null;
}

/**
 * Keeps the log from now on: what is older, back to the last checkpoint, belongs to no backup of this chain, and may be
 * a gigabyte.
 */
export async function createLogSlot(
  client: Client,
  { chain, placeMark }: Omit<LogSlot, 'waitingBytes'>,
): Promise<void> {
  const name = `${prefix}${chain}_${placeMark}`;
  await client.query('select pg_create_physical_replication_slot($1, true)', [name]);
  await client.query('select pg_replication_slot_advance($1, pg_current_wal_flush_lsn())', [name]);
}

/** From now on the server reuses its log. */
export async function dropLogSlots(client: Client): Promise<void> {
  await client.query(
    `select pg_drop_replication_slot(slot_name) from pg_replication_slots
    where starts_with(slot_name, '${prefix}') and not active`,
  );
}

/**
 * Ends the segment that is being written. The transaction before leaves its time in it: a restore stops at the first
 * one after its moment, and would take the end of the log for a loss where there is none.
 */
export async function endSegment(client: Client): Promise<void> {
  await client.query('select pg_current_xact_id()');
  await client.query('select pg_switch_wal()');
}

/** Whole segments that wait, the oldest first. */
export async function listWaiting(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select restart_lsn::text as "from", ('0/0'::pg_lsn
      + floor((pg_current_wal_flush_lsn() - '0/0') / ${segmentBytes}) * ${segmentBytes})::text as "to"
    from pg_replication_slots where starts_with(slot_name, '${prefix}')`,
  );
  const [row] = rows;
  return row ? listSegments(client, row.from, row.to) : [];
}

/** The server may reuse this segment and those before it. */
export async function releaseSegment(client: Client, name: string): Promise<void> {
  await client.query(
    `select pg_replication_slot_advance(slot_name, least(pg_current_wal_flush_lsn(),
      '0/0'::pg_lsn + (s.segment_number + 1) * ${segmentBytes}))
    from pg_replication_slots, pg_split_walfile_name($1) s where starts_with(slot_name, '${prefix}')`,
    [name],
  );
}
