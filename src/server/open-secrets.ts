import { randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '#db/database.ts';
import { encryptStoredSecrets } from '#modules/maintenance/encrypt-stored-secrets.ts';
import type { Log } from '#platform/log.ts';
import { createSecretBox, type SecretBox } from '#platform/secrets/secret-box.ts';

import type { Config } from './config.ts';
import { ConfigError } from './config-values.ts';

/**
 * By SECRET_KEY, else by the key in the data folder, which the first start makes. Where the database is
 * another's than this folder's, the file is told of: a second instance, or a new disk, would not have it.
 */
export function openSecrets(
  { secretKeys, dataDir, databaseUrl }: Pick<Config, 'secretKeys' | 'dataDir' | 'databaseUrl'>,
  logger: Pick<Log, 'warn'>,
): SecretBox {
  if (secretKeys) return createSecretBox(secretKeys);
  const file = join(dataDir, 'secret.key');
  const key = readOrMakeKey(file);
  if (databaseUrl !== undefined) {
    logger.warn(
      { file },
      'SECRET_KEY is not set: payment keys and two-factor secrets in the database are encrypted with the key in this file. Keep a copy of it; every other instance on this database needs it, as its SECRET_KEY',
    );
  }
  return createSecretBox([key]);
}

/** Encrypts what is not, and tells what cannot be opened: the shop runs on without it. */
export async function reviewSecrets(
  db: Kysely<Database>,
  secrets: SecretBox,
  logger: Pick<Logger, 'info' | 'error'>,
): Promise<void> {
  const { encrypted, unreadable } = await encryptStoredSecrets(db, secrets);
  if (encrypted > 0)
    logger.info({ encrypted }, 'Secrets in the database were encrypted with the present key');
  if (unreadable.length > 0) {
    logger.error(
      { unreadable },
      'Secrets in the database were encrypted with another SECRET_KEY. Start with that one (behind a comma, if there is a new one), or enter the payment keys anew and sign in by recovery codes',
    );
  }
}

function readOrMakeKey(file: string): string {
  if (!existsSync(file)) {
    try {
      makeKey(file);
    } catch (error) {
      throw new ConfigError(`The key for secrets cannot be written to ${file}: ${String(error)}`);
    }
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 32) throw new ConfigError(`${file} holds no key. Put a copy back, or remove it.`);
  return key;
}

/**
 * The key is there whole or not at all, and has reached the disk before anything is encrypted with it: after a
 * power cut an empty file would keep the shop from starting.
 */
function makeKey(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
    // Of two processes that start at once the second reads what the first has made.
    moveUnlessThere(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

function moveUnlessThere(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch {
    // There already, or on a file system without links.
    if (!existsSync(file)) renameSync(draft, file);
  }
}
