import { sql, type Kysely, type Transaction } from 'kysely';

import type { Database } from '#db/database.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export type FileKind = 'zip' | 'xml' | 'picture' | 'other';

/** Of what a file is: goods, or orders. */
export type FileType = 'catalog' | 'sale';

/** Everything of the exchange that nobody has asked to import yet. */
export async function deleteInbox(db: Db, exchangeId: number): Promise<void> {
  await sql`delete from commerceml_files where exchange_id = ${exchangeId} and state = 'received'`.execute(
    db,
  );
}

/** What an exchange has sent so far. */
export async function selectInboxSize(db: Db, exchangeId: number): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes from commerceml_files
    where exchange_id = ${exchangeId}`.execute(db);
  return rows[0] ?? { files: 0, bytes: 0 };
}

/**
 * A part of a file, behind those that came before; one that was read already begins anew. null where the file is being
 * read.
 */
export async function appendPart(
  trx: Trx,
  {
    exchangeId,
    name,
    kind,
    type,
    bytes,
  }: { exchangeId: number; name: string; kind: FileKind; type: FileType; bytes: Buffer },
): Promise<number | null> {
  const { rows } = await sql<{ id: number; parts: number }>`
    insert into commerceml_files as f (exchange_id, name, kind, type, size, parts)
    values (${exchangeId}, ${name}, ${kind}, ${type}, ${bytes.length}, 1)
    on conflict (exchange_id, name) do update set
      size = case when f.state = 'received' then f.size else 0 end + excluded.size,
      parts = case when f.state = 'received' then f.parts else 0 end + 1,
      type = excluded.type, state = 'received', failure = null, import_id = null, leased_until = null
    where f.state in ('received', 'done', 'failed') and (f.leased_until is null or f.leased_until < now())
    returning id, parts`.execute(trx);
  const [file] = rows;
  if (!file) return null;
  await sql`delete from commerceml_parts where file_id = ${file.id} and part >= ${file.parts}`.execute(trx);
  await sql`
    insert into commerceml_parts (file_id, part, bytes) values (${file.id}, ${file.parts}, ${bytes})`.execute(
    trx,
  );
  return file.id;
}

export interface FileState {
  id: number;
  kind: FileKind;
  state: 'received' | 'wanted' | 'running' | 'done' | 'failed';
  failure: string | null;
  rowsDone: number;
  rowCount: number;
}

/** How far a file is, its import included. */
export async function selectFileState(db: Db, exchangeId: number, name: string): Promise<FileState | null> {
  const { rows } = await sql<FileState>`
    select f.id, f.kind, case when f.state <> 'running' or i.state = 'running' or f.type = 'sale' then f.state
        when i.state = 'done' then 'done' else 'failed' end as state,
      coalesce(f.failure, i.failure) as failure, coalesce(i.rows_done, 0) as "rowsDone",
      coalesce(i.row_count, 0) as "rowCount"
    from commerceml_files f left join product_imports i on i.id = f.import_id
    where f.exchange_id = ${exchangeId} and f.name = ${name}`.execute(db);
  return rows[0] ?? null;
}

/** Of the archives of an exchange: whether one waits, and why one could not be read. */
export async function selectArchives(
  db: Db,
  exchangeId: number,
): Promise<{ isWaiting: boolean; failure: string | null }> {
  const { rows } = await sql<{ isWaiting: boolean; failure: string | null }>`
    select coalesce(bool_or(state = 'received'), false) as "isWaiting", max(failure) as failure
    from commerceml_files where exchange_id = ${exchangeId} and kind = 'zip'`.execute(db);
  return rows[0] ?? { isWaiting: false, failure: null };
}

export async function updateWanted(db: Db, id: number): Promise<void> {
  await sql`update commerceml_files set state = 'wanted' where id = ${id} and state = 'received'`.execute(db);
}

export interface ClaimedFile {
  id: number;
  exchangeId: number;
  name: string;
  kind: 'zip' | 'xml';
  type: FileType;
  size: number;
}

/**
 * Locks the next archive to unpack or file to read, of an exchange whose archives are unpacked; null where there is
 * none, or another instance is at one.
 */
export async function claimFile(trx: Trx): Promise<ClaimedFile | null> {
  const { rows: locks } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('commerceml')) as "isMine"`.execute(trx);
  if (!locks[0]?.isMine) return null;
  const { rows } = await sql<ClaimedFile>`
    select f.id, f.exchange_id as "exchangeId", f.name, f.kind, f.type, f.size::float8 as size
    from commerceml_files f join commerceml_exchanges e on e.id = f.exchange_id
    where f.kind = 'zip' and f.state = 'received' and e.wants_import or f.kind = 'xml' and f.state = 'wanted'
    order by f.kind = 'xml', f.id limit 1 for update of f skip locked`.execute(trx);
  return rows[0] ?? null;
}

/** Those of one file in their order. */
export async function* readParts(db: Db, id: number): AsyncGenerator<Buffer> {
  for (let part = 1; ; part++) {
    const { rows } = await sql<{ bytes: Buffer }>`
      select bytes from commerceml_parts where file_id = ${id} and part = ${part}`.execute(db);
    if (!rows[0]) return;
    yield rows[0].bytes;
  }
}

export async function selectPartSizes(db: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ size: number }>`
    select length(bytes) as size from commerceml_parts where file_id = ${id} order by part`.execute(db);
  return rows.map(({ size }) => size);
}

/** `from` counts from 0. */
export async function selectPartSlice(
  db: Db,
  { id, part, from, length }: { id: number; part: number; from: number; length: number },
): Promise<Buffer> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select substring(bytes from ${from + 1}::int for ${length}::int) as bytes from commerceml_parts
    where file_id = ${id} and part = ${part}`.execute(db);
  return rows[0]?.bytes ?? Buffer.alloc(0);
}

/** It is read: its bytes go. */
export async function updateRead(
  db: Db,
  id: number,
  { importId, unpriced }: { importId: number | null; unpriced: number },
): Promise<void> {
  await deleteParts(db, id);
  await sql`
    update commerceml_files set state = ${importId === null ? 'done' : 'running'}, import_id = ${importId},
      unpriced_count = ${unpriced}, leased_until = null where id = ${id}`.execute(db);
}

/** What it says of orders is to be done one after another: its bytes go. */
export async function updateNewsRead(db: Db, id: number, hasNews: boolean): Promise<void> {
  await deleteParts(db, id);
  await sql`
    update commerceml_files set state = ${hasNews ? 'running' : 'done'} where id = ${id}`.execute(db);
}

/** How far a file of orders is, with those that were in it: whether something is still to be done, and what failed. */
export async function selectSaleState(
  db: Db,
  file: { id: number; exchangeId: number },
): Promise<{ isBusy: boolean; failure: string | null }> {
  const { rows } = await sql<{ isBusy: boolean; failure: string | null }>`
    select coalesce(bool_or(state in ('received', 'wanted', 'running')), false) as "isBusy", max(failure) as failure
    from commerceml_files where exchange_id = ${file.exchangeId} and type = 'sale'
      and kind in ('zip', 'xml') and id >= ${file.id}`.execute(db);
  return rows[0] ?? { isBusy: false, failure: null };
}

/** `failure` names a text. */
export async function updateFileFailed(db: Db, id: number, failure: string): Promise<void> {
  await deleteParts(db, id);
  await sql`
    update commerceml_files set state = 'failed', failure = ${failure}, leased_until = null
    where id = ${id}`.execute(db);
}

async function deleteParts(db: Db, id: number): Promise<void> {
  await sql`delete from commerceml_parts where file_id = ${id}`.execute(db);
}

/** The next picture, which nobody else gets for so long; pictures are whole once an import was asked for. */
export async function claimPicture(
  db: Db,
  leaseSeconds: number,
): Promise<{ id: number; name: string } | null> {
  const { rows } = await sql<{ id: number; name: string }>`
    update commerceml_files set leased_until = now() + make_interval(secs => ${leaseSeconds})
    where id = (
      select f.id from commerceml_files f join commerceml_exchanges e on e.id = f.exchange_id
      where f.kind = 'picture' and f.state = 'received' and e.wants_import
        and (f.leased_until is null or f.leased_until < now())
      order by f.id limit 1 for update of f skip locked)
    returning id, name`.execute(db);
  return rows[0] ?? null;
}
