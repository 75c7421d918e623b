import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';

import { openAdmin } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

/** What a page ran, and what its policy kept it from. */
interface Seen {
  ran: string[];
  blocked: string[];
}

const ran = (what: string) => `(window.ran ??= []).push(${JSON.stringify(what)});`;
const load = (src: string) =>
  `{ const s = document.createElement('script'); s.async = true; s.src = '${src}'; document.head.append(s); }`;
const script = (body: string) => ({ contentType: 'text/javascript', body });

/** A chat as shops paste it: an inline snippet that loads a script, which loads all that it needs. */
const chatSnippet = `<script>${ran('snippet')}${load('https://cdn.chat.example/widget.js')}</script>`;

/** Hosts of others by address; what none of them answers is not there. */
const hosts: Readonly<Record<string, { contentType: string; body: string }>> = {
  'https://cdn.chat.example/widget.js': script(`${ran('chat')}
    const style = document.createElement('style');
    style.textContent = '#chat { color: rgb(1, 2, 3) }';
    document.head.append(style);
    document.body.append(Object.assign(document.createElement('div'), { id: 'chat' }));
    if (getComputedStyle(document.getElementById('chat')).color === 'rgb(1, 2, 3)') ${ran('chat style')}
    fetch('https://api.chat.example/hello').then(() => ${ran('chat api').slice(0, -1)});
    const picture = Object.assign(new Image(), { onload: () => ${ran('chat picture').slice(0, -1)} });
    picture.src = 'https://cdn.chat.example/face.svg';
    const frame = Object.assign(document.createElement('iframe'), { src: 'https://cdn.chat.example/frame' });
    frame.onload = () => ${ran('chat frame').slice(0, -1)};
    document.body.append(frame);`),
  'https://api.chat.example/hello': { contentType: 'application/json', body: '{}' },
  'https://cdn.chat.example/face.svg': {
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  },
  'https://cdn.chat.example/frame': { contentType: 'text/html', body: '<p>Chat</p>' },
  // A container: a custom HTML tag from a host of its own, one with code within, a variable, Google Ads.
  'https://www.googletagmanager.com/gtm.js': script(`${ran('container')}
    ${load('https://pixel.vk.example/openapi.js')}
    const tag = document.createElement('script');
    tag.text = ${JSON.stringify(ran('html tag'))};
    document.body.append(tag);
    new Function(${JSON.stringify(ran('variable'))})();
    ${load('https://www.googletagmanager.com/gtag/js?id=AW-123456789')}`),
  'https://pixel.vk.example/openapi.js': script(ran('vk pixel')),
  'https://www.googletagmanager.com/gtag/js': script(`${ran('google ads')}
    ${load('https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/')}
    fetch('https://www.google.com/ccm/collect').then(() => ${ran('google ads hit').slice(0, -1)});`),
  'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/': script(ran('remarketing')),
  'https://www.google.com/ccm/collect': { contentType: 'text/plain', body: '' },
  'https://connect.facebook.net/en_US/fbevents.js': script(
    `${ran('pixel')}${load('https://regional.example/more.js')}`,
  ),
  'https://regional.example/more.js': script(ran('regional')),
};

async function answerForHosts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const seen = window as unknown as { blocked?: string[] };
      (seen.blocked ??= []).push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  await context.route(
    (url) => url.protocol === 'https:',
    (route) => {
      const answer = hosts[route.request().url().split('?')[0] ?? ''];
      if (!answer) return route.abort();
      return route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } });
    },
  );
}

const see = (page: Page) =>
  page.evaluate((): Seen => {
    const { ran: done = [], blocked = [] } = window as unknown as Partial<Seen>;
    return { ran: done.toSorted(), blocked };
  });

const ofChat = ['chat', 'chat api', 'chat frame', 'chat picture', 'chat style', 'snippet'];
const ofContainer = [
  'container',
  'google ads',
  'google ads hit',
  'html tag',
  'remarketing',
  'variable',
  'vk pixel',
];

async function openShop(path = '/') {
  const opened = await testShop.open('/robots.txt');
  await answerForHosts(opened.context);
  await opened.page.goto(testShop.origin() + path);
  return opened;
}

test('a snippet, a container with its tags and Google Ads run together, and pages are still prepared', async () => {
  await testShop.set({
    seo: { customCode: chatSnippet, googleTagManager: 'GTM-TEST123' },
    common: { modalCookieAccept: false },
  });
  const { page, context, trouble } = await openShop();
  await expect.poll(async () => (await see(page)).ran).toEqual([...ofChat, ...ofContainer].toSorted());
  // Two seconds after load the browser is told what to prepare; the policy lets it.
  await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
  const { ran: before, blocked } = await see(page);
  expect(blocked).toEqual([]);
  expect(before.length).toBe(ofChat.length + ofContainer.length);
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('what tracks runs after consent and never without it [R109]', async () => {
  const seo = { customCode: chatSnippet, customCodeIsTracking: true, googleTagManager: 'GTM-TEST123' };
  await testShop.set({ seo });
  const { page, context } = await openShop();
  await page.locator('#vt-cookies').waitFor();
  // The prepared pages come last of all that a page does by itself.
  await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
  expect(await see(page)).toEqual({ ran: [], blocked: [] });
  await page.locator('#vt-cookies').getByRole('button', { name: 'Accept' }).click();
  await expect.poll(async () => (await see(page)).ran).toEqual([...ofChat, ...ofContainer].toSorted());
  expect((await see(page)).blocked).toEqual([]);
  await context.close();
});

test('trust is passed on by scripts alone: markup runs nothing and a stored page has no nonce to guess', async () => {
  await testShop.set({ seo: { customCode: chatSnippet }, common: { modalCookieAccept: false } });
  const { page, context } = await openShop();
  await expect.poll(async () => (await see(page)).ran).toEqual(ofChat);
  await page.evaluate(() => {
    const injected = document.createElement('div');
    injected.innerHTML = '<img src="/no" onerror="(window.ran ??= []).push(\'markup\')">';
    document.body.append(injected);
  });
  await expect.poll(async () => (await see(page)).blocked).toEqual(['script-src-attr inline']);
  expect((await see(page)).ran).toEqual(ofChat);
  const nonceOf = async () => {
    const reply = await fetch(testShop.origin());
    const policy = reply.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([\w-]{22})'/.exec(policy)?.[1] ?? '';
    expect(await reply.text()).toContain(` nonce="${nonce}"`);
    return nonce;
  };
  const stored = await nonceOf();
  expect(await nonceOf()).toBe(stored);
  // Whatever changes a page draws it anew, under another nonce.
  await testShop.set({ seo: { customCode: chatSnippet } });
  expect(await nonceOf()).not.toBe(stored);
  await context.close();
});

test('what a policy blocks is told in the settings, and runs once it is allowed (seo.allowedHosts)', async () => {
  await testShop.set({ seo: { metaPixel: '123456789012' }, common: { modalCookieAccept: false } });
  const visitor = await openShop();
  await expect.poll(async () => (await see(visitor.page)).ran).toEqual(['pixel']);
  await expect
    .poll(async () => (await see(visitor.page)).blocked)
    .toContain('script-src-elem https://regional.example/more.js');

  const { page, context, trouble } = await openAdmin(testShop, '/settings?tab=tracking');
  const card = page.getByRole('region', { name: 'Blocked in the last 30 days' });
  const row = card.getByRole('row').filter({ hasText: 'https://regional.example' });
  await expect
    .poll(async () => {
      await page.reload();
      await card.waitFor();
      return row.count();
    })
    .toBe(1);
  expect(await row.innerText()).toContain('Scripts');
  await card.getByRole('button', { name: 'Allow https://regional.example' }).click();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await page.getByText('Settings published', { exact: false }).waitFor();
  await row.waitFor({ state: 'detached' });
  expect(trouble.errors).toEqual([]);
  await context.close();

  await expect
    .poll(async () => {
      await visitor.page.reload();
      await visitor.page.waitForLoadState('networkidle');
      return (await see(visitor.page)).ran;
    })
    .toEqual(['pixel', 'regional']);
  await visitor.context.close();
});
