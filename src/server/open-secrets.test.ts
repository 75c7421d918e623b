import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ConfigError } from './config-values.ts';
import { openSecrets } from './open-secrets.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrina-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function open(config: { secretKeys?: [string, ...string[]]; databaseUrl?: string } = {}) {
  const warn = vi.fn<(details: object, message: string) => void>();
  const secrets = openSecrets(
    { secretKeys: undefined, databaseUrl: undefined, dataDir, ...config },
    { warn },
  );
  return { secrets, warn };
}

test('the first start makes a key that only the owner of the folder reads, the next one takes it', () => {
  const { secrets, warn } = open();
  const file = join(dataDir, 'secret.key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8').trim()).toMatch(/^[\w-]{43}$/);
  expect(open().secrets.decrypt(secrets.encrypt('JBSWY3', 'totp:1'), 'totp:1')).toBe('JBSWY3');
  expect(warn).not.toHaveBeenCalled();
});

test('on a database of its own the file is told of; SECRET_KEY with its text opens the same', () => {
  const { secrets, warn } = open({ databaseUrl: 'postgresql://db/shop' });
  const file = join(dataDir, 'secret.key');
  expect(warn).toHaveBeenCalledWith({ file }, expect.stringContaining('SECRET_KEY is not set'));
  const elsewhere = open({
    secretKeys: [readFileSync(file, 'utf8').trim()],
    databaseUrl: 'postgresql://db/shop',
  });
  expect(elsewhere.warn).not.toHaveBeenCalled();
  expect(elsewhere.secrets.decrypt(secrets.encrypt('JBSWY3', 'totp:1'), 'totp:1')).toBe('JBSWY3');
});

test('an emptied file is no key, and nothing takes its place in silence', () => {
  writeFileSync(join(dataDir, 'secret.key'), '\n');
  expect(() => open()).toThrow(ConfigError);
});
