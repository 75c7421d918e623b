import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '#db/database.ts';
import { encryptStoredSecrets } from '#modules/maintenance/encrypt-stored-secrets.ts';
import type { Log } from '#platform/log.ts';
import { createSecretBox, type SecretBox } from '#platform/secrets/secret-box.ts';

import { ConfigError, type Config } from './config.ts';

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
  try {
    mkdirSync(join(file, '..'), { recursive: true });
    // `wx`: of two processes that start at once the second reads what the first has made.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new ConfigError(`The key for secrets cannot be written to ${file}: ${String(error)}`);
    }
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 32) throw new ConfigError(`${file} holds no key. Put a copy back, or remove it.`);
  return key;
}
