import { join } from 'node:path';

import type { Frame, Page } from 'playwright';
import { build } from 'vite';

import type { ActionName, ActionPayload, FrameMessage } from '#live/messages.schema.ts';
import { makeStaff } from '#tests/support/accounts.ts';

import type { OpenedPage } from './browser.ts';
import type { TestShop } from './test-shop.ts';

interface ParentWindow {
  heard: FrameMessage[];
  send(action: string, payload: unknown): number | null;
}

/** A page that frames the storefront as the builder does, with the parent's real end of the protocol. */
export interface LiveParent extends OpenedPage {
  frame: Frame;
  token: string;
  /** Sends an action and waits for its answer. */
  send<Name extends ActionName>(
    action: Name,
    payload: ActionPayload<Name>,
  ): Promise<{ ok: boolean; error?: string }>;
  heard(): Promise<FrameMessage[]>;
  heardOf<Type extends FrameMessage['type']>(type: Type): Promise<Extract<FrameMessage, { type: Type }>[]>;
  /** Ids of the sections that the last message has repainted. */
  drawn(): Promise<string[]>;
}

let bundle: Promise<string> | undefined;

function bundleParent(): Promise<string> {
  bundle ??= build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, '../../../src/live/connect-frame.ts'),
        formats: ['iife'],
        name: 'Live',
      },
    },
  })
    .then((result) => {
      const [output] = [result].flat();
      if (!output || !('output' in output)) throw new Error('The parent was not built');
      return output.output[0].code;
    })
    .catch((error: unknown) => {
      // Another try builds anew.
      bundle = undefined;
      throw error;
    });
  return bundle;
}

/** Opens a page of the test shop in edit mode, with an admin's tokens. */
export async function openLive(
  testShop: TestShop,
  path: string,
  options: Parameters<TestShop['open']>[1] = {},
): Promise<LiveParent> {
  const { token } = await makeStaff(testShop.db(), 'admin');
  const answer = await fetch(`${testShop.origin()}/api/admin/previews`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'edit' }),
  });
  const preview = (await answer.json()) as { token: string };
  const opened = await testShop.open('/robots.txt', options);
  const { page } = opened;
  const code = await bundleParent();
  await page.route('**/live-parent', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: parentHtml(code, `${path}?vt-edit=${preview.token}`, token),
    }),
  );
  await page.goto(`${testShop.origin()}/live-parent`);
  await page.waitForFunction(() =>
    (window as unknown as ParentWindow).heard.some(({ type }) => type === 'ready'),
  );
  const frame = page.frames().find((one) => one.url().includes('vt-edit='));
  if (!frame) throw new Error('There is no frame');
  const heard = () => page.evaluate(() => (window as unknown as ParentWindow).heard);
  return {
    ...opened,
    frame,
    token: preview.token,
    heard,
    send: (action, payload) => sendAndWait(page, action, payload),
    async heardOf<Type extends FrameMessage['type']>(type: Type) {
      return (await heard()).filter(
        (message): message is Extract<FrameMessage, { type: Type }> => message.type === type,
      );
    },
    async drawn() {
      const last = (await heard()).findLast((message) => message.type === 'rendered');
      return last?.type === 'rendered' ? last.sectionIds : [];
    },
  };
}

async function sendAndWait(page: Page, action: string, payload: unknown) {
  const seq = await page.evaluate(
    ([name, data]) => (window as unknown as ParentWindow).send(name as string, data),
    [action, payload] as const,
  );
  const reply = await page.waitForFunction(
    (number) =>
      (window as unknown as ParentWindow).heard.find((one) => one.type === 'reply' && one.seq === number),
    seq,
  );
  return (await reply.jsonValue()) as { ok: boolean; error?: string };
}

function parentHtml(code: string, src: string, token: string): string {
  return `<!doctype html><title>Parent</title><style>html,body,iframe{margin:0;width:100%;height:100%;border:0;display:block}</style>
<iframe id="frame" title="Shop"></iframe>
<script>${code}
window.heard = [];
const iframe = document.getElementById('frame');
const connection = Live.connectFrame({
  iframe,
  origin: location.origin,
  async onMessage(message) {
    heard.push(message);
    if (message.type !== 'data.needed' || window.keepsData) return;
    const path = new URL(iframe.contentWindow.location.href).pathname;
    const answer = await fetch('/api/admin/previews/sections', {
      method: 'POST',
      headers: { authorization: 'Bearer ${token}', 'content-type': 'application/json' },
      body: JSON.stringify({ path, sections: message.sections }),
    });
    connection.send('data.provide', { requestId: message.requestId, ...(await answer.json()) });
  },
});
window.send = (action, payload) => connection.send(action, payload);
iframe.src = ${JSON.stringify(src)};
</script>`;
}
