import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';

type Db = Kysely<Database>;

export interface FileRow {
  id: number;
  name: string;
  bytes: number;
  variationId: number | null;
  createdAt: Date;
}

const columns = sql`id, name, bytes, variation_id as "variationId", created_at as "createdAt"`;

/** Those that are sold, in the order in which they came. */
export async function selectFilesOfProduct(db: Db, productId: number): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`select ${columns} from product_files
    where product_id = ${productId} and removed_at is null order by id`.execute(db);
  return rows;
}

/** Whether there are files, those that are sold no more among them. */
export async function existFiles(db: Db): Promise<boolean> {
  const { rows } = await sql`select from product_files limit 1`.execute(db);
  return rows.length > 0;
}

/** Locks the product; whether it has the variation, and how many files are sold with it. Undefined: no such product. */
export async function lockProduct(
  trx: Db,
  productId: number,
  variationId: number | null,
): Promise<{ hasVariation: boolean; files: number } | undefined> {
  const { rows } = await sql<{ hasVariation: boolean; files: number }>`
    select ${variationId}::int is null or exists (
        select from variations v where v.id = ${variationId} and v.product_id = p.id) as "hasVariation",
      (select count(*)::int from product_files f where f.product_id = p.id and f.removed_at is null) as files
    from products p where p.id = ${productId} for no key update`.execute(trx);
  return rows[0];
}

export async function insertFile(
  trx: Db,
  file: { productId: number; variationId: number | null; storageKey: string; name: string; bytes: number },
): Promise<FileRow> {
  const { rows } = await sql<FileRow>`
    insert into product_files (product_id, variation_id, storage_key, name, bytes)
    values (${file.productId}, ${file.variationId}, ${file.storageKey}, ${file.name}, ${file.bytes})
    returning ${columns}`.execute(trx);
  return onlyRow(rows);
}

/** Takes a file from what is sold; false where the product has no such file. */
export async function retireFile(trx: Db, productId: number, id: number): Promise<boolean> {
  const { rows } = await sql`update product_files set removed_at = now()
    where id = ${id} and product_id = ${productId} and removed_at is null returning id`.execute(trx);
  return rows.length > 0;
}

export interface UnneededFile {
  id: number;
  storageKey: string;
}

/** Files that are not sold any more and that no buyer may fetch, with their rows locked; the longest ago first. */
export async function lockUnneeded(trx: Db, limit: number): Promise<UnneededFile[]> {
  const { rows } = await sql<UnneededFile>`
    select f.id, f.storage_key as "storageKey" from product_files f
    where f.removed_at is not null and not exists (
      select from download_grants g where g.file_id = f.id)
    order by f.removed_at limit ${limit} for update skip locked`.execute(trx);
  return rows;
}

export interface StoredFile extends UnneededFile {
  /** Its length. */
  bytes: number;
}

/** All that are kept, from the one after `after` on. */
export async function selectStoredAfter(db: Db, after: number, limit: number): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`select id, storage_key as "storageKey", bytes from product_files
    where id > ${after} order by id limit ${limit}`.execute(db);
  return rows;
}

export async function deleteFile(trx: Db, id: number): Promise<void> {
  await sql`delete from product_files where id = ${id}`.execute(trx);
}
