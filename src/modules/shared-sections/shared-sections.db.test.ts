import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { EditsAnswer } from '#domain/editing/drafts.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import type { DocumentIssue } from '#domain/editing/issues.schema.ts';
import type {
  SharedSection,
  SharedSectionName,
  SharedSectionPicture,
  SharedSectionUses,
} from '#domain/schemas/shared-section.schema.ts';
import { shopInvariants } from '#modules/maintenance/shop-invariants.queries.ts';
import { refreshSearch } from '#modules/indexing/search-maintenance.queries.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let token: string;
let manager: string;

beforeAll(async () => {
  site = await startStorefront();
  token = (await makeStaff(site.db, 'admin')).token;
  manager = (await makeStaff(site.db, 'manager')).token;
});
afterAll(() => site.stop());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call<Answer>(method: Method, path: string, body?: object, as = token) {
  const response = await fetch(`${site.origin}/api/admin${path}`, {
    method,
    headers: { authorization: `Bearer ${as}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, json: (text === '' ? null : JSON.parse(text)) as Answer };
}

const text = (html: string) => ({
  type: 'text',
  version: 1,
  options: { content: { html } },
  items: [],
  styles: {},
});
const place = (id: string, sharedId: number) => ({ id, type: 'shared', options: { sharedId } });
let made = 0;
async function share(...words: string[]): Promise<number> {
  const sections = words.map((word) => text(`<p>Here: ${word}</p>`));
  const { status, json } = await call<SharedSectionName>('POST', '/shared-sections', {
    title: `Shared ${++made}`,
    sections,
  });
  expect(status).toBe(201);
  return json.id;
}
const read = async (id: number) => (await call<SharedSectionUses>('GET', `/shared-sections/${id}`)).json;

async function edit(pageId: number, ...intents: Intent[]): Promise<EditsAnswer> {
  const { json: draft } = await call<{ revision: number }>('GET', `/pages/${pageId}/draft`);
  const edits = intents.map((intent) => ({ id: crypto.randomUUID(), intent }));
  const body = { baseRevision: draft.revision, clientId: crypto.randomUUID(), edits };
  return (await call<EditsAnswer>('POST', `/pages/${pageId}/draft/edits`, body)).json;
}
async function publish(pageId: number) {
  const { json } = await call<{ revision: number }>('GET', `/pages/${pageId}/draft`);
  return call('POST', `/pages/${pageId}/publish`, { revision: json.revision });
}
async function retype(sharedId: number, word: string): Promise<void> {
  const { json } = await call<{ order: string[] }>('GET', `/pages/${sharedId}/draft`);
  const value = `<p>Here: ${word}</p>`;
  const changes = [{ path: ['options', 'content', 'html'], value }];
  const { results } = await edit(sharedId, { type: 'section.update', id: json.order[0] ?? '', changes });
  expect(results.map(({ status }) => status)).toEqual(['applied']);
}
const words = async (path: string) => (await site.get(path)).html.text('main');
const section = (id: string, type: string, options = {}): Intent => ({
  type: 'section.add',
  section: { id, type, version: 1, enable: true, hidden: false, options, items: [], styles: {} },
  after: null,
});

describe('a shared section', () => {
  test('stands on all pages that name it, twice if they like, and an edit shows on all once it is published', async () => {
    const id = await share('Apple', 'Pear');
    await site.content.makePage({ slug: 'one', sections: [place('p', id), place('q', id)] });
    await site.content.makePage({ slug: 'two', sections: [place('p', id)] });
    await site.content.makePage({ slug: 'other', sections: [{ id: 's', type: 'text' }] });
    const first = (await site.get('/one')).html;
    expect(first.text('main').match(/Apple|Pear/g)).toEqual(['Apple', 'Pear', 'Apple', 'Pear']);
    expect(await words('/two')).toContain('Apple');
    await site.get('/other');

    await retype(id, 'Plum');
    expect(await words('/one')).toContain('Apple');
    expect((await publish(id)).status).toBe(200);
    for (const path of ['/one', '/two']) {
      expect(await words(path)).toContain('Plum');
      expect(await words(path)).not.toContain('Apple');
    }
    const api = await fetch(`${site.origin}/api/pages/two`);
    const sections = ((await api.json()) as { sections: { type: string }[] }).sections;
    expect(sections.map(({ type }) => type)).toEqual(['text', 'text']);
  });

  test('has no address for visitors, and no sitemap names one', async () => {
    const id = await share('Secret');
    expect((await site.get(`/shared-sections/${id}`)).status).toBe(404);
    const sitemap = await (await fetch(`${site.origin}/sitemap-pages-1.xml`)).text();
    expect(sitemap).not.toContain('shared-sections');
  });

  test('is found by what it says on the pages that show it, and by what it says now', async () => {
    const id = await share('Quagga');
    const pageId = await site.content.makePage({ slug: 'zoo', title: 'Zoo', sections: [place('p', id)] });
    await refreshSearch(site.db, 'page', [pageId]);
    const find = async (q: string) => {
      const answer = await fetch(`${site.origin}/api/search?q=${q}`);
      return JSON.stringify(await answer.json());
    };
    expect(await find('quagga')).toContain('Zoo');
    await retype(id, 'Dodo');
    await publish(id);
    expect(await find('dodo')).toContain('Zoo');
    expect(await find('quagga')).not.toContain('Zoo');
  });

  test('holds no other and at most twenty sections', async () => {
    const id = await share('One');
    const other = await share('Other');
    const nested = await edit(id, section('n', 'shared', { sharedId: other }));
    expect(nested.results).toMatchObject([{ status: 'refused', reason: 'invalid_value' }]);
    const more = Array.from({ length: 20 }, (_, index) => section(`m${index}`, 'text'));
    const { results } = await edit(id, ...more);
    expect(results.map(({ status }) => status)).toEqual([...more.slice(1).map(() => 'applied'), 'refused']);
    const sections = [{ ...text(''), type: 'shared', options: { sharedId: other } }];
    expect((await call('POST', '/shared-sections', { title: 'No', sections })).status).toBe(422);
  });

  test('is changed by a campaign while that is active, and no other page is', async () => {
    const id = await share('Plain');
    await site.content.makePage({ slug: 'sale', sections: [place('p', id)] });
    expect(await words('/sale')).toContain('Plain');
    const layer = (await call<{ id: number }>('POST', '/layers', { name: 'Sale', color: '#c2410c' })).json;
    const { json } = await call<{ document: { order: string[] }; revision: number }>(
      'GET',
      `/layers/${layer.id}/documents/page:${id}/draft`,
    );
    const changes = [{ path: ['options', 'content', 'html'], value: '<p>Reduced</p>' }];
    const intent = { type: 'section.update', id: json.document.order[0], changes };
    await call('POST', `/layers/${layer.id}/documents/page:${id}/draft/edits`, {
      baseRevision: json.revision,
      clientId: crypto.randomUUID(),
      edits: [{ id: crypto.randomUUID(), intent }],
    });
    await sql`update layer_drafts set approved_patch = patch where layer_id = ${layer.id}`.execute(site.db);
    await site.change(['layers', `block:${id}`], (db) =>
      sql`update layers set status = 'approved', starts_at = now() - interval '1 minute' where id = ${layer.id}`.execute(
        db,
      ),
    );
    expect(await words('/sale')).toContain('Reduced');
    await site.change(['layers', `block:${id}`], (db) =>
      sql`update layers set ends_at = now() - interval '1 second' where id = ${layer.id}`.execute(db),
    );
    expect(await words('/sale')).toContain('Plain');
  });
});

describe('the list', () => {
  test('names each with its pages, draws it, and renames it', async () => {
    const id = await share('Apple', 'Pear');
    await site.content.makePage({
      slug: 'listed',
      title: 'Listed',
      sections: [place('p', id), place('q', id)],
    });
    const found = (await call<SharedSection[]>('GET', '/shared-sections')).json.find((one) => one.id === id);
    expect(found).toMatchObject({ parts: 2, pages: 1, path: `/shared-sections/${id}` });
    const pictures = (await call<SharedSectionPicture[]>('GET', '/shared-sections/pictures')).json;
    expect(pictures.find((one) => one.id === id)).toMatchObject({ types: ['text'] });
    expect(pictures.find((one) => one.id === id)?.html).toContain('Pear');
    expect((await call('PUT', `/shared-sections/${id}`, { title: 'Fruit' })).status).toBe(200);
    expect(await read(id)).toMatchObject({
      title: 'Fruit',
      isDeleted: false,
      uses: [{ title: 'Listed', kind: 'page', path: '/listed', isPublished: true, layers: [] }],
    });
    expect((await call('GET', '/shared-sections', undefined, manager)).status).toBe(403);
    const page = await site.content.makePage();
    expect((await call('GET', `/shared-sections/${page}`)).status).toBe(404);
  });

  test('of pages leaves them out', async () => {
    const id = await share('Apple');
    const { json } = await call<{ pages: { id: number }[] }>('GET', '/pages?limit=100');
    expect(json.pages.length).toBeGreaterThan(0);
    expect(json.pages.filter((page) => page.id === id)).toEqual([]);
    const refused = await call('PUT', `/pages/${id}`, { slug: 'mine' });
    expect(refused.status).toBe(409);
  });
});

describe('deleting', () => {
  test('is refused while a page, a draft or a campaign has it, and names them', async () => {
    const id = await share('Apple');
    const pageId = await site.content.makePage({ title: 'Holder' });
    await edit(pageId, section('p', 'shared', { sharedId: id }));
    const refused = await call<{ data: { uses: { title: string; isPublished: boolean }[] } }>(
      'DELETE',
      `/shared-sections/${id}`,
    );
    expect(refused.status).toBe(409);
    expect(refused.json.data.uses).toMatchObject([{ title: 'Holder', isPublished: false }]);
    await publish(pageId);
    expect((await read(id)).uses).toMatchObject([{ isPublished: true }]);
    expect((await call('DELETE', `/shared-sections/${id}`)).status).toBe(409);
  });

  test('leaves what old versions need: they are restored, show nothing, and all of it once it is brought back', async () => {
    const id = await share('Phoenix');
    const pageId = await site.content.makePage({ slug: 'ashes' });
    await edit(pageId, section('p', 'shared', { sharedId: id }));
    await publish(pageId);
    await edit(pageId, { type: 'section.remove', id: 'p' });
    await publish(pageId);
    expect((await call('DELETE', `/shared-sections/${id}`)).status).toBe(204);
    expect((await call('DELETE', `/shared-sections/${id}`)).status).toBe(404);

    const restored = await call<{ issues: DocumentIssue[] }>(
      'POST',
      `/pages/${pageId}/versions/2/restore`,
      {},
    );
    expect(restored.status).toBe(200);
    expect(restored.json.issues).toMatchObject([
      { code: 'missing_shared', severity: 'warning', sectionId: 'p' },
    ]);
    expect(await words('/ashes')).not.toContain('Phoenix');
    expect((await read(id)).isDeleted).toBe(true);
    expect((await call('POST', `/shared-sections/${id}/restore`)).status).toBe(204);
    expect(await words('/ashes')).toContain('Phoenix');
    expect((await call('POST', `/shared-sections/${id}/restore`)).status).toBe(409);
  });
});

test('the doctor tells of a page that names one that never was', async () => {
  const pageId = await site.content.makePage({ slug: 'lost', sections: [place('p', 2_000_000_000)] });
  expect((await site.get('/lost')).status).toBe(200);
  const invariant = shopInvariants.find(({ name }) => name === 'shared-sections-exist');
  const { rows } = (await invariant?.breaches.execute(site.db)) ?? { rows: [] };
  expect(rows).toEqual([{ id: `${pageId}/p` }]);
});
