import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { connectFrame, type FrameConnection } from './connect-frame.ts';
import { connectParent, type ParentConnection } from './connect-parent.ts';
import { announcementSchema } from './handshake.ts';
import { actionPayloads, type Action, type FrameMessage } from './messages.schema.ts';
import {
  adminOrigin,
  delivered,
  openTwoWindows,
  shopOrigin,
  type TwoWindows,
} from './two-windows.fixture.ts';

let windows: TwoWindows;
let parent: FrameConnection;
let frame: ParentConnection;
/** What the frame was asked to do, and what the parent heard. */
let actions: [Action, number][];
let heard: FrameMessage[];
let reported: string[];
/** Everything the frame has sent to the admin's window. */
let toAdmin: unknown[];

beforeEach(() => {
  windows = openTwoWindows();
  actions = [];
  heard = [];
  reported = [];
  toAdmin = [];
  windows.admin.addEventListener('message', (event) => toAdmin.push('data' in event && event.data));
  vi.stubGlobal('window', windows.admin);
  parent = connectFrame({
    iframe: { contentWindow: windows.frame } as unknown as HTMLIFrameElement,
    origin: shopOrigin,
    onMessage: (message) => heard.push(message),
  });
  frame = openFrame();
});

afterEach(() => {
  parent.close();
  frame.close();
  vi.unstubAllGlobals();
});

function openFrame(): ParentConnection {
  const connection = connectParent({
    window: windows.frame as unknown as Window,
    origin: adminOrigin,
    describe: () => ({ route: '/about', sections: ['s1'] }),
    onConnected: () =>
      connection.post({ type: 'ready', route: '/about', pageId: 3, kind: 'page', sections: ['s1'] }),
    onAction: (action, seq) => {
      actions.push([action, seq]);
      return { ok: true };
    },
    report: (text, detail) => reported.push(`${text} ${detail}`),
  });
  return connection;
}

const select = { action: 'section.select', payload: { id: 's1' } } as const;
/** The newest nonce that the admin's window was told. */
const presentNonce = (): string =>
  toAdmin.reduce<string>((nonce, message) => {
    const { nonce: next } = message as { nonce?: string };
    return next ?? nonce;
  }, '');

test('the frame says ready, then hears each action in its order and answers it', async () => {
  await delivered();
  expect(heard).toEqual([{ type: 'ready', route: '/about', pageId: 3, kind: 'page', sections: ['s1'] }]);
  expect(parent.send('section.select', { id: 's1' })).toBe(1);
  expect(parent.send('section.scroll', { id: 's1' })).toBe(2);
  await delivered();
  expect(actions.map(([{ action }, seq]) => [action, seq])).toEqual([
    ['section.select', 1],
    ['section.scroll', 2],
  ]);
  expect(heard.slice(1)).toEqual([
    { type: 'reply', seq: 1, ok: true },
    { type: 'reply', seq: 2, ok: true },
  ]);
});

test('a frame that was there before the builder listens announces itself again', async () => {
  parent.close();
  parent = connectFrame({
    iframe: { contentWindow: windows.frame } as unknown as HTMLIFrameElement,
    origin: shopOrigin,
    onMessage: (message) => heard.push(message),
  });
  await delivered();
  parent.send('section.select', { id: 's1' });
  await delivered();
  expect(actions).toHaveLength(1);
});

test('on one origin an action is done in the same task, on a copy, and answered over the port', async () => {
  windows.admin.origin = shopOrigin;
  await delivered();
  const payload = { id: 's1' };
  expect(parent.send('section.select', payload)).toBe(1);
  expect(actions).toEqual([[{ action: 'section.select', payload }, 1]]);
  expect(actions[0]?.[0].payload).not.toBe(payload);
  await delivered();
  expect(heard.at(-1)).toEqual({ type: 'reply', seq: 1, ok: true });
  // The same again is not newer.
  const detail = { action: 'section.select', payload, seq: 1 };
  windows.frame.dispatchEvent(new CustomEvent('storefront:admin', { detail }));
  expect(actions).toHaveLength(1);
});

test('the next page of the frame connects anew', async () => {
  await delivered();
  frame.close();
  frame = openFrame();
  await delivered();
  expect(heard.filter(({ type }) => type === 'ready')).toHaveLength(2);
  expect(parent.send('section.select', { id: null })).toBe(1);
  await delivered();
  expect(actions).toHaveLength(1);
});

test('nothing is sent while no page is connected', () => {
  parent.close();
  expect(parent.send('section.select', { id: 's1' })).toBeNull();
});

test('an action that there is not is told in the log, and only for the parent', async () => {
  await delivered();
  // The type forbids it; an older or newer builder would do it.
  expect(parent.send('section.explode' as 'section.select', { id: 's1' })).toBe(1);
  await delivered();
  expect(reported).toEqual(['Action not found section.explode']);
  expect(heard.at(-1)).toEqual({ type: 'reply', seq: 1, ok: false, error: 'Action not found' });
  const forged = { source: 'admin', action: 'boom', payload: {}, id: 1, nonce: presentNonce() };
  windows.deliver(windows.frame, { data: forged, origin: 'https://evil.example', source: windows.stranger });
  expect(reported).toHaveLength(1);
});

test('a single message is done once, answered, and told the nonce for the next', async () => {
  await delivered();
  const send = (nonce: string, id: number) => {
    windows.frame.postMessage({ source: 'admin', ...select, id, nonce }, shopOrigin);
    return delivered();
  };
  // The nonce of the handshake is used up, so the frame has to be asked for another.
  parent.close();
  windows.frame.postMessage({ source: 'admin', action: 'hello' }, shopOrigin);
  await delivered();
  const first = presentNonce();
  await send(first, 1);
  await send(first, 2);
  expect(actions).toHaveLength(1);
  expect(toAdmin.at(-1)).toMatchObject({ source: 'storefront', id: 1, ok: true });
  await send(presentNonce(), 3);
  expect(actions).toHaveLength(2);
});

test('the page event does the same, and its mistakes change nothing [R673-674]', () => {
  const dispatch = (detail: unknown) =>
    windows.frame.dispatchEvent(new CustomEvent('storefront:admin', { detail }));
  dispatch(select);
  expect(actions).toEqual([[select, 0]]);
  for (const detail of [null, 3, {}, { action: 'section.select' }, { action: 'nothing', payload: 1 }])
    dispatch(detail);
  expect(actions).toHaveLength(1);
});

test('an intent comes under its own name only', async () => {
  await delivered();
  const intent = { type: 'section.remove', id: 's1' } as const;
  parent.send('section.update', { document: 'page:3', intent });
  parent.send('section.remove', { document: 'page:3', intent });
  await delivered();
  expect(actions.map(([{ action }]) => action)).toEqual(['section.remove']);
});

test('an action that fails is answered, not thrown [R711]', async () => {
  frame.close();
  const connection = connectParent({
    window: windows.frame as unknown as Window,
    origin: adminOrigin,
    describe: () => ({ route: '/', sections: [] }),
    onConnected: () => {},
    onAction: () => {
      throw new Error('broken');
    },
    report: () => {},
  });
  await delivered();
  parent.send('section.select', { id: 's1' });
  await delivered();
  expect(heard.at(-1)).toMatchObject({ type: 'reply', ok: false, error: 'Error: broken' });
  connection.close();
});

test('10,000 forged, replayed, malformed and foreign messages change nothing and throw nothing [R675]', async () => {
  await delivered();
  const seen = [...toAdmin];
  const errors: unknown[] = [];
  process.on('uncaughtException', (error) => errors.push(error));
  const names = [...Object.keys(actionPayloads), 'connect', 'ready', '__proto__', 'constructor', ''];
  const origin = fc.constantFrom(
    'https://evil.example',
    'null',
    '',
    `${adminOrigin}.evil.example`,
    shopOrigin,
  );
  const used = announcementSchema.parse(seen[0]).nonce;
  const nonce = fc.oneof(fc.uuid(), fc.constant(used), fc.string(), fc.constant(undefined));
  const shape = fc.oneof(
    fc.record({
      source: fc.constantFrom('admin', 'storefront', 'x'),
      action: fc.constantFrom(...names),
      payload: fc.oneof(fc.constant(select.payload), fc.jsonValue()),
      id: fc.oneof(fc.nat(), fc.string()),
      nonce,
    }),
    fc.record({ seq: fc.integer(), action: fc.constantFrom(...names), payload: fc.jsonValue() }),
    fc.record({ type: fc.constantFrom('ready', 'edit.proposed', 'reply'), seq: fc.nat() }),
    fc.anything(),
  );
  const channel = new MessageChannel();
  let runs = 0;
  const before = heard.length;
  fc.assert(
    fc.property(shape, origin, fc.nat(5), (data, from, way) => {
      runs++;
      const { admin, frame: framed, stranger, deliver } = windows;
      // From elsewhere with any content; from the right place with a used or made-up nonce.
      if (way === 0) deliver(framed, { data, origin: from, source: admin, ports: [channel.port2] });
      else if (way === 1) deliver(framed, { data, origin: adminOrigin, source: stranger });
      else if (way === 2)
        deliver(framed, { data, origin: adminOrigin, source: null, ports: [channel.port2] });
      else if (way === 3)
        deliver(framed, { data, origin: adminOrigin, source: admin, ports: [channel.port2] });
      else if (way === 4) deliver(admin, { data, origin: from, source: framed });
      else deliver(admin, { data, origin: shopOrigin, source: stranger });
    }),
    { numRuns: 10_000 },
  );
  channel.port1.close();
  await delivered();
  expect(runs).toBe(10_000);
  expect(actions).toEqual([]);
  expect(heard).toHaveLength(before);
  expect(reported).toEqual([]);
  expect(errors).toEqual([]);
  parent.send('section.select', { id: 's1' });
  await delivered();
  expect(actions).toHaveLength(1);
});
