import { sql } from 'kysely';
import type { Page } from 'playwright';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';

import { issueToken } from '#modules/auth/tokens.ts';

import { insertOrder } from '#tests/support/payment-fixture.ts';

import { useBrowser, widths } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { expectAccessible, makeMember, openAdmin, type Member } from './support/admin.ts';

useBrowser();
const testShop = useTestShop();

const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });
const fillSignIn = async (page: Page, { email, password }: Member) => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
};
const expectFits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

test('a reload keeps somebody signed in, a new tab too, and signing out ends it everywhere', async () => {
  const { page, context, origin } = await openAdmin(testShop, '/profile');
  await page.getByRole('heading', { name: 'Profile and security' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Profile and security' }).waitFor();
  const storages = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(storages).not.toMatch(/[\w-]{43}/);
  expect(await page.content()).not.toContain('vt-session');
  const tab = await context.newPage();
  await tab.goto(`${origin}/admin/profile`);
  await tab.getByRole('heading', { name: 'Profile and security' }).waitFor();
  await tab.getByRole('button', { name: 'Your account' }).click();
  await tab.getByRole('menuitem', { name: 'Sign out' }).click();
  await tab.getByRole('heading', { name: 'Sign in to the admin' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Sign in to the admin' }).waitFor();
  await context.close();
});

test('two-factor sign-in: turned on by hand, asked for, and opened by a recovery code once', async () => {
  const { page, context, member } = await openAdmin(testShop, '/profile');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  const secret = (await page.locator('main pre').first().innerText()).replaceAll(' ', '');
  await page.getByLabel('Code that the app shows').fill('000000');
  await page.keyboard.press('Enter');
  await page.getByText('The code is wrong or was used before').waitFor();
  await expectAccessible({ page });
  await page.getByLabel('Code that the app shows').fill(codeOf(secret, -1));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
  const codes = await page.locator('main li pre').allInnerTexts();
  expect(codes).toHaveLength(10);
  expect(await page.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
  await expectAccessible({ page });
  await page.getByLabel('I have saved the codes').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('10 recovery codes are left').waitFor();

  const signOut = async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await signOut();
  await fillSignIn(page, member);
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code');
  await expectAccessible({ page });
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Your account' }).waitFor();

  await signOut();
  await fillSignIn(page, member);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.keyboard.type((codes[0] ?? '').toUpperCase());
  await page.keyboard.press('Enter');
  await page.getByText('9 recovery codes are left').waitFor();
  await context.close();
});

test('an admin invites somebody, who accepts by the link and changes nothing of the staff', async () => {
  // Emails are sent from the shop's address.
  await testShop.set({ common: { emails: ['hello@lab.example'] } });
  const { page, context, origin } = await openAdmin(testShop, '/staff');
  const email = `new-${crypto.randomUUID()}@shop.example`;
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).waitFor();
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('dialog').getByLabel('Name').fill('Newton');
  await page.keyboard.press('Enter');
  await page.getByText(`${email} is invited, but no email was sent`).waitFor();
  await page
    .getByRole('row', { name: /Newton/ })
    .getByRole('cell', { name: 'Invited', exact: true })
    .waitFor();
  const { rows } = await sql<{ id: number }>`select id from staff where email = ${email}`.execute(
    testShop.db(),
  );
  const staffId = rows[0]?.id ?? 0;
  const mailed = () =>
    sql`
      select from outbox where topic = 'mail.staff-invitation' and done_at is not null
        and payload ->> 'staffId' = ${String(staffId)}`.execute(testShop.db());
  // The email brings a link of its own, and only the newest is good.
  await expect.poll(async () => (await mailed()).rows.length, { timeout: 20_000 }).toBe(1);
  const link = await issueToken(testShop.db(), { staffId }, 'staff_invitation');

  const other = await testShop.open(`/admin/invitation#${link}`);
  await other.page.getByRole('heading', { name: 'Join the team' }).waitFor();
  await expectAccessible({ page: other.page });
  await other.page.getByLabel('Password', { exact: true }).fill('newton12345');
  await other.page.keyboard.press('Enter');
  await other.page.getByText('This password is easy to guess').waitFor();
  await other.page.getByLabel('Password', { exact: true }).fill('kettle-drum-71');
  await other.page.keyboard.press('Enter');
  await other.page.getByRole('button', { name: 'Your account' }).waitFor();
  await expect.poll(() => other.page.getByRole('link', { name: 'Audit log' }).count()).toBe(0);
  await other.page.goto(`${origin}/admin/staff`);
  await other.page.getByText('Your role does not open this').waitFor();
  await other.page.goto(`${origin}/admin/invitation#${link}`);
  await other.page.reload();
  await other.page.getByLabel('Password', { exact: true }).fill('kettle-drum-72');
  await other.page.keyboard.press('Enter');
  await other.page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await Promise.all([other.context.close(), context.close()]);
});

test('by keyboard: somebody is disabled, the password is asked for again, and a role is changed', async () => {
  const { page, context, member } = await openAdmin(testShop, '/staff');
  const colleague = await makeMember(testShop, 'manager');
  await sql`update auth_tokens set proved_at = now() - interval '1 hour'`.execute(testShop.db());
  await page.reload();
  const row = page.getByRole('row', { name: new RegExp(colleague.email) });
  await row.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Disable' }).waitFor();
  // Keys before that go to the button.
  await page.locator('[role=menu] :focus').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await dialog.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.keyboard.press('Enter');
  await dialog.getByText('The current password is incorrect').waitFor();
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await dialog.getByLabel('Password', { exact: true }).fill(member.password);
  await page.keyboard.press('Enter');
  await row.getByRole('cell', { name: 'Disabled', exact: true }).waitFor();
  await row.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Change the role' }).waitFor();
  // Keys before that go to the button.
  await page.locator('[role=menu] :focus').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const roles = page.getByRole('dialog', { name: 'Role of The manager' });
  await roles.getByRole('radio', { name: 'Manager' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await row.getByRole('cell', { name: 'Administrator', exact: true }).waitFor();
  const { rows } =
    await sql`select role, disabled_at is not null as "isOut" from staff where id = ${colleague.id}`.execute(
      testShop.db(),
    );
  expect(rows).toEqual([{ role: 'admin', isOut: true }]);
  await context.close();
});

test('a role of the shop’s own is made, given, and opens what it says from the next call on', async () => {
  const { page, context } = await openAdmin(testShop, '/staff');
  await page.getByRole('button', { name: 'Add a role' }).click();
  const dialog = page.getByRole('dialog', { name: 'New role' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Tick at least one thing that this role may do').waitFor();
  await dialog.getByLabel('Name').fill('Warehouse');
  await dialog.getByLabel('Handle orders, returns and invoices').check();
  const seen = dialog.getByLabel('See orders, returns and invoices');
  expect([await seen.isChecked(), await seen.isDisabled()]).toEqual([true, true]);
  await dialog.getByLabel('Handle orders, returns and invoices').uncheck();
  await seen.check();
  await dialog.getByLabel('Change stock').check();
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('See orders, returns and invoices · Change stock').waitFor();

  const colleague = await makeMember(testShop, 'manager');
  await page.reload();
  const row = page.getByRole('row', { name: new RegExp(colleague.email) });
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Change the role' }).click();
  await page.getByRole('radio', { name: 'Warehouse' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await row.getByRole('cell', { name: 'Warehouse', exact: true }).waitFor();

  const theirs = await openAdmin(testShop, '/', { member: colleague });
  await theirs.page.getByText('Your role is Warehouse').waitFor();
  await expectAccessible(theirs);
  const menu = theirs.page.getByRole('navigation').first();
  expect(await menu.getByRole('link').allInnerTexts()).toEqual(
    expect.arrayContaining(['Orders', 'Returns', 'Invoices', 'Products']),
  );
  expect(await menu.getByRole('link', { name: 'Customers' }).count()).toBe(0);
  await theirs.page.goto(`${theirs.origin}/admin/customers`);
  await theirs.page.getByText('Your role does not open this').waitFor();
  await theirs.page.goto(`${theirs.origin}/admin/products/grid`);
  await theirs.page.getByRole('heading', { name: 'Edit in a grid' }).waitFor();
  expect(theirs.trouble.errors).toEqual([]);

  await page.getByRole('button', { name: 'Change the role Warehouse' }).click();
  await page.getByRole('dialog').getByLabel('See customers').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('See customers').first().waitFor();
  await theirs.page.goto(`${theirs.origin}/admin/customers`);
  await theirs.page.getByRole('heading', { name: 'Customers' }).waitFor();
  await Promise.all([theirs.context.close(), context.close()]);
});

test('who may only look at orders sees one with nothing to press', async () => {
  const member = await makeMember(testShop, 'manager');
  await sql`
    with made as (insert into staff_roles (name, rights) values ('Accountant', '{orders:read}') returning id)
    update staff set role = 'custom', role_id = (select id from made) where id = ${member.id}`.execute(
    testShop.db(),
  );
  const { number } = await insertOrder(testShop.db());
  const { page, context, trouble } = await openAdmin(testShop, `/orders/${number}`, { member });
  await page.getByText('You can look at orders but not change them.').waitFor();
  await expectAccessible({ page });
  const pressable = await page
    .locator('main')
    .getByRole('button', { disabled: false })
    .evaluateAll((buttons) => buttons.map((button) => button.textContent));
  // Beside these there are buttons that copy, which have no words.
  expect(pressable.filter((text) => text !== '')).toEqual(['Print', 'Packing slip']);
  expect(await page.getByLabel('Note for the staff').count()).toBe(0);
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('the audit log tells what was done, and is filtered', async () => {
  const { page, context, member } = await openAdmin(testShop, '/audit');
  await page.getByRole('cell', { name: member.email }).first().waitFor();
  await page.getByLabel('Refused only').click();
  await expect.poll(() => page.url()).toContain('result=refused');
  await page.getByRole('combobox', { name: 'What' }).fill('Tags');
  await page.getByRole('option', { name: 'Tags' }).click();
  await page.getByText('No matching entries').waitFor();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await page.getByText('Signed in').first().waitFor();
  await context.close();
});

test('a shop that asks for two-factor sign-in lets nobody in without it', async () => {
  await sql`update staff_policy set requires_totp = true`.execute(testShop.db());
  const { page, context } = await openAdmin(testShop, '/profile');
  await page.getByRole('heading', { name: 'Turn on two-factor sign-in' }).waitFor();
  await expectAccessible({ page });
  await page.getByRole('button', { name: 'Turn on' }).click();
  const secret = (await page.locator('main pre').first().innerText()).replaceAll(' ', '');
  await page.getByLabel('Code that the app shows').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await page.getByLabel('I have saved the codes').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('heading', { name: 'Profile and security' }).waitFor();
  await expect.poll(() => page.getByText('10 recovery codes are left').count()).toBe(1);
  await sql`update staff_policy set requires_totp = false`.execute(testShop.db());
  await context.close();
});

test.each(widths)('the screens are accessible and fit %i px in both languages', async (width) => {
  const member = await makeMember(testShop);
  await makeMember(testShop, 'manager');
  for (const language of ['en', 'ru'] as const) {
    const { page, context, origin, trouble } = await openAdmin(testShop, '/staff', {
      width,
      language,
      member,
    });
    for (const path of ['/staff', '/audit', '/profile']) {
      await page.goto(`${origin}/admin${path}`);
      await page.locator('main h1').waitFor();
      await page.locator('main [role="status"]').first().waitFor({ state: 'detached' });
      await expectAccessible({ page });
      await expectFits(page);
    }
    expect(trouble.errors).toEqual([]);
    await context.close();
  }
});
