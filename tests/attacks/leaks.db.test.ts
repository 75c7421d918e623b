import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createLogger } from '#server/logger.ts';
import { clientDir } from '#server/project-paths.ts';

import { get, send, sendRaw, statusOf } from './send.ts';
import { pagePaths, startTarget, type Target } from './start-target.ts';

const canary = 'canary-7f3a9c';
const secrets = {
  S3_BUCKET: `${canary}-bucket`,
  S3_ACCESS_KEY_ID: `${canary}-key`,
  S3_SECRET_ACCESS_KEY: `${canary}-secret`,
  SMTP_URL: `smtp://user:${canary}-password@127.0.0.1:2525`,
  ADMIN_EMAIL: `${canary}@shop.example`,
  ADMIN_PASSWORD: `${canary}-admin`,
};
const apiPaths = [
  '/api/config',
  '/api/docs.json',
  '/api/products/cup',
  '/api/homepage/',
  '/api/menus/batch?names[]=main',
  '/api/search?q=cup',
  '/api/no/such',
  '/api/%zz',
];
const otherPaths = [
  '/liveness',
  '/readiness',
  '/robots.txt',
  '/sitemap.xml',
  '/blog/rss.xml',
  '/feeds/google.xml',
  '/feeds/yandex.xml',
  '/no/such/page',
  '/%zz',
  '/img/original/x',
  '/assets/none.js',
  '/about/',
];
const everyPath = [...pagePaths, ...apiPaths, ...otherPaths];

let target: Target;
beforeAll(async () => {
  Object.assign(process.env, secrets);
  target = await startTarget(secrets);
});
afterAll(async () => {
  for (const name of Object.keys(secrets)) delete process.env[name];
  await target.stop();
});

test('no header names the software, and none sets a cookie', async () => {
  for (const path of everyPath) {
    const { headers } = await get(target.origin, path);
    for (const name of ['server', 'x-powered-by', 'via', 'x-aspnet-version', 'x-generator', 'set-cookie']) {
      expect([path, headers[name]]).toEqual([path, undefined]);
    }
    expect(JSON.stringify(headers)).not.toMatch(/fastify|node\.js|express|postgres|\bv?24\.\d+\.\d+/i);
  }
});

test('what is no part of the site is 404', async () => {
  const hidden = [
    '/.env',
    '/.env.local',
    '/.git/config',
    '/.git/HEAD',
    '/.gitignore',
    '/package.json',
    '/package-lock.json',
    '/tsconfig.json',
    '/src/server/main.ts',
    '/dist/server/main.js',
    '/dist/client/.vite/manifest.json',
    '/.vite/manifest.json',
    '/assets/.vite/manifest.json',
    '/assets/../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/.vite/manifest.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets//etc/passwd',
    '/assets/%00',
    '/fonts/../.vite/manifest.json',
    '/fonts/..%2f.vite%2fmanifest.json',
    '/node_modules/fastify/package.json',
    '/data/vitrina.lock',
    '/metrics',
    '/debug',
    '/server-status',
    '/backup.sql',
    '/dump.zip',
    '/wp-login.php',
    '/phpinfo.php',
    '/.DS_Store',
    '/.well-known/../.env',
    '/api/../.env',
    '/assets/',
    '/fonts/',
    '/img/',
    '/main.js.map',
    '/assets',
    '/static/../../.env',
  ];
  for (const path of hidden) {
    const answer = await sendRaw(
      target.origin,
      `GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`,
    );
    const status = statusOf(answer.text);
    const final =
      status === 301
        ? (await get(target.origin, /^location: (.*)$/im.exec(answer.text)?.[1] ?? '')).status
        : status;
    expect([path, final]).toEqual([path, 404]);
  }
});

test('built files come without source maps and without folders', async () => {
  const files = readdirSync(join(clientDir, 'assets'));
  const scripts = files.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  expect((await get(target.origin, `/assets/${scripts[0]}.map`)).status).toBe(404);
  for (const name of scripts) {
    expect(readFileSync(join(clientDir, 'assets', name), 'utf8')).not.toContain('sourceMappingURL');
  }
});

describe('secrets of the environment', () => {
  test('are in no page and no API answer', async () => {
    for (const path of everyPath) {
      const { headers, text } = await get(target.origin, path);
      expect([path, (JSON.stringify(headers) + text).includes(canary)]).toEqual([path, false]);
    }
  });

  test('are in no built file; nor is what a build takes from its environment', () => {
    for (const entry of readdirSync(clientDir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name.endsWith('.woff2')) continue;
      const bytes = readFileSync(join(entry.parentPath, entry.name));
      const text = (
        entry.name.endsWith('.br')
          ? brotliDecompressSync(bytes)
          : entry.name.endsWith('.gz')
            ? gunzipSync(bytes)
            : bytes
      ).toString();
      expect([
        entry.name,
        // The back office names SMTP_URL and DATABASE_URL to the owner: their names are no secret.
        /process\.env|S3_SECRET|ADMIN_PASSWORD|canary-7f3a9c/.test(text),
      ]).toEqual([entry.name, false]);
      expect([
        entry.name,
        text.includes(process.env['HOME'] ?? '/home/nobody/') &&
          process.env['HOME'] !== '/' &&
          process.env['HOME'] !== '/root',
      ]).toEqual([entry.name, false]);
    }
  });
});

test('failures say nothing of the inside', { timeout: 60_000 }, async () => {
  const { db } = target.database;
  const tables = ['products', 'pages', 'settings', 'images', 'redirects', 'menus', 'articles'];
  const failures: Record<string, unknown>[] = [];
  for (const table of tables) {
    await sql.raw(`alter table ${table} rename to gone_${table}`).execute(db);
    await sql`select pg_notify('vitrina_changes', '["*"]')`.execute(db);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const fresh = `fresh-${table}`;
    for (const path of [
      ...everyPath,
      `/products/${fresh}`,
      `/${fresh}`,
      `/blog/${fresh}`,
      `/catalogs/${fresh}`,
      `/api/products/${fresh}`,
      '/favicon.ico',
      '/img/original/777-0123456789abcdef.jpg',
      '/sitemap-pages-1.xml',
      `/api/pages/${fresh}`,
      '/api/images/778',
      `/api/search?q=${fresh}`,
    ]) {
      const answer = await get(target.origin, path);
      if (answer.status >= 500) failures.push({ path, ...answer.headers });
      expect([
        path,
        /gone_|relation (?:"|&quot;)|42P01|\bat [^"]*:\d+:\d+|node_modules|\/work\/|\.ts:\d|FST_/i.exec(
          answer.text,
        )?.[0],
      ]).toEqual([path, undefined]);
    }
    await sql.raw(`alter table gone_${table} rename to ${table}`).execute(db);
  }
  expect(failures.length).toBeGreaterThan(5);
  for (const failure of failures) {
    expect(failure).toMatchObject({
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[\w-]{8,}$/),
    });
  }
});

test('logs hold neither bearers nor cookies', () => {
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line) => void lines.push(line) });
  const headers = {
    authorization: `Bearer ${canary}`,
    cookie: `s=${canary}`,
    'set-cookie': [canary],
    'x-cart-token': canary,
  };
  logger.info({ headers }, 'a');
  logger.info({ req: { headers } }, 'b');
  logger.child({ req: { headers } }).warn('c');
  logger.error({ err: Object.assign(new Error('x'), { config: { headers } }) }, 'd');
  logger.info({ request: { method: 'GET', headers } }, 'e');
  expect(lines).toHaveLength(5);
  expect(lines.join('')).not.toContain(canary);
});

test('TRACE echoes nothing, and odd methods are answered as pages', async () => {
  for (const method of ['TRACE', 'OPTIONS', 'PROPFIND', 'PUT', 'DELETE']) {
    const answer = await send(target.origin, {
      method,
      path: '/about',
      headers: { 'x-canary': canary, cookie: canary },
    });
    expect([method, answer.status]).toEqual([method, 404]);
    expect(answer.text).not.toContain(canary);
  }
});
