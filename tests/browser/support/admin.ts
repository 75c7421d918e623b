import { expect } from 'vitest';

import { hire, staffPassword } from '#tests/support/staff.ts';

import { findWidthViolations } from './axe.ts';
import type { OpenedPage } from './browser.ts';
import type { TestShop } from './test-shop.ts';

/** Of a test shop what its back office is opened with. */
export type StaffedShop = Pick<TestShop, 'db' | 'origin' | 'open'>;

interface AdminOptions {
  role?: 'manager' | 'admin';
  width?: number;
  /** Of the back office; default English. */
  language?: 'en' | 'ru';
  /** Somebody made by `makeMember`; default a new one. */
  member?: Member;
}

export interface Member {
  id: number;
  email: string;
  password: string;
  role: 'manager' | 'admin';
}

/** Somebody on the staff of a test shop who can sign in. */
export async function makeMember(testShop: StaffedShop, role: Member['role'] = 'admin'): Promise<Member> {
  const { id, email } = await hire({ db: testShop.db() }, role, `The ${role}`);
  return { id, email, password: staffPassword, role };
}

/** Opens a screen of the back office (`/orders`) in a browser that is signed in already. */
export async function openAdmin(
  testShop: StaffedShop,
  path: string,
  { role = 'admin', width = 1280, language = 'en', member }: AdminOptions = {},
): Promise<OpenedPage & { member: Member }> {
  const somebody = member ?? (await makeMember(testShop, role));
  const opened = await testShop.open(`/admin${path}`, {
    width,
    // What fades in is not waited for.
    reducedMotion: true,
    cookie: (await signIn(testShop, somebody)).cookie,
    stored: { 'vitrina.admin.language': language },
  });
  await opened.page.locator('#root > *').first().waitFor({ state: 'attached' });
  return { ...opened, member: somebody };
}

/** What a member's browser and what a program of theirs is known by. */
export async function signIn(
  testShop: Pick<TestShop, 'origin'>,
  { email, password }: Member,
): Promise<{ cookie: string; token: string }> {
  const answer = await fetch(`${testShop.origin()}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (cookie === undefined) throw new Error(`Signing in was answered with ${answer.status}`);
  const { token } = (await answer.json()) as { token: string };
  return { cookie, token };
}

/**
 * Fails with every rule of WCAG 2.2 AA that the page breaks, and where, at widths that may tell something new.
 * `within` is a selector of a part, such as a dialog: what lies behind its veil is not to be read.
 */
export async function expectAccessible(
  { page }: Pick<OpenedPage, 'page'>,
  { within }: { within?: string } = {},
): Promise<void> {
  // Colours are judged as they are, so not while something is fading in.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  expect(await findWidthViolations(page, within === undefined ? {} : { within })).toEqual([]);
}
