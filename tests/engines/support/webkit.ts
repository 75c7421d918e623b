import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Readable } from 'node:stream';

import type { Engines } from '../../../scripts/find-engines.ts';
import { findDrawn, patience, type Engine, type Key, type Window } from './window.ts';

/** Code points of WebDriver, w3.org/TR/webdriver2/#keyboard-actions. */
const keys: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
  End: '\uE010',
};

/** Marks the element once a press has reached it. */
const listenForPress = `(node) => {
  delete node.vtPressed;
  const hear = (event) => {
    if (event.composedPath().includes(node)) node.vtPressed = true;
  };
  addEventListener('pointerdown', hear, { capture: true, once: true });
}`;

/** Gone is pressed: what follows of a press may replace the element, or the page. */
const wasPressed = `(node) => node.vtPressed === true || !node.isConnected`;

type Send = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

/** WebKitGTK over W3C WebDriver, on a screen of its own that nobody sees. */
export async function startWebkit({
  driver,
  browser,
  display,
}: NonNullable<Engines['webkit']>): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'vitrina-webkit-'));
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const port = await findFreePort();
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${await readNumber(screen.stdio[3] as Readable)}`,
      // Nothing of this machine's accounts, and no graphics card.
      HOME: home,
      XDG_RUNTIME_DIR: home,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const send = createSender(`http://127.0.0.1:${port}`);
  await isListening(send);
  return {
    openWindow: () => openWindow(send, browser),
    async stop() {
      await Promise.all([end(server), end(screen)]);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function openWindow(send: Send, binary: string): Promise<Window> {
  const options = { binary, args: ['--automation'] };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 900 });

  const ask = <Answer>(script: string, ...args: unknown[]) =>
    send<Answer>('POST', `${session}/execute/sync`, { script: `return (${script})(...arguments)`, args });

  async function find(selector: string): Promise<Record<string, string>> {
    const deadline = performance.now() + patience;
    do {
      const element = await ask<Record<string, string> | null>(
        `(selector) => (${findDrawn})(selector) ?? null`,
        selector,
      );
      if (element) return element;
      await sleep(50);
    } while (performance.now() < deadline);
    throw new Error(`${selector} is not to be seen`);
  }

  /** Scrolls to it, until it stays where it is: the process that takes the press hears of frames that were drawn. */
  async function bringIntoView(element: object): Promise<void> {
    const script = `const [node, done] = arguments;
      node.scrollIntoView({ block: 'center', behavior: 'instant' });
      requestAnimationFrame(() => requestAnimationFrame(() => {
        const { x, y } = node.getBoundingClientRect();
        done([scrollX, scrollY, x, y].join());
      }));`;
    const deadline = performance.now() + patience;
    for (let last = '', calm = 0; calm < 2 && performance.now() < deadline;) {
      const now = await send<string>('POST', `${session}/execute/async`, { script, args: [element] });
      calm = now === last ? calm + 1 : 0;
      last = now;
    }
  }

  async function pressAt(element: object): Promise<void> {
    const actions = [
      { type: 'pointerMove', origin: element, x: 0, y: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await send('POST', `${session}/actions`, {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  }

  async function press(...values: string[]): Promise<void> {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await send('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  return {
    async goTo(address) {
      await send('POST', `${session}/frame`, { id: null });
      await send('POST', `${session}/url`, { url: address });
    },
    async click(selector) {
      const deadline = performance.now() + patience;
      do {
        const element = await find(selector);
        await bringIntoView(element);
        await ask(listenForPress, element);
        await pressAt(element);
        // On a busy machine a press may be answered where the page was a frame earlier: a person presses again.
        const isHeard = await ask<boolean>(wasPressed, element).catch(() => true);
        if (isHeard) return;
      } while (performance.now() < deadline);
      throw new Error(`${selector} is pressed, and something else hears it`);
    },
    type: (text) => press(...text),
    press: (key) => press(keys[key]),
    ask,
    async enterFrame(selector) {
      await send('POST', `${session}/frame`, { id: null });
      if (selector !== null) await send('POST', `${session}/frame`, { id: await find(selector) });
    },
    close: () => send('DELETE', session),
  };
}

function createSender(origin: string): Send {
  return async (method, path, body) => {
    const answer = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: never };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error} ${message}`);
  };
}

async function isListening(send: Send): Promise<void> {
  const deadline = performance.now() + patience;
  for (;;) {
    const isReady = await send<{ ready: boolean }>('GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    );
    if (isReady) return;
    if (performance.now() > deadline) throw new Error('WebKitWebDriver does not answer');
    await sleep(50);
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function readNumber(stream: Readable): Promise<number> {
  for await (const line of createInterface({ input: stream })) return Number(line);
  throw new Error('Xvfb does not start');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const over = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await over;
}
