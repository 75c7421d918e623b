import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { readConfig } from './config.ts';
import { ConfigError } from './config-values.ts';

test('an empty environment gives the documented defaults [R599]', () => {
  expect(readConfig({ PORT: '', PATH: '/bin', SOME_OTHER: 'x' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    trustedProxies: 0,
    drainMs: 500,
    webhooksToOwnNetwork: false,
    demo: true,
    samples: true,
    site: 'shop',
    demoLanguage: 'en',
    logLevel: 'info',
  });
});

test('given values are read, addresses lose the slash at their end', () => {
  const config = readConfig({
    PORT: '0',
    DEMO: '0',
    DEMO_SAMPLES: '0',
    DEMO_LANGUAGE: 'ru',
    SITE: 'services',
    DATABASE_URL: 'postgresql://shop@pooler/shop',
    DATABASE_DIRECT_URL: 'postgresql://shop@db/shop',
    DATABASE_REPLICA_URL: 'postgresql://shop@copy/shop',
    PUBLIC_URL: 'https://shop.example/',
    SECRET_KEY: `${'n'.repeat(32)}, ${'o'.repeat(32)}`,
    ADMIN_EMAIL: 'owner@shop.example',
    ADMIN_PASSWORD: 'long enough',
    S3_BUCKET: 'media',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  });
  expect(config).toMatchObject({
    port: 0,
    demo: false,
    samples: false,
    site: 'services',
    demoLanguage: 'ru',
    databaseUrl: 'postgresql://shop@pooler/shop',
    databaseDirectUrl: 'postgresql://shop@db/shop',
    databaseReplicaUrl: 'postgresql://shop@copy/shop',
    publicUrl: 'https://shop.example',
    secretKeys: ['n'.repeat(32), 'o'.repeat(32)],
    admin: { email: 'owner@shop.example', password: 'long enough' },
    s3: { bucket: 'media', region: 'us-east-1' },
  });
});

test.each([
  ['2', 2],
  ['10.0.0.1', ['10.0.0.1']],
  ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
])('TRUST_PROXY %s is read', (text, proxies) => {
  expect(readConfig({ TRUST_PROXY: text }).trustedProxies).toEqual(proxies);
});

test('the time for proxies to notice a stop is read in seconds', () => {
  expect(readConfig({}).drainMs).toBe(500);
  expect(readConfig({ DRAIN_SECONDS: '3' }).drainMs).toBe(3000);
  expect(readConfig({ DRAIN_SECONDS: '0.25' }).drainMs).toBe(250);
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535 (it is "abc").'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535 (it is "65536").'],
  [{ PORT: '-1' }, /^PORT must be/],
  [{ HOST: 'a b' }, /^HOST must be a host name/],
  [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY must be the number of proxies/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY must be/],
  [{ TRUST_PROXY: '10.0.0.1,' }, /^TRUST_PROXY must be/],
  [{ TRUST_PROXY: '::/0/1' }, /^TRUST_PROXY must be/],
  [{ DRAIN_SECONDS: '301' }, /^DRAIN_SECONDS must be seconds from 0 to 300/],
  [{ DRAIN_SECONDS: '3s' }, /^DRAIN_SECONDS must be seconds/],
  [{ DEMO: 'yes' }, 'DEMO must be one of 0, 1 (it is "yes").'],
  [{ SITE: 'blog' }, 'SITE must be one of shop, services (it is "blog").'],
  [{ DEMO_LANGUAGE: 'de' }, /^DEMO_LANGUAGE must be one of en, ru/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of trace/],
  [{ DATABASE_URL: 'mysql://root:hush@db/x' }, /^DATABASE_URL must be an address like postgresql/],
  [
    { DATABASE_URL: 'postgresql://shop:hush@one:5432,two:5432/shop' },
    /^DATABASE_URL must be .* with one host\.$/,
  ],
  [
    { DATABASE_DIRECT_URL: 'postgresql://shop:hush@db/shop' },
    /^DATABASE_URL is missing: DATABASE_DIRECT_URL/,
  ],
  [
    { DATABASE_REPLICA_URL: 'postgresql://shop:hush@db/shop' },
    /^DATABASE_URL is missing: DATABASE_REPLICA_URL/,
  ],
  [{ PUBLIC_URL: 'shop.example' }, /^PUBLIC_URL must be an address like https/],
  [{ API_URL: 'ftp://shop.example' }, /^API_URL must be/],
  [{ SMTP_URL: 'http://mail' }, /^SMTP_URL must be/],
  [{ S3_BUCKET: 'media' }, /^S3_ACCESS_KEY_ID is missing/],
  [{ ADMIN_EMAIL: 'owner' }, /^ADMIN_EMAIL must be an email address/],
  [{ ADMIN_EMAIL: 'owner@shop.example' }, /^ADMIN_PASSWORD is missing/],
  [{ ADMIN_PASSWORD: 'long enough' }, /^ADMIN_EMAIL is missing/],
  [{ ADMIN_EMAIL: 'owner@shop.example', ADMIN_PASSWORD: 'hush' }, /^ADMIN_PASSWORD must have at least 8/],
  [{ VITRINA_PORT: '80' }, 'VITRINA_PORT is not a variable of Vitrina (did you mean PORT?).'],
])('%o is refused: %s', (env, message) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(message);
  expect(() => readConfig(env)).not.toThrow(/hush/);
});
