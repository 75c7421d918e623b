import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Listener = (event: { error?: unknown; reason?: unknown }) => void;

const endpoint = 'https://errors.example/api/7/envelope/?sentry_version=7&sentry_key=key';
const posted: string[] = [];
const listeners = new Map<string, Listener>();
let storage: Record<string, string>;

/** A page in which nothing has happened; what the modules remember is of that page. */
async function openPage({ configured = true } = {}) {
  vi.resetModules();
  listeners.clear();
  vi.stubGlobal('document', {
    querySelector: () => (configured ? { textContent: JSON.stringify(endpoint) } : null),
  });
  vi.stubGlobal('location', { href: 'https://shop.example/cart?code=ann' });
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener));
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    expect(address).toBe(endpoint);
    posted.push(body);
    throw new TypeError('Blocked');
  });
  const { watchErrors, allowErrorReports } = await import('./error-reports.ts');
  watchErrors();
  return { allowErrorReports };
}

const fail = (message: string) => listeners.get('error')?.({ error: new Error(message) });

beforeEach(() => {
  posted.length = 0;
  storage = { 'vt-session': 'left out' };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('listens to nothing in a shop without such a service', async () => {
  const { allowErrorReports } = await openPage({ configured: false });
  allowErrorReports();
  expect(listeners.size).toBe(0);
  expect(posted).toEqual([]);
});

it('keeps what goes wrong before consent, and tells it then', async () => {
  const { allowErrorReports } = await openPage();
  fail('Early');
  listeners.get('unhandledrejection')?.({ reason: new Error('Nobody waits') });
  listeners.get('error')?.({ error: null });
  expect(posted).toEqual([]);
  allowErrorReports();
  await vi.waitFor(() => expect(posted).toHaveLength(2));
  expect(posted[0]).toContain('"value":"Early"');
  expect(posted[0]).toContain('"url":"https://shop.example/cart"');
  expect(posted[1]).toContain('"value":"Nobody waits"');
  expect(posted.join('')).not.toContain('"session"');
});

it('tells ten errors a page, each once', async () => {
  const { allowErrorReports } = await openPage();
  allowErrorReports();
  fail('First');
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  for (let index = 0; index < 30; index++) fail(`Kind ${index}`);
  expect(posted).toHaveLength(10);
});

it('tells one error once, however often it happens', async () => {
  const { allowErrorReports } = await openPage();
  const error = new Error('Again');
  for (let index = 0; index < 5; index++) listeners.get('error')?.({ error });
  allowErrorReports();
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  listeners.get('error')?.({ error });
  expect(posted).toHaveLength(1);
});

it('tells of a counted visit once, and names it with its errors on later pages', async () => {
  storage = {};
  vi.spyOn(Math, 'random').mockReturnValue(0.05);
  const first = await openPage();
  first.allowErrorReports();
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  const { id } = JSON.parse(storage['vt-session'] ?? '') as { id: string };
  expect(posted[0]).toContain(`"sid":"${id}","init":true`);
  const second = await openPage();
  second.allowErrorReports();
  fail('Later');
  await vi.waitFor(() => expect(posted).toHaveLength(2));
  expect(posted[1]).toContain(`"sid":"${id}","init":false`);
});

it('loads and tells nothing of the nine visits in ten that are not counted', async () => {
  storage = {};
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { allowErrorReports } = await openPage();
  allowErrorReports();
  await vi.dynamicImportSettled();
  expect(storage['vt-session']).toBe('left out');
  expect(posted).toEqual([]);
});
