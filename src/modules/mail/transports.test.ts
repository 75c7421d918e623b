import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, test, vi } from 'vitest';

import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';

import { createFileTransport } from './file-transport.ts';
import type { Mail, MailTransport } from './mail-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

let server: MailServer | undefined;
let transport: MailTransport | undefined;

afterEach(async () => {
  transport?.close();
  await server?.stop();
});

const email: Mail = {
  from: { name: 'Tide & Clay', address: 'hello@shop.example' },
  to: ['ann@mail.example'],
  subject: 'Заказ 1001',
  html: '<p>Спасибо</p>',
  text: 'Спасибо',
  messageId: '<outbox-7-1@shop.example>',
  date: new Date('2026-05-01T10:00:00Z'),
};

async function sendBySmtp(mail: Mail): Promise<MailServer> {
  server = await startMailServer();
  transport = createSmtpTransport(server.url);
  await transport.send(mail);
  return server;
}

const expectedHeaders = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
];

test('a file goes along under its name', async () => {
  const attachments = [{ name: 'INV-2026-00001.pdf', bytes: Buffer.from('%PDF-1.7') }];
  const { mails } = await sendBySmtp({ ...email, attachments });
  expect(mails[0]?.raw).toContain('filename=INV-2026-00001.pdf');
  expect(mails[0]?.raw).toContain('Content-Type: application/pdf');
  expect(mails[0]?.raw).toContain(Buffer.from('%PDF-1.7').toString('base64'));
});

test('a mail arrives with both parts, its own date and its own id', async () => {
  const { mails } = await sendBySmtp(email);
  const [mail] = mails;
  expect(mail).toMatchObject({ from: 'hello@shop.example', to: ['ann@mail.example'] });
  expect(mail?.headers.map(([name]) => name).sort()).toEqual(expectedHeaders);
  const headers = new Map(mail?.headers);
  expect(headers.get('message-id')).toBe('<outbox-7-1@shop.example>');
  expect(headers.get('date')).toBe('Fri, 01 May 2026 10:00:00 +0000');
  expect(mail?.raw).toContain('text/plain');
  expect(mail?.raw).toContain('text/html');
});

test('a mail that its reader may end says how, by one request', async () => {
  const unsubscribe = `https://shop.example/forms/unsubscribe?token=${'aB3-_'.repeat(9)}`;
  const { mails } = await sendBySmtp({ ...email, unsubscribe });
  const headers = new Map(mails[0]?.headers);
  expect(headers.get('list-unsubscribe')).toBe(`<${unsubscribe}>`);
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
});

test('sent again it has the same id', async () => {
  const { mails } = await sendBySmtp(email);
  await transport?.send(email);
  const ids = mails.map(({ headers }) => new Map(headers).get('message-id'));
  expect(ids).toEqual([email.messageId, email.messageId]);
});

test.each([
  'x\r\nBcc: evil@evil.example',
  'x\nBcc: evil@evil.example',
  'x\rBcc: evil@evil.example',
  'x\r\n\r\n<script>alert(1)</script>',
  'x\u2028Bcc: evil@evil.example',
  'x\u0085Bcc: evil@evil.example',
  'x\u0000y',
  '"quoted" <evil@evil.example>, other@evil.example',
  '=?UTF-8?B?DQpCY2M6IGV2aWxAZXZpbC5leGFtcGxl?=',
  'Ж'.repeat(500),
  '\ud800',
])('a subject or name like %j adds no header and no recipient', async (text) => {
  const { mails } = await sendBySmtp({
    ...email,
    subject: text,
    from: { ...email.from, name: text },
    replyTo: 'ann@mail.example',
  });
  const [mail] = mails;
  expect(mail?.to).toEqual(['ann@mail.example']);
  expect(mail?.headers.map(([name]) => name).sort()).toEqual([...expectedHeaders, 'reply-to'].sort());
  expect(new Map(mail?.headers).get('from')).toMatch(/<hello@shop\.example>$/);
});

test.each([
  'evil@evil.example\r\nRCPT TO:<b@evil.example>',
  'a@b.example,c@d.example',
  'nobody',
  '',
  'a b@c.example',
])('nothing is sent to %j', async (address) => {
  server = await startMailServer();
  transport = createSmtpTransport(server.url);
  await expect(transport.send({ ...email, to: [address] })).rejects.toThrow('Not an address of mail');
  await expect(transport.send({ ...email, replyTo: `${address} ` })).rejects.toThrow(
    'Not an address of mail',
  );
  expect(server.mails).toEqual([]);
});

test('a refusal is told without the address that was refused', async () => {
  server = await startMailServer({ refuse: () => 550 });
  transport = createSmtpTransport(server.url);
  const refused = await transport.send(email).catch((error: unknown) => error);
  expect(refused).toMatchObject({ name: 'MailError' });
  expect(JSON.stringify(refused, Object.getOwnPropertyNames(refused))).not.toContain('ann@mail');
});

test('a server that is away is an error, and the next mail goes when it is back', async () => {
  server = await startMailServer();
  const { port } = server;
  transport = createSmtpTransport(server.url);
  await transport.send(email);
  await server.stop();
  await expect(transport.send(email)).rejects.toThrow('ECONNREFUSED');
  server = await startMailServer({ port });
  await transport.send(email);
  expect(server.mails).toHaveLength(1);
});

test('without a server mails are whole files that only their owner reads, and the log names them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-mail-'));
  const log = { info: vi.fn<(details: object, message: string) => void>() };
  transport = createFileTransport({ folder: join(folder, 'mail'), log });
  await transport.send(email);
  await transport.send(email);
  const files = readdirSync(join(folder, 'mail'));
  expect(files).toEqual(['2026-05-01T10-00-00-000Z-_outbox-7-1_shop_example_.eml']);
  const path = join(folder, 'mail', files[0] ?? '');
  expect(readFileSync(path, 'utf8')).toMatch(/^Auto-Submitted: .*Message-ID: <outbox-7-1@shop\.example>/s);
  expect(statSync(path).mode & 0o077).toBe(0);
  expect(log.info.mock.calls.map(([details]) => details)).toEqual([
    { folder: join(folder, 'mail') },
    { file: files[0] },
    { file: files[0] },
  ]);
  rmSync(folder, { recursive: true });
});
