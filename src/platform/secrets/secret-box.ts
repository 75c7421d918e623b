import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps secrets in the database unreadable without the server's key (decision 21). */
export interface SecretBox {
  /** What to store. `use` names the place: it opens there alone, so that no row can pass for another. */
  encrypt(text: string, use: string): string;
  /** Null for what none of our keys encrypted for this use. What was never encrypted comes back as it is. */
  decrypt(stored: string, use: string): string | null;
  /** Encrypted with the key that encrypts now. */
  isCurrent(stored: string): boolean;
}

interface Key {
  id: string;
  bytes: Buffer;
}

const mark = 'sealed:v1:';
const ivBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM. The first of the keys encrypts; the others open what they encrypted before, so that a key can be
 * replaced while the shop runs.
 */
export function createSecretBox([first, ...others]: readonly [string, ...string[]]): SecretBox {
  const current = deriveKey(first);
  const keys = new Map([current, ...others.map(deriveKey)].map((key) => [key.id, key]));
  const prefix = `${mark}${current.id}:`;

  return {
    encrypt(text, use) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', current.bytes, iv).setAAD(Buffer.from(use));
      const encrypted = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return prefix + encrypted.toString('base64url');
    },
    decrypt(stored, use) {
      if (!stored.startsWith(mark)) return stored;
      const [keyId = '', encrypted = ''] = stored.slice(mark.length).split(':');
      const key = keys.get(keyId);
      return key ? decryptWith(key, Buffer.from(encrypted, 'base64url'), use) : null;
    },
    isCurrent: (stored) => stored.startsWith(prefix),
  };
}

function decryptWith({ bytes }: Key, encrypted: Buffer, use: string): string | null {
  if (encrypted.length < ivBytes + tagBytes) return null;
  const text = encrypted.subarray(ivBytes, -tagBytes);
  try {
    const decipher = createDecipheriv('aes-256-gcm', bytes, encrypted.subarray(0, ivBytes))
      .setAAD(Buffer.from(use))
      .setAuthTag(encrypted.subarray(-tagBytes));
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** The given text has the strength of a key, not its length. */
function deriveKey(given: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', given, '', 'vitrina secrets', 32));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}
