import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { makeUser } from '#tests/support/accounts.ts';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { hire } from '#tests/support/staff.ts';

import { sendRaw, send, statusOf } from './send.ts';
import { startTarget, type Target } from './start-target.ts';

const shopUrl = 'https://shop.example';
let mailServer: MailServer;
let target: Target;
beforeAll(async () => {
  mailServer = await startMailServer();
  target = await startTarget({ SMTP_URL: mailServer.url, PUBLIC_URL: shopUrl });
});
afterAll(async () => {
  await target.stop();
  await mailServer.stop();
});

test('links of emails lead to the shop’s own address, whatever hosts a request names', async () => {
  const email = 'ann@mail.example';
  await makeUser(target.database.db, email);
  const member = await hire(target.database);
  const evil = {
    'content-type': 'application/json',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-original-url': 'http://evil.example/',
    forwarded: 'host=evil.example;proto=http',
    origin: 'https://evil.example',
    referer: 'https://evil.example/',
    host: 'evil.example',
  };
  const ask = (path: string, address: string, headers: Record<string, string>) =>
    send(target.origin, {
      method: 'POST',
      path,
      body: JSON.stringify({ email: address }),
      headers: { ...evil, ...headers },
    });
  expect((await ask('/api/reset_password_request', email, {})).status).toBe(200);
  expect((await ask('http://evil.example/api/reset_password_request', email, {})).status).toBe(200);
  expect((await ask('/api/admin/password-reset-request', member.email, {})).status).toBeLessThan(300);

  const twoHosts = await sendRaw(
    target.origin,
    'POST /api/reset_password_request HTTP/1.1\r\nHost: shop.example\r\nHost: evil.example\r\nContent-Length: 0\r\n\r\n',
  );
  expect(statusOf(twoHosts.text)).toBe(400);

  await vi.waitFor(() => expect(mailServer.mails).toHaveLength(3), { timeout: 15_000, interval: 50 });
  for (const { raw } of mailServer.mails) {
    const text = raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    expect(text).not.toContain('evil.example');
    expect(text).toContain(`${shopUrl}/`);
  }
});
