import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Layer, LayerDraftAnswer } from '#domain/schemas/layer.schema.ts';
import type { Preview, PreviewLink } from '#domain/schemas/preview.schema.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let token: string;
let pageId: number;
let campaign: number;

beforeAll(async () => {
  site = await startStorefront();
  ({ token } = await makeStaff(site.db, 'admin'));
});
beforeEach(async () => {
  await site.db.deleteFrom('layers').where('id', '>', 0).execute();
  await site.db.deleteFrom('pages').where('slug', 'in', ['about', 'secret']).execute();
  pageId = await site.content.makePage({
    slug: 'about',
    title: 'About us',
    sections: [{ id: 's1', type: 'text', options: { heading: { title: 'Published' } } }],
  });
  campaign = await make('Sale');
  await retitle(campaign, 'In the sale');
});
afterAll(() => site.stop());

async function call<T>(method: string, path: string, body?: object): Promise<{ status: number; answer: T }> {
  const response = await fetch(`${site.origin}/api/admin${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: (response.status === 204 ? null : await response.json()) as T };
}
const share = async (scope: object) =>
  (await call<Preview>('POST', '/previews', { mode: 'share', hours: 1, page: '/about', ...scope })).answer;
const make = async (name: string, terms: object = {}) =>
  (await call<Layer>('POST', '/layers', { name, color: '#c2410c', ...terms })).answer.id;
async function retitle(id: number, value: string): Promise<void> {
  const draft = `/layers/${id}/documents/page:${pageId}/draft`;
  const { revision } = (await call<LayerDraftAnswer>('GET', draft)).answer;
  const changes = [{ path: ['options', 'heading', 'title'], value }];
  const intent = { type: 'section.update', id: 's1', changes };
  const edits = [{ id: crypto.randomUUID(), intent }];
  await call('POST', `${draft}/edits`, { baseRevision: revision, clientId: crypto.randomUUID(), edits });
}
async function decide(id: number, deed: 'approve' | 'discard', more: object = {}) {
  const { revision } = (await call<Layer>('GET', `/layers/${id}`)).answer;
  return (await call('POST', `/layers/${id}/${deed}`, { revision, ...more })).status;
}
const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
/** The heading of the page, by whichever of those that the tests use stands in it. */
async function headingAt(url: string): Promise<string | undefined> {
  return /Published|In the (?:second )?sale|Later edit/.exec((await site.get(url)).html.source)?.[0];
}

test('a campaign alone: as it is edited now, for nobody else, and until it is discarded', async () => {
  const other = await make('Second');
  await retitle(other, 'In the second sale');
  const { url, id } = await share({ layer: campaign });
  expect(url).not.toContain('vt-layer');
  expect([await headingAt(url), await headingAt('/about')]).toEqual(['In the sale', 'Published']);
  const { html } = await site.get(url);
  expect(html.source).toContain('This is a preview of what is not published yet');
  await retitle(campaign, 'Later edit');
  expect(await headingAt(url)).toBe('Later edit');
  const { answer: links } = await call<PreviewLink[]>('GET', '/previews');
  expect(links.find((link) => link.id === id)).toMatchObject({
    layer: { id: campaign, name: 'Sale' },
    at: null,
    onlyPage: null,
  });
  expect(await decide(campaign, 'discard')).toBe(200);
  expect((await site.get(url)).status).toBe(403);
  expect((await call('POST', '/previews', { mode: 'share', hours: 1, layer: campaign })).status).toBe(409);
  expect((await call('POST', '/previews', { mode: 'share', hours: 1, layer: 999_999 })).status).toBe(404);
});

test('the site at a moment: campaigns that are approved for it, and one more as it is edited', async () => {
  await call('PUT', `/layers/${campaign}`, {
    name: 'Sale',
    color: '#c2410c',
    startsAt: inHours(24),
    endsAt: inHours(48),
    revision: (await call<Layer>('GET', `/layers/${campaign}`)).answer.revision,
  });
  expect(await decide(campaign, 'approve', { isNow: false })).toBe(200);
  await retitle(campaign, 'Later edit');
  const headings = [];
  for (const count of [1, 23.9, 24.1, 47.9, 48.1])
    headings.push(await headingAt((await share({ at: inHours(count) })).url));
  expect(headings).toEqual(['Published', 'Published', 'In the sale', 'In the sale', 'Published']);
  // Above it, whether or not it is approved; and below it as what is edited now.
  const second = await make('Second');
  await retitle(second, 'In the second sale');
  const both = await share({ layer: second, at: inHours(30) });
  expect(await headingAt(both.url)).toBe('In the second sale');
  expect(await headingAt((await share({ layer: campaign, at: inHours(30) })).url)).toBe('Later edit');
  expect((await site.get(both.url)).html.source).toContain('This is the site as visitors will see it on');
  expect(await headingAt('/about')).toBe('Published');
});

test('shows nothing that visitors do not find, and stores nothing for who looks', async () => {
  await site.content.makePage({ slug: 'secret', title: 'Secret', published: false });
  const { token: link } = await share({ layer: campaign });
  const count = async () => (await site.db.selectFrom('layer_drafts').select('key').execute()).length;
  const before = await count();
  expect((await site.get(`/secret?vt-preview=${link}`)).status).toBe(404);
  expect((await site.get(`/?vt-preview=${link}`)).status).toBe(200);
  expect(await count()).toBe(before);
});

test('a link of one page has no campaign and no date', async () => {
  for (const scope of [{ layer: campaign }, { at: inHours(1) }]) {
    const { status } = await call('POST', '/previews', {
      mode: 'share',
      hours: 1,
      onlyPage: pageId,
      ...scope,
    });
    expect(status).toBe(422);
  }
});
