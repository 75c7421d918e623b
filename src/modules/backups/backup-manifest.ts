import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

/** What makes a folder a backup, written last. */
export const manifestName = 'backup.json';
/** One JSON object a line for each file: path, bytes, sha256. A path that ends in `/` is a folder. */
export const fileListName = 'files.jsonl';
/** What stands in the data folder, as it stands there. */
export const dataFolder = 'data';
/** A file of JSON lines for each table, of `rows`. */
export const tablesFolder = 'tables';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const manifestSchema = z.object({
  /** 2: the files lie by their content in the folder `contents` beside the backup. */
  format: z.union([z.literal(1), z.literal(2)]),
  contents: z.string().optional(),
  /**
   * `files`: the data folder of an embedded server, for the same major version of PostgreSQL. `rows`: the rows of all
   * tables and the pictures, for any.
   */
  kind: z.enum(['files', 'rows']),
  /** The moment of which it holds the shop. */
  madeAt: z.iso.datetime(),
  program: z.string(),
  /** `server_version` of PostgreSQL. */
  postgres: z.string(),
  /** Those that the database had. */
  migrations: z.array(z.string()),
  /**
   * The key that opens payment keys and two-factor secrets: in the backup, left out by wish, or never in the data
   * folder (SECRET_KEY).
   */
  key: z.enum(['included', 'left-out', 'environment']),
  /** Where in the log of the server the copy begins and is whole, of `files`. */
  log: z
    .object({
      start: z.string(),
      stop: z.string(),
      timeline: z.int(),
      /** The archived log that goes on from here. */
      chain: z.string().nullable().default(null),
    })
    .nullable(),
  /** How many rows each table has, and how far each sequence is, of `rows`. */
  rows: z
    .object({
      tables: z.array(z.object({ name: z.string(), rows: z.int() })),
      sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
    })
    .nullable(),
  files: z.object({ count: z.int(), bytes: z.int(), listSha256: hash }),
});
export type BackupManifest = z.infer<typeof manifestSchema>;

const listedFileSchema = z.object({
  path: z.string().refine(isInside, 'leads out of the folder'),
  bytes: z.int().min(0),
  sha256: hash.optional(),
});
export type ListedFile = z.infer<typeof listedFileSchema>;

/** A folder that cannot be used as a backup; the message says why and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Throws `BackupError` where the folder is no backup, or one of a newer program. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((cause: unknown) => {
    throw new BackupError(
      `${folder} is not a backup: it has no ${manifestName}. A backup that was interrupted has none either; use another one.`,
      { cause },
    );
  });
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const format = z.object({ format: z.number() }).safeParse(parseJson(text)).data?.format ?? 0;
  throw new BackupError(
    format > 2
      ? `${folder} was made by a newer version of Vitrina: use that version.`
      : `${join(folder, manifestName)} is damaged. Use another backup.`,
  );
}

/** The files of a backup as its list tells them; throws `BackupError` where that is not the one of the manifest. */
export async function readFileList(folder: string, { files }: BackupManifest): Promise<ListedFile[]> {
  const damaged = new BackupError(`${join(folder, fileListName)} is missing or damaged. Use another backup.`);
  const bytes = await readFile(join(folder, fileListName)).catch(() => null);
  if (!bytes || hashOf(bytes) !== files.listSha256) throw damaged;
  const listed = parseFileList(bytes);
  if (!listed) throw damaged;
  return listed;
}

/** Null where a line is none of a list. */
export function parseFileList(bytes: Buffer): ListedFile[] | null {
  const lines = bytes.toString('utf8').split('\n');
  const parsed = lines
    .filter((line) => line !== '')
    .map((line) => listedFileSchema.safeParse(parseJson(line)).data);
  const files = parsed.filter((file) => file !== undefined);
  return files.length === parsed.length ? files : null;
}

export function hashOf(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export const isFolderPath = (path: string) => path.endsWith('/');

/** Backups may come from anywhere: nothing in them names a file outside. */
function isInside(path: string): boolean {
  return (
    !path.includes('\\') &&
    path
      .replace(/\/$/, '')
      .split('/')
      .every((name) => name !== '' && name !== '.' && name !== '..')
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
