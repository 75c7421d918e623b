import { Agent } from 'node:http';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createRandom, type Random } from '#modules/maintenance/random.ts';

import { nastyNames, nastyValues, spell } from './nasty.ts';
import { send, type Answer, type Attack } from './send.ts';
import { pagePaths, startTarget, type Target } from './start-target.ts';

const requests = 10_000;
const connections = 8;
/** How many times as long as the usual request the slowest may take: what a busy machine does, it does to all. */
const slowestToUsual = 400;
const evilHost = 'evil-host.test';

let target: Target;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
beforeAll(async () => {
  target = await startTarget();
});
afterAll(async () => {
  agent.destroy();
  await target.stop();
});

test(
  `${requests} strange requests: no 5xx, none slow, whole pages with their policy, 404 never stored`,
  { timeout: 600_000 },
  async () => {
    const random = createRandom(20_261_121);
    const problems: string[] = [];
    const statuses = new Map<number, number>();
    const times: { attack: ReturnType<typeof makeAttack>; ms: number }[] = [];
    let left = requests;
    async function run(): Promise<void> {
      while (left-- > 0 && problems.length < 10) {
        const attack = makeAttack(random);
        const answer = await send(target.origin, { ...attack, agent }).catch((error: Error) => error);
        if (answer instanceof Error) {
          problems.push(`${describe(attack)} → ${answer.message}`);
          continue;
        }
        times.push({ attack, ms: answer.ms });
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const problem = complain(attack, answer);
        if (problem) problems.push(`${describe(attack)} → ${answer.status}: ${problem}`);
      }
    }
    await Promise.all(Array.from({ length: connections }, run));
    expect(problems).toEqual([]);
    const sorted = times.map(({ ms }) => ms).toSorted((one, other) => one - other);
    const slowest = slowestToUsual * (sorted[Math.floor(sorted.length / 2)] ?? 0);
    // A machine that is busy makes one wait now and then; what is slow by itself is slow again.
    for (const { attack } of times.filter(({ ms }) => ms >= slowest)) {
      const again = await send(target.origin, { ...attack, agent });
      if (again.ms >= slowest) problems.push(`${describe(attack)} is slow`);
    }
    expect(problems).toEqual([]);
    // The mix reaches pages, redirects and refusals.
    for (const status of [200, 301, 404]) expect(statuses.get(status) ?? 0).toBeGreaterThan(requests / 100);
    expect(Object.prototype).not.toHaveProperty('x');
    for (const path of pagePaths) expect((await send(target.origin, { path })).status).toBe(200);
  },
);

function makeAttack(random: Random): Attack {
  const methods = random.chance(0.85)
    ? ['GET']
    : ['HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'];
  const method = random.pick(methods);
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(method) || (method === 'GET' && random.chance(0.03));
  const body = random.pick(['{}', '{"a":', '\0', '['.repeat(5000), '{"__proto__":{"x":1}}', 'a=1']);
  const bodyHeaders = { 'content-type': random.pick(contentTypes), 'content-length': String(body.length) };
  return {
    method,
    // All headers together stay below the 16 KB that the server takes.
    path: `${makePath(random).slice(0, 3000)}${makeQuery(random)}`,
    headers: { ...makeHeaders(random), ...(hasBody && bodyHeaders) },
    ...(hasBody && { body }),
  };
}

const contentTypes = [
  'application/json',
  'application/json;charset=utf-7',
  'text/plain',
  'multipart/form-data',
  'x',
  '',
];
const prefixes = [
  '/',
  '/products/',
  '/catalogs/',
  '/blog/',
  '/about/',
  '/img/',
  '/assets/',
  '/admin',
  '/sitemap-products-',
];
const suffixes = ['', '', '', '/', '//', '/.', '/..', ';a', '%00', '%20', '.css', '/x/y', '\\'];

function makePath(random: Random): string {
  if (random.chance(0.35)) return random.pick(pagePaths) + random.pick(suffixes);
  if (random.chance(0.05)) return `http://${evilHost}${random.pick(pagePaths)}`;
  const value = spell(random.pick(nastyValues), random).replace(/[?]/g, '');
  return `${random.pick(prefixes)}${value}${random.pick(suffixes)}`;
}

function makeQuery(random: Random): string {
  const parts: string[] = [];
  for (let count = random.below(4); count > 0; count--) {
    const part = `${spell(random.pick(nastyNames), random)}=${spell(random.pick(nastyValues), random)}`;
    const repeats = random.chance(0.02) ? 100 : 1;
    for (let index = 0; index < repeats; index++) parts.push(part);
  }
  return parts.length === 0 ? '' : `?${parts.join('&').slice(0, 4000)}`;
}

function makeHeaders(random: Random): Record<string, string> {
  const headers: Record<string, string> = {};
  const pool: [string, readonly string[]][] = [
    ['host', [evilHost, '', `${evilHost}:99999`, `a@${evilHost}`, '../..', 'x'.repeat(1000)]],
    ['x-forwarded-host', [evilHost]],
    ['x-forwarded-proto', ['https', 'javascript']],
    ['x-forwarded-for', ['::1', "'--", '1,'.repeat(500)]],
    ['x-original-url', ['/admin', `//${evilHost}`]],
    ['x-http-method-override', ['DELETE', 'TRACE']],
    ['accept', ['', '*/*', 'application/json', ';;;,,,q=', 'image/avif'.repeat(100)]],
    ['accept-encoding', ['br', 'gzip', 'br;q=0', 'identity;q=0', 'zstd', '*', ',,,', 'br,'.repeat(600)]],
    ['accept-language', ['ru', 'xx-YY', ',;q=', '../..']],
    ['cookie', ['a=b', '=;;;', 'vt_preview=1', '__proto__=1', 'x'.repeat(2000)]],
    ['range', ['bytes=0-0', 'bytes=5-1', `bytes=${'0-1,'.repeat(500)}`]],
    ['if-none-match', ['*', 'W/', '"', ',,,', `"${'x'.repeat(4000)}"`, '"a",'.repeat(1000)]],
    ['if-modified-since', ['Thu, 01 Jan 1970 00:00:00 GMT', 'x']],
    ['user-agent', ['', '() { :;}; echo', '<script>', 'x'.repeat(2000)]],
    ['authorization', ['Bearer x', 'Basic Og==', ' ']],
    ['origin', ['null', `https://${evilHost}`]],
    ['expect', ['x']],
    ['upgrade', ['websocket', 'h2c']],
  ];
  for (let count = random.below(4); count > 0; count--) {
    const [name, values] = random.pick(pool);
    headers[name] = random.pick(values);
  }
  return headers;
}

function complain(attack: Attack, { status, headers, text }: Answer): string | null {
  if (status >= 500) return text.slice(0, 200);
  if (text.includes(evilHost)) return 'repeats the host of a header';
  if (/FST_|node_modules|at .+:\d+:\d+\)/.test(text)) return `speaks of its inside: ${text.slice(0, 200)}`;
  if (status >= 300 && status < 400) return complainOfLocation(headers.location, status);
  const type = headers['content-type'] ?? '';
  const isPage = type.startsWith('text/html');
  if (status === 404 && isPage && !headers['cache-control']?.includes('no-store'))
    return 'a 404 may be stored';
  if (type.startsWith('application/json') && !attack.path.startsWith('/api'))
    return `JSON: ${text.slice(0, 200)}`;
  if (!isPage) return null;
  for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy']) {
    if (!headers[name]) return `no ${name}`;
  }
  if (attack.method === 'HEAD') return text === '' ? null : 'HEAD with a body';
  if (!/^<!doctype html>/i.test(text) || !text.endsWith('</html>')) return 'not a whole document';
  return text.includes('<script>alert(1)') || text.includes('<img src=x') ? 'markup of the request' : null;
}

function complainOfLocation(location: string | undefined, status: number): string | null {
  if (status === 304) return null;
  if (location === undefined) return 'a redirect to nowhere';
  return new URL(location, 'http://shop.test/').host === 'shop.test' ? null : `leads to ${location}`;
}

function describe({ method, path, headers }: Attack): string {
  return `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)}`;
}
