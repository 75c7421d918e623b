import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

import type { PasswordQueue } from './password-queue.ts';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;

export interface Passwords {
  /** In PHC string form: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. */
  hash(password: string): Promise<string>;
  /** Without a hash it costs the same and is false: an unknown account answers as slowly as a known one. */
  verify(password: string, hash: string | null): Promise<boolean>;
}

export function createPasswords(queue: PasswordQueue): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      return toPhc(salt, await queue.run(() => derive(password, { ...cost, salt, tagLength: tagBytes })));
    },
    async verify(password, hash) {
      const { salt, tag, ...parameters } = readPhc(hash ?? nobody);
      const derived = await queue.run(() => derive(password, { ...parameters, salt, tagLength: tag.length }));
      return timingSafeEqual(derived, tag) && hash !== null;
    },
  };
}

/** The same accented letter is typed as one character here and as two there. */
function derive(
  password: string,
  { salt, ...parameters }: typeof cost & { salt: Buffer; tagLength: number },
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const message = Buffer.from(password.normalize('NFC'));
  argon2('argon2id', { ...parameters, message, nonce: salt }, (error, tag) =>
    error ? reject(error) : resolve(tag),
  );
  return promise;
}

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/.-]+)\$([\w+/.-]+)$/;

function toPhc(salt: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

/** Its own parameters: hashes made before a change of `cost` stay good. */
function readPhc(hash: string) {
  const [, memory, passes, parallelism, salt, tag] = phcPattern.exec(hash) ?? [];
  if (!salt || !tag) throw new Error('A stored password hash is not argon2id in PHC form');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

const nobody = toPhc(Buffer.alloc(saltBytes), Buffer.alloc(tagBytes));
