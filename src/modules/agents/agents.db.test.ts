import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Intent } from '#domain/editing/intents.schema.ts';
import type { PageDocument } from '#domain/editing/documents.schema.ts';
import type { AgentDraft } from '#domain/schemas/agents.schema.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { readRows, setHeading, startAgentShop, toEdits, type AgentShop } from '#tests/support/agents.ts';

let shop: AgentShop;
let key: string;
let document: string;

beforeAll(async () => {
  shop = await startAgentShop();
  key = await shop.makeKey(['layers:write']);
  document = `page:${shop.pageId}`;
});
beforeEach(async () => {
  await sql`delete from rate_limits`.execute(shop.database.db);
  await sql`delete from layers where id > 0`.execute(shop.database.db);
});
afterAll(() => shop.stop());

const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
  shop.call(key, method, `/agents${path}`, body);
const documentIn = (layerId: number) => `/layers/${layerId}/documents/${document}`;
const draftIn = async (layerId: number) => (await ask('GET', documentIn(layerId))).body as AgentDraft;
const headingOf = ({ document: page }: Pick<AgentDraft, 'document'>) =>
  (page as unknown as PageDocument).sections['s1']?.options['heading'];

describe('what a program reads', () => {
  test('pages by title or address, with menus and settings beside them', async () => {
    const { body } = await ask('GET', '/documents?q=about');
    expect(body.documents).toEqual([
      expect.objectContaining({ key: document, title: 'About', kind: 'page', isPublished: true }),
    ]);
    expect(body.others).toEqual(expect.arrayContaining(['settings', 'menu:main', 'menu:footer']));
  });

  test('a page as visitors see it, some sections at a time', async () => {
    const pageId = await shop.content.makePage({
      sections: ['a', 'b', 'c'].map((id) => ({ id, type: 'text' })),
    });
    const { body } = await ask('GET', `/documents/page:${pageId}?offset=1&limit=1`);
    expect(body).toMatchObject({ key: `page:${pageId}`, total: 3, document: { order: ['a', 'b', 'c'] } });
    expect(Object.keys(body.document.sections)).toEqual(['b']);
    expect((await ask('GET', '/documents/page:999999')).status).toBe(404);
  });

  test('of the settings how the shop looks, and neither code nor what it sells by', async () => {
    const { body } = await ask('GET', '/documents/settings');
    expect(Object.keys(body.document.groups)).toEqual(['styles', 'header', 'footer', 'media', 'socials']);
  });

  test('what sections take as JSON Schema, with defaults and presets in words', async () => {
    const { body } = await ask('GET', '/section-schemas?types[]=faq&types[]=nothing&groups[]=styles');
    expect(body.types.length).toBeGreaterThan(20);
    expect(body.types).toContainEqual(expect.objectContaining({ type: 'text', name: expect.any(String) }));
    expect(body.settings.styles.properties.palette).toBeDefined();
    expect(body.sections).toHaveLength(1);
    const [faq] = body.sections;
    expect(faq.options.properties.heading).toBeDefined();
    expect(faq.item.type).toBe('object');
    expect(faq.presets[0].items.length).toBeGreaterThan(0);
    expect(JSON.stringify(faq.presets)).not.toContain('textKey');
  });

  test('with the scope to read content: what is published, and no layers', async () => {
    const layer = await shop.makeLayer(key);
    const reader = await shop.makeKey(['content:read']);
    const statusOf = async (path: string) => (await shop.call(reader, 'GET', `/agents${path}`)).status;
    expect(await statusOf('/documents')).toBe(200);
    expect(await statusOf(`/documents/${document}`)).toBe(200);
    expect(await statusOf(documentIn(layer.id))).toBe(403);
    expect(await statusOf(`/layers/${layer.id}/check`)).toBe(403);
    expect((await shop.call(reader, 'POST', '/agents/layers', {})).status).toBe(403);
  });
});

describe('a layer of a program', () => {
  test('is made once however often the call is sent, and people see whose it is', async () => {
    const requestId = crypto.randomUUID();
    const made = await Promise.all(Array.from({ length: 3 }, () => shop.makeLayer(key, { requestId })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(Object.keys(made[0] ?? {})).toEqual(['id', 'name', 'state', 'startsAt', 'endsAt']);
    const { body } = await shop.call(shop.admin.token, 'GET', '/layers');
    expect(body).toEqual([
      expect.objectContaining({
        fromAgent: true,
        agent: 'Design agent',
        createdBy: 'Ann Lee',
        state: 'open',
      }),
    ]);
  });

  test('has edits that neither visitors nor the live draft know of', async () => {
    const { id } = await shop.makeLayer(key);
    const before = await readRows(shop.database);
    const answer = await shop.edit(key, id, [setHeading('From an agent')]);
    expect(answer).toMatchObject({
      isChanged: true,
      dryRun: false,
      results: [{ status: 'applied', faults: [] }],
    });
    expect(headingOf(await draftIn(id))).toMatchObject({ title: 'From an agent' });
    const { body } = await ask('GET', `/documents/${document}`);
    expect(headingOf(body)).toMatchObject({ title: 'Hello' });
    const after = await readRows(shop.database);
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    expect(changed).toEqual(
      ['document_versions', 'layer_drafts', 'layer_intents', 'layers'].filter((name) =>
        changed.includes(name),
      ),
    );
    const { rows } = await sql`select from layer_intents where layer_id <> ${id}`.execute(shop.database.db);
    expect(rows).toEqual([]);
  });

  test('takes an edit once, and says so when it is sent again', async () => {
    const { id } = await shop.makeLayer(key);
    const { revision } = await draftIn(id);
    const edits = toEdits([setHeading('Once')], revision);
    const first = await ask('POST', `${documentIn(id)}/edits`, edits);
    const again = await ask('POST', `${documentIn(id)}/edits`, edits);
    expect(again.body).toMatchObject({ revision: first.body.revision, results: [{ status: 'known' }] });
    const { rows } = await sql`select agent_edits from layers where id = ${id}`.execute(shop.database.db);
    expect(rows).toEqual([{ agent_edits: 1 }]);
  });

  test('a dry run judges edits and writes nothing', async () => {
    const { id } = await shop.makeLayer(key);
    const { revision } = await draftIn(id);
    const before = await readRows(shop.database);
    const body = { ...toEdits([setHeading('Tried'), setHeading(7)], revision), dryRun: true };
    const answer = await ask('POST', `${documentIn(id)}/edits`, body);
    expect(answer.body).toMatchObject({
      dryRun: true,
      isChanged: true,
      results: [{ status: 'applied' }, { status: 'refused' }],
    });
    expect(await readRows(shop.database)).toEqual(before);
  });

  test.each<[string, Intent, string[], object]>([
    ['a value of another type', setHeading(7), ['options', 'heading', 'title'], { type: 'string' }],
    [
      'a field that there is not',
      { type: 'section.update', id: 's1', changes: [{ path: ['options', 'nope'], value: 1 }] },
      ['options', 'nope'],
      { type: 'object' },
    ],
    [
      'a type that there is not',
      {
        type: 'section.add',
        section: {
          id: 'n1',
          type: 'nope',
          version: 1,
          enable: true,
          hidden: false,
          options: {},
          items: [],
          styles: {},
        },
        after: null,
      },
      ['type'],
      { enum: expect.arrayContaining(['text']) },
    ],
  ])('%s is refused with field, reason and what is expected', async (_, intent, path, expected) => {
    const { id } = await shop.makeLayer(key);
    const { results } = await shop.edit(key, id, [intent]);
    expect(results).toEqual([
      expect.objectContaining({
        status: 'refused',
        reason: 'invalid_value',
        faults: [{ path, message: expect.stringMatching(/\w/), expected: expect.objectContaining(expected) }],
      }),
    ]);
  });

  test('a person and a program who change the same are told of each other', async () => {
    const { id } = await shop.makeLayer(key);
    const { revision } = await draftIn(id);
    const people = `/layers/${id}/documents/${document}/draft/edits`;
    await shop.call(shop.admin.token, 'POST', people, toEdits([setHeading('Ann’s')], revision));
    const late = await ask('POST', `${documentIn(id)}/edits`, toEdits([setHeading('The agent’s')], revision));
    expect(late.body.results).toEqual([
      expect.objectContaining({
        status: 'conflict',
        with: expect.objectContaining({ type: 'section.update' }),
      }),
    ]);
    expect(late.body.others).toEqual([{ revision: expect.any(Number), intent: setHeading('Ann’s') }]);
    expect(headingOf(await draftIn(id))).toMatchObject({ title: 'Ann’s' });
  });

  test('people and programs who edit at once lose nothing of each other', async () => {
    const { id } = await shop.makeLayer(key);
    const { revision } = await draftIn(id);
    const option = (name: string, value: unknown): Intent => ({
      type: 'section.update',
      id: 's1',
      changes: [{ path: ['options', ...name.split('.')], value }],
    });
    const people = `/layers/${id}/documents/${document}/draft/edits`;
    const sent = await Promise.all([
      shop.call(shop.admin.token, 'POST', people, toEdits([option('size', 'large')], revision)),
      ask('POST', `${documentIn(id)}/edits`, toEdits([option('measure', 'full')], revision)),
      shop.call(
        shop.admin.token,
        'POST',
        people,
        toEdits([option('content.html', '<p>By hand</p>')], revision),
      ),
      ask('POST', `${documentIn(id)}/edits`, toEdits([setHeading('By a program')], revision)),
    ]);
    expect(sent.map(({ body }) => body.results[0].status)).toEqual(
      Array.from({ length: 4 }, () => 'applied'),
    );
    const { document: page } = await draftIn(id);
    expect((page as unknown as PageDocument).sections['s1']?.options).toMatchObject({
      size: 'large',
      measure: 'full',
      heading: { title: 'By a program' },
      content: { html: '<p>By hand</p>' },
    });
  });

  test.each([
    ['seo', 'customCode', '<script>alert(1)</script>'],
    ['seo', 'googleAnalytics', 'G-1'],
    ['ecommerce', 'currency', 'USD'],
    ['common', 'phones', ['+1']],
    ['__proto__', 'x', 1],
  ])('settings of %s are refused: %s', async (group, field, value) => {
    const { id } = await shop.makeLayer(key);
    const path = `/layers/${id}/documents/settings`;
    const { revision } = (await ask('GET', path)).body as AgentDraft;
    const intent: Intent = { type: 'settings.update', group, changes: [{ path: [field], value }] };
    const { status } = await ask('POST', `${path}/edits`, toEdits([intent], revision));
    expect([403, 422]).toContain(status);
    expect((await ask('GET', path)).body.isChanged).toBe(false);
  });

  test('how the shop looks is drafted', async () => {
    const { id } = await shop.makeLayer(key);
    const path = `/layers/${id}/documents/settings`;
    const { revision } = (await ask('GET', path)).body as AgentDraft;
    const intent: Intent = {
      type: 'settings.update',
      group: 'styles',
      changes: [{ path: ['palette', 'primary'], value: '#aa0000' }],
    };
    const { body } = await ask('POST', `${path}/edits`, toEdits([intent], revision));
    expect(body.results).toEqual([expect.objectContaining({ status: 'applied' })]);
  });

  test('is told what it changes, what must be put right and where it newly leads to', async () => {
    const { id } = await shop.makeLayer(key);
    await shop.edit(key, id, [
      {
        type: 'section.update',
        id: 's1',
        changes: [
          {
            path: ['options', 'content', 'html'],
            value: '<p><a href="https://evil.example/pay">Pay here</a></p>',
          },
        ],
      },
    ]);
    const { body } = await ask('GET', `/layers/${id}/check`);
    expect(body.documents).toEqual([
      { key: document, total: 1, changes: [expect.objectContaining({ type: 'section.update', id: 's1' })] },
    ]);
    expect(body.issues).toEqual([{ key: document, issues: expect.any(Array) }]);
    expect(body.newAddresses).toEqual([{ key: document, address: 'https://evil.example/pay' }]);
    const people = await shop.call(shop.admin.token, 'GET', `/layers/${id}/new-addresses`);
    expect(people.body).toEqual(body.newAddresses);
  });

  test('is shown by a link', async () => {
    const { id } = await shop.makeLayer(key);
    const { status, body } = await ask('POST', `/layers/${id}/previews`, { page: '/about', hours: 2 });
    expect(status).toBe(201);
    expect(body.url).toMatch(/^http:\/\/localhost\/about\?vt-preview=[\w-]{43}$/);
    const links = await shop.call(shop.admin.token, 'GET', '/previews');
    expect(links.body).toContainEqual(
      expect.objectContaining({ id: body.id, layer: { id, name: 'Autumn' } }),
    );
    expect((await ask('POST', `/layers/${id}/previews`, { page: 'https://evil.example' })).status).toBe(422);
  });
});

describe('what is not a program’s', () => {
  test('Live, a layer of people and none are all the same to it, and nothing is written', async () => {
    const { body: own } = await shop.call(shop.admin.token, 'POST', '/layers', {
      name: 'Sale',
      color: '#c2410c',
    });
    const before = await readRows(shop.database);
    for (const id of [0, own.id, 999_999]) {
      expect((await ask('GET', documentIn(id))).status).toBe(404);
      expect((await ask('GET', `/layers/${id}/check`)).status).toBe(404);
      expect((await ask('POST', `${documentIn(id)}/edits`, toEdits([setHeading('x')], 0))).status).toBe(404);
      expect((await ask('POST', `/layers/${id}/previews`, {})).status).toBe(404);
    }
    expect(await readRows(shop.database)).toEqual(before);
  });

  test('a layer that somebody has discarded takes nothing more', async () => {
    const { id } = await shop.makeLayer(key);
    await shop.call(shop.admin.token, 'POST', `/layers/${id}/discard`, { revision: 1 });
    expect((await ask('POST', `${documentIn(id)}/edits`, toEdits([setHeading('x')], 0))).status).toBe(409);
  });
});

describe('limits', () => {
  test('sixty edits a minute for a key, of which another key knows nothing', async () => {
    const { id } = await shop.makeLayer(key);
    const { revision } = await draftIn(id);
    const many = (count: number) =>
      toEdits(
        Array.from({ length: count }, (_, index) => setHeading(`Try ${index}`)),
        revision,
      );
    expect((await ask('POST', `${documentIn(id)}/edits`, { ...many(50), dryRun: true })).status).toBe(200);
    expect((await ask('POST', `${documentIn(id)}/edits`, { ...many(10), dryRun: true })).status).toBe(200);
    const refused = await ask('POST', `${documentIn(id)}/edits`, { ...many(1), dryRun: true });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const other = await shop.makeKey(['layers:write'], 'Another');
    expect((await shop.edit(other, id, [setHeading('Mine')])).results).toMatchObject([{ status: 'applied' }]);
    expect((await ask('POST', `${documentIn(id)}/edits`, many(51))).status).toBe(422);
  });

  test('five hundred edits in a layer, also where several come at once', async () => {
    const { id } = await shop.makeLayer(key);
    const { revision } = await draftIn(id);
    await sql`update layers set agent_edits = 498 where id = ${id}`.execute(shop.database.db);
    const send = () =>
      ask('POST', `${documentIn(id)}/edits`, toEdits([setHeading(crypto.randomUUID())], revision));
    const statuses = (await Promise.all(Array.from({ length: 5 }, send))).map(({ status }) => status);
    // The first two count; of the others some collide with them and change nothing.
    expect(statuses.every((status) => [200, 409].includes(status))).toBe(true);
    const { rows } = await sql<{ edits: number }>`
      select agent_edits as edits from layers where id = ${id}`.execute(shop.database.db);
    expect(rows[0]?.edits).toBeLessThanOrEqual(500);
    await sql`update layers set agent_edits = 500 where id = ${id}`.execute(shop.database.db);
    const before = await readRows(shop.database);
    const { revision: now } = await draftIn(id);
    const full = await ask('POST', `${documentIn(id)}/edits`, toEdits([setHeading('One more')], now));
    expect(full.status).toBe(409);
    expect(await readRows(shop.database)).toEqual(before);
  });

  test('twenty layers that nobody has decided on', async () => {
    for (let count = 0; count < 20; count++) expect((await shop.makeLayer(key)).id).toBeGreaterThan(0);
    const { status, body } = await ask('POST', '/layers', { requestId: crypto.randomUUID(), name: 'More' });
    expect(status).toBe(409);
    expect(body.message).toContain('20');
  });
});

describe('the decision of a person', () => {
  const approve = (token: string, id: number, revision: number) =>
    shop.call(token, 'POST', `/layers/${id}/approve`, { revision, isNow: true });
  const revisionOf = async (id: number) =>
    (await shop.call(shop.admin.token, 'GET', `/layers/${id}`)).body.revision as number;

  test('asks for the password to approve and to merge, where a program has drafted', async () => {
    const { id } = await shop.makeLayer(key, {
      startsAt: '2026-01-01T00:00:00Z',
      endsAt: '2099-01-01T00:00:00Z',
    });
    await shop.edit(key, id, [setHeading('Approved')]);
    const { token } = await makeStaff(shop.database.db, 'admin');
    await sql`update auth_tokens set proved_at = now() - interval '1 day'
      where staff_id <> ${shop.admin.id}`.execute(shop.database.db);
    const refused = await approve(token, id, await revisionOf(id));
    expect(refused).toMatchObject({ status: 403, body: { data: { need: 'password' } } });
    expect(await approve(shop.admin.token, id, await revisionOf(id))).toMatchObject({
      status: 200,
      body: { state: 'active', fromAgent: true },
    });
    const merge = async (by: string) =>
      shop.call(by, 'POST', `/layers/${id}/merge`, { revision: await revisionOf(id) });
    expect(await merge(token)).toMatchObject({ status: 403, body: { data: { need: 'password' } } });
    expect(await merge(shop.admin.token)).toMatchObject({ status: 200, body: { state: 'merged' } });
    expect(headingOf((await ask('GET', `/documents/${document}`)).body)).toMatchObject({ title: 'Approved' });
  });

  test('is of what they have looked at: a program that goes on editing has it asked again', async () => {
    const { id } = await shop.makeLayer(key);
    await shop.edit(key, id, [setHeading('Seen')]);
    const looked = await revisionOf(id);
    await shop.edit(key, id, [setHeading('Slipped in')]);
    expect((await approve(shop.admin.token, id, looked)).status).toBe(409);
  });

  test('asks nobody for what people have drafted', async () => {
    const { token } = await makeStaff(shop.database.db, 'admin');
    await sql`update auth_tokens set proved_at = now() - interval '1 day'
      where staff_id <> ${shop.admin.id}`.execute(shop.database.db);
    const { body } = await shop.call(token, 'POST', '/layers', { name: 'Sale', color: '#c2410c' });
    const draft = `/layers/${body.id}/documents/${document}/draft`;
    const { revision } = (await shop.call(token, 'GET', draft)).body;
    await shop.call(token, 'POST', `${draft}/edits`, toEdits([setHeading('By hand')], revision));
    expect((await approve(token, body.id, await revisionOf(body.id))).status).toBe(200);
  });
});
