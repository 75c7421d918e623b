import { createHash, randomBytes } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { ApiKey, MadeApiKey, NewApiKey } from '#domain/schemas/api-keys.schema.ts';
import { apiKeyPrefix, type KeyReader } from '#http/authenticate.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import {
  countApiKeysLocked,
  insertApiKey,
  revokeApiKey,
  selectApiKeyByHash,
  selectApiKeys,
  updateApiKeyUse,
  type ApiKeyRow,
} from './api-keys.queries.ts';
import type { KeyRates } from './key-rates.ts';

interface ApiKeysDeps {
  db: Kysely<Database>;
  limits: Pick<RateLimiter, 'take'>;
  rates: KeyRates;
}

export interface ApiKeys extends KeyReader {
  list(): Promise<ApiKey[]>;
  /** For the program that somebody names; throws 409 when there are too many. */
  make(staffId: number, key: NewApiKey): Promise<MadeApiKey>;
  /** It is dead on every instance with its next call; throws 404. */
  revoke(id: number): Promise<void>;
}

const mostKeys = 50;
const keyBytes = 32;
/** Of the key, to know it by: `vk_3q2-7w`, 36 of its 256 bits. */
const hintLength = apiKeyPrefix.length + 6;
/** Its use is noted no more often than this. */
const noteMinutes = 5;
/** Wrong keys of one client. */
const guesses = { limit: 30, windowSeconds: 600 } as const;

/** Keys by which other programs call the API of the staff. */
export function createApiKeys({ db, limits, rates }: ApiKeysDeps): ApiKeys {
  async function readOne(id: number, of: Kysely<Database>): Promise<ApiKey> {
    const [row] = await selectApiKeys(of, id);
    if (!row) throw notFound('resource');
    return composeKey(row);
  }

  return {
    list: async () => (await selectApiKeys(db)).map(composeKey),
    async make(staffId, { name, scopes, days }) {
      const token = apiKeyPrefix + randomBytes(keyBytes).toString('base64url');
      return db.transaction().execute(async (trx) => {
        if ((await countApiKeysLocked(trx)) >= mostKeys)
          throw new AppError('conflict', 'apiKeys.errors.tooMany');
        const hint = token.slice(0, hintLength);
        const stored = { name, scopes, days, staffId, hint, tokenHash: hashKey(token) };
        const id = await insertApiKey(trx, stored);
        return { key: await readOne(id, trx), token };
      });
    },
    async revoke(id) {
      if (!(await revokeApiKey(db, id))) throw notFound('resource');
    },
    async identifyKey(token, client) {
      const tokenHash = hashKey(token);
      const key = await selectApiKeyByHash(db, tokenHash, noteMinutes);
      if (!key) {
        await limits.take({ key: `api-key:${client}`, ...guesses });
        return null;
      }
      const { id, name, scopes, staffId, role, rights, mustEnrol, isUseStale } = key;
      const rate = rates.count(id);
      if (isUseStale) await updateApiKeyUse(db, id);
      return {
        identity: {
          kind: 'staff',
          staffId,
          role,
          rights,
          tokenHash,
          isProven: false,
          mustEnrol,
          key: { name, scopes },
        },
        rate,
      };
    },
  };
}

function hashKey(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function composeKey({ createdAt, expiresAt, lastUsedAt, ...row }: ApiKeyRow): ApiKey {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
