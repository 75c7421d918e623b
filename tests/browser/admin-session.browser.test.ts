import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { openAdmin } from './support/admin.ts';

useBrowser();
const testShop = useTestShop();

test('code on the storefront, of the same origin, gets at no session of the back office', async () => {
  const { page, context, origin } = await openAdmin(testShop, '/profile');
  await page.getByRole('button', { name: 'Your account' }).waitFor();
  const cookies = await context.cookies(`${origin}/admin/`);
  const cookie = cookies.find(({ name }) => name === 'vt_admin');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/admin' });
  const canary = cookie?.value ?? '';
  expect(canary).toMatch(/^[\w-]{43}$/);

  const shop = await context.newPage();
  await shop.goto(`${origin}/`);
  // What a hostile script in a page of the shop could try; everything it finds comes back.
  const loot = await shop.evaluate(async () => {
    const found: string[] = [document.cookie, JSON.stringify([{ ...localStorage }, { ...sessionStorage }])];
    const take = async (act: () => unknown) => {
      try {
        found.push(String(await act()));
      } catch (error) {
        found.push(`refused: ${String(error)}`);
      }
    };
    for (const options of [{}, { credentials: 'include' }, { mode: 'no-cors' }, { cache: 'force-cache' }]) {
      await take(async () => (await fetch('/admin/', options as RequestInit)).text());
    }
    await take(async () => (await fetch('/api/admin/me')).text());
    const later = () => new Promise((resolve) => setTimeout(resolve, 1500));
    await take(async () => {
      const frame = document.createElement('iframe');
      frame.src = '/admin/';
      document.body.append(frame);
      await later();
      return frame.contentDocument?.documentElement.outerHTML ?? 'no document';
    });
    await take(async () => {
      const opened = window.open('/admin/');
      await later();
      return opened?.document.documentElement.outerHTML ?? 'no window';
    });
    await take(async () => {
      const worker = await navigator.serviceWorker.register('/assets/x.js', { scope: '/' });
      return `registered ${worker.scope}`;
    });
    await take(() => JSON.stringify(performance.getEntries()));
    await take(() => String(window.opener?.document?.documentElement?.outerHTML));
    return found;
  });
  expect(loot.length).toBeGreaterThan(10);
  expect(loot.join('\n')).not.toContain(canary);
  expect(loot.join('\n')).not.toContain('vt-session');
  expect(loot.filter((text) => text.startsWith('registered'))).toEqual([]);
  // The window that was opened is the owner’s own, signed in, and out of the shop’s reach.
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from auth_tokens where purpose = 'session'`.execute(testShop.db());
  expect(rows[0]?.n).toBe(1);
  await context.close();
});

interface FirstScreen {
  name: string;
  isSignedIn: boolean;
  /** What tells that it is there. */
  sign: string;
  /** Of scripts, as they come over the wire. */
  kilobytes: number;
}

test.each<FirstScreen>([
  { name: 'the sign-in', isSignedIn: false, sign: 'input[name=email]', kilobytes: 120 },
  { name: 'the overview', isSignedIn: true, sign: '#content h1', kilobytes: 250 },
])(
  'the document names the scripts of $name beforehand, and it waits for no others',
  async ({ isSignedIn, sign, kilobytes }) => {
    const { page, context, origin } = await openAdmin(testShop, '/profile', { width: 390 });
    if (!isSignedIn) await context.clearCookies();
    await page.addInitScript((awaited) => {
      const look = () => {
        if (!document.querySelector(awaited)) return void requestAnimationFrame(look);
        performance.mark('first-screen');
      };
      look();
    }, sign);
    const answer = await page.goto(`${origin}/admin/`);
    const html = (await answer?.text()) ?? '';
    const named = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path));
    await page.waitForFunction(() => performance.getEntriesByName('first-screen').length > 0);
    const scripts = await page.evaluate(() => {
      const shownAt = performance.getEntriesByName('first-screen')[0]?.startTime ?? 0;
      return performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < shownAt)
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }));
    });
    expect(scripts.map(({ path }) => path).filter((path) => !named.has(path))).toEqual([]);
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(kilobytes * 1024);
    await context.close();
  },
);
