import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { sql } from 'kysely';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { toEdits } from '#tests/support/agents.ts';

import { expectAccessible, openAdmin } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

const dialog = (page: Page) => page.getByRole('dialog');
const visitorsRead = async (path: string) => (await fetch(testShop.origin() + path)).text();

/** What a program that has the key does over MCP; gives the link to its preview. */
async function draft(token: string, path: string): Promise<string> {
  const client = new Client({ name: 'a drafting program', version: '1.0.0' });
  const headers = { authorization: `Bearer ${token}` };
  const address = new URL('/api/mcp', testShop.origin());
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
  const use = async (name: string, given: object) => {
    const { structuredContent, isError } = await client.callTool({ name, arguments: { ...given } });
    expect([name, isError ?? false]).toEqual([name, false]);
    // eslint-disable-next-line typescript/no-explicit-any -- what a program of others reads has no type here
    return structuredContent as any;
  };
  const found = await use('find_documents', { q: path.slice(1) });
  const document = found.documents[0].key as string;
  const { id: layer } = await use('create_layer', { requestId: crypto.randomUUID(), name: 'Autumn look' });
  const { revision } = await use('read_document', { document, layer });
  const changes = [
    { path: ['options', 'heading', 'title'], value: 'Warm colours' },
    { path: ['options', 'content', 'html'], value: '<p><a href="https://partner.example/wool">Wool</a></p>' },
  ];
  const edits = toEdits([{ type: 'section.update', id: 's1', changes }], revision);
  await use('edit_layer', { layer, document, ...edits });
  const { url } = await use('preview_link', { layer, page: path });
  await client.close();
  return url as string;
}

test('a program drafts a campaign by a key; a person sees whose it is, looks, and approves with the password', async () => {
  const path = await testShop.makePage([
    { type: 'text', options: { heading: { title: 'Opening hours' }, content: { html: '<p>Body</p>' } } },
  ]);
  const { page, context, member, trouble } = await openAdmin(testShop, '/integrations');
  await page.getByText(`${testShop.origin()}/api/mcp`, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Make an API key' }).click();
  await page.getByLabel('Program').fill('Design agent');
  await page.getByLabel('Drafts in campaigns of its own').selectOption('Read and change');
  await page.getByRole('button', { name: 'Make the key' }).click();
  const token = await page.getByLabel('Key', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await page.getByText('Drafts in campaigns of its own: read and change', { exact: true }).waitFor();
  await expectAccessible({ page });

  const preview = await draft(token, path);
  expect(await (await fetch(preview)).text()).toContain('Warm colours');
  expect(await visitorsRead(path)).not.toContain('Warm colours');

  await page.goto(`${testShop.origin()}/admin/campaigns`);
  await page.getByText('From a program').waitFor();
  await page.getByText('Drafted by the program “Design agent” with a key of The admin').waitFor();
  await expectAccessible({ page });
  await page.getByRole('link', { name: 'Autumn look' }).click();
  await page.locator('iframe[data-ready]').waitFor();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.locator('.vt-layer-edge__name').getByText('From a program').waitFor();

  await sql`update auth_tokens set proved_at = now() - interval '1 hour'`.execute(testShop.db());
  await page.getByRole('button', { name: 'Approve…' }).click();
  await dialog(page).getByText('A program has drafted this campaign').waitFor();
  await dialog(page).getByText('https://partner.example/wool', { exact: true }).waitFor();
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await dialog(page).getByRole('button', { name: 'Approve and start now' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm it is you' });
  await proof.getByLabel('Password', { exact: true }).fill(member.password);
  expect(await visitorsRead(path)).not.toContain('Warm colours');
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => visitorsRead(path)).toContain('Warm colours');

  await page.getByRole('button', { name: 'More for this campaign' }).click();
  await page.getByRole('menuitem', { name: 'Keep for good…' }).click();
  await dialog(page)
    .getByText(/leads to 1 address outside of the shop: https:\/\/partner\.example\/wool/)
    .waitFor();
  await dialog(page).getByRole('button', { name: 'Keep for good' }).click();
  await page.getByText(/“.?Autumn look.?” is now the live site/).waitFor();
  // Asking for the password is an answer of its own.
  expect(trouble.errors.filter((text) => !text.includes('403'))).toEqual([]);
  await context.close();
});
