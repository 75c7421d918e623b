import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { callApi, sessionEnded } from './api-client.ts';

const asked: { url: string; init: RequestInit }[] = [];
const logged: string[] = [];
const alerted: string[] = [];
const events: string[] = [];

/** A page of a shop whose API answers as given, or not at all. */
function openPage(answer: Response | Error, api?: string): void {
  const dataset = { language: 'en', ...(api !== undefined && { api }) };
  vi.stubGlobal('document', {
    body: { dataset },
    dispatchEvent: ({ type }: Event) => events.push(type),
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    if (answer instanceof Error) throw answer;
    return answer;
  });
}

beforeEach(() => {
  for (const list of [asked, logged, alerted, events]) list.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text: string) => void logged.push(text));
  vi.spyOn(console, 'error').mockImplementation((text: string) => void alerted.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a request that fails [R696-699]', () => {
  const refused = () => Response.json({ message: 'Not for sale', errors: ['x'] }, { status: 422 });

  test('is told in the console with its status, its text and which request it was [R696,698]', async () => {
    openPage(refused());
    const [failure, data] = await callApi('GET', '/products/7');
    expect([failure?.status, failure?.message, failure?.errors, data]).toEqual([
      422,
      'Not for sale',
      ['x'],
      null,
    ]);
    expect(logged).toEqual(['Error occurred. Status 422: Not for sale [GET /products/7]']);
    expect(alerted).toEqual([]);
  });

  test('is told as an error where the caller says that it is one [R699]', async () => {
    openPage(refused());
    await callApi('GET', '/products/7', { report: 'alert' });
    expect(alerted).toEqual(['Error occurred. Status 422: Not for sale [GET /products/7]']);
    expect(logged).toEqual([]);
  });

  test.each([
    { errors: ['x'] },
    { children: { name: { errors: ['y'] } } },
    { success: false, errors: ['x'], children: { name: { errors: ['y'] } } },
  ])('is %j with 200 too, as with 422 (specification section 8)', async (body) => {
    openPage(Response.json(body));
    const [failure, data] = await callApi('POST', '/leads', { body: {} });
    const { success: _, ...told } = { success: false, ...body };
    expect(failure).toMatchObject({ status: 200, ...told });
    expect(data).toBeNull();
    expect(logged).toEqual(['Error occurred. Status 200: Validation Failed [POST /leads]']);
  });

  test.each([
    { success: true, errors: ['x'] },
    { success: true },
    { errors: [], children: {} },
    { id: 1, children: [{ id: 2 }] },
    [],
  ])('is not %j with 200', async (body) => {
    openPage(Response.json(body));
    expect(await callApi('POST', '/leads', { body: {} })).toEqual([null, body]);
  });

  test('without an answer has no status, and throws nothing [R600-601]', async () => {
    openPage(new TypeError('Failed to fetch'));
    const [failure] = await callApi('POST', '/leads', { body: {} });
    expect(failure).toEqual({ status: null, message: 'Failed to fetch' });
    expect(logged).toEqual(['Error occurred. Status no status: Failed to fetch [POST /leads]']);
  });

  test('because nobody waits for it any more says nothing', async () => {
    openPage(new DOMException('Aborted', 'AbortError'));
    const [failure] = await callApi('GET', '/search', { signal: AbortSignal.abort() });
    expect(failure?.status).toBeNull();
    expect([...logged, ...alerted]).toEqual([]);
  });

  test('with an answer that is no JSON has the status’s own text', async () => {
    openPage(new Response('<h1>Gone</h1>', { status: 502, statusText: 'Bad Gateway' }));
    const [failure] = await callApi('GET', '/cart');
    expect([failure?.status, failure?.message]).toEqual([502, 'Bad Gateway']);
  });

  test('says when the server is willing again', async () => {
    openPage(Response.json({ message: 'Busy' }, { status: 503, headers: { 'retry-after': '2' } }));
    const [failure] = await callApi('POST', '/orders', { body: {} });
    expect(failure?.retryAfter).toBe(2);
  });

  test('with 401 ends the session of who was signed in, and no other', async () => {
    openPage(Response.json({}, { status: 401 }));
    await callApi('GET', '/cart');
    expect(events).toEqual([]);
    openPage(Response.json({}, { status: 401 }));
    await callApi('GET', '/cart', { token: 'secret' });
    expect(events).toEqual([sessionEnded]);
  });
});

describe('a server that is busy', () => {
  const busy = (seconds: number) =>
    Response.json({ message: 'Busy' }, { status: 503, headers: { 'retry-after': String(seconds) } });

  /** Answers one after the other. */
  function answerInTurn(...answers: Response[]): void {
    openPage(busy(1));
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      asked.push({ url, init });
      return answers.shift();
    });
  }

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['GET', '/cart', {}],
    ['POST', '/orders', { body: { name: 'Ann' }, headers: { 'idempotency-key': 'k' } }],
    ['POST', '/orders/quote', { body: {}, isQuestion: true }],
  ] as const)('is asked once more when it is willing: %s %s', async (method, path, options) => {
    answerInTurn(busy(3), Response.json({ id: 1 }));
    const answer = callApi(method, path, options);
    await vi.advanceTimersByTimeAsync(2900);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await answer).toEqual([null, { id: 1 }]);
    expect(asked[1]).toEqual(asked[0]);
    expect(logged).toEqual([]);
  });

  test('is not asked a third time', async () => {
    answerInTurn(busy(3), busy(3), Response.json({}));
    const answer = callApi('GET', '/cart');
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await answer)[0]).toMatchObject({ status: 503, retryAfter: 3, message: 'Busy' });
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['what could be done twice', 'POST', busy(2)],
    ['what would take long', 'GET', busy(5)],
  ] as const)('is not asked again for %s', async (_what, method, answer) => {
    answerInTurn(answer);
    expect((await callApi(method, '/leads'))[0]?.status).toBe(503);
    expect(asked).toHaveLength(1);
  });
});

describe('a request', () => {
  test.each([
    [undefined, '/api/search?q=a+b&ids%5B%5D=1&ids%5B%5D=2'],
    ['https://api.example/v1', 'https://api.example/v1/search?q=a+b&ids%5B%5D=1&ids%5B%5D=2'],
  ])('goes to the base address %s [R598]', async (api, url) => {
    openPage(Response.json([]), api);
    const [failure, data] = await callApi('GET', '/search', { query: { q: 'a b', ids: [1, 2] } });
    expect([failure, data, asked.map((request) => request.url)]).toEqual([null, [], [url]]);
  });

  test('carries body and token [R451]', async () => {
    openPage(new Response(null, { status: 204 }));
    expect(await callApi('PUT', '/cart', { body: [1], token: 'secret' })).toEqual([null, null]);
    expect(asked[0]?.init).toMatchObject({
      method: 'PUT',
      body: '[1]',
      headers: { 'content-type': 'application/json', authorization: 'Bearer secret' },
    });
  });
});
