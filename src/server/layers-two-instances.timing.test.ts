import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { EditsAnswer } from '#domain/editing/drafts.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import type { Layer, LayerDraftAnswer } from '#domain/schemas/layer.schema.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let instances: TestApp[];
let token: string;
let pageId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const content = createContentFixture(database.db);
  await content.makePage({ kind: 'home', title: 'Home' });
  pageId = await content.makePage({
    slug: 'about',
    title: 'About us',
    sections: [{ id: 's1', type: 'text', options: { heading: { title: 'Since 1990' } } }],
  });
  token = (await makeStaff(database.db, 'admin')).token;
  instances = [await startTestApp(database.url), await startTestApp(database.url)];
});
afterAll(async () => {
  for (const instance of instances) await instance.stop();
  await database.drop();
});

async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${instances[0]?.origin}/api/admin${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function edit(base: string, ...intents: Intent[]): Promise<number> {
  const { revision } = await call<{ revision: number }>('GET', `${base}/draft`);
  const { results, revision: reached } = await call<EditsAnswer>('POST', `${base}/draft/edits`, {
    baseRevision: revision,
    clientId: crypto.randomUUID(),
    edits: intents.map((intent) => ({ id: crypto.randomUUID(), intent })),
  });
  expect(results.map(({ status }) => status)).toEqual(intents.map(() => 'applied'));
  return reached;
}

const heading = (value: string): Intent => ({
  type: 'section.update',
  id: 's1',
  changes: [{ path: ['options', 'heading', 'title'], value }],
});
const retitle = (value: string): Intent => ({ type: 'page.update', changes: [{ path: ['title'], value }] });

async function read(instance: TestApp | undefined) {
  const response = await fetch(`${instance?.origin}/about`);
  const html = await response.text();
  // Each is asked at an address of its own.
  return { html: html.replaceAll(instance?.origin ?? '', ''), etag: response.headers.get('etag') };
}

const readAll = () => Promise.all(instances.map(read));

/** Milliseconds after the moment at which an instance shows the text; negative: before. */
async function seenAfter(instance: TestApp | undefined, text: string, moment: number): Promise<number> {
  const deadline = Date.now() + 10_000;
  while (!(await read(instance)).html.includes(text)) {
    if (Date.now() > deadline) throw new Error(`${text} was never seen`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return Date.now() - moment;
}

test('both instances show a layer from its start to its end, and then what was there before, to the byte', async () => {
  const before = await readAll();
  const startsAt = Date.now() + 2500;
  const endsAt = startsAt + 2500;
  const layer = await call<Layer>('POST', '/layers', {
    name: 'Sale',
    color: '#c2410c',
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
  });
  const document = `/layers/${layer.id}/documents/page:${pageId}`;
  await edit(document, heading('Sale until midnight'));
  await call('POST', `/layers/${layer.id}/approve`, { revision: 1 });
  // Nobody has approved this: it is never seen.
  await edit(document, heading('Not yet'));
  expect(await readAll()).toEqual(before);

  const started = await Promise.all(
    instances.map((instance) => seenAfter(instance, 'Sale until midnight', startsAt)),
  );
  for (const ms of started) {
    expect(ms).toBeGreaterThanOrEqual(-5);
    expect(ms).toBeLessThan(1000);
  }
  const [one, other] = await readAll();
  expect(one?.html).toBe(other?.html);
  expect(one?.html).not.toContain('Since 1990');

  const ended = await Promise.all(instances.map((instance) => seenAfter(instance, 'Since 1990', endsAt)));
  for (const ms of ended) {
    expect(ms).toBeGreaterThanOrEqual(-5);
    expect(ms).toBeLessThan(1000);
  }
  expect(await readAll()).toEqual(before);
});

test('what is published while a layer is active is seen through it, and stays after it', async () => {
  const layer = await call<Layer>('POST', '/layers', {
    name: 'Sale',
    color: '#c2410c',
    startsAt: new Date(Date.now() - 1000).toISOString(),
    endsAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const document = `/layers/${layer.id}/documents/page:${pageId}`;
  await edit(document, heading('Winter sale'));
  await call('POST', `/layers/${layer.id}/approve`, { revision: 1 });
  for (const instance of instances) await seenAfter(instance, 'Winter sale', 0);
  const revision = await edit(`/pages/${pageId}`, retitle('Our story'));
  await call('POST', `/pages/${pageId}/publish`, { revision });
  for (const instance of instances) {
    await seenAfter(instance, 'Our story', 0);
    expect((await read(instance)).html).toContain('Winter sale');
  }
  const { document: layered } = await call<LayerDraftAnswer>('GET', `${document}/draft`);
  expect(layered).toMatchObject({ title: 'Our story' });
  await call('POST', `/layers/${layer.id}/pause`, { revision: 2 });
  for (const instance of instances) {
    await seenAfter(instance, 'Since 1990', 0);
    expect((await read(instance)).html).toContain('Our story');
  }
});

test('a merge of an active layer changes nothing that visitors see, on either instance', async () => {
  const layer = await call<Layer>('POST', '/layers', {
    name: 'Anniversary',
    color: '#c2410c',
    startsAt: new Date(Date.now() - 1000).toISOString(),
    endsAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
  await edit(`/layers/${layer.id}/documents/page:${pageId}`, heading('Forty years'));
  await edit(`/layers/${layer.id}/documents/settings`, {
    type: 'settings.update',
    group: 'language',
    changes: [{ path: ['value'], value: 'ru' }],
  });
  await call('POST', `/layers/${layer.id}/approve`, { revision: 1 });
  for (const instance of instances) await seenAfter(instance, 'Forty years', 0);
  expect((await readAll()).map(({ html }) => html.includes('lang="ru"'))).toEqual([true, true]);
  const before = await readAll();
  await call('POST', `/layers/${layer.id}/merge`, { revision: 2 });
  expect(await readAll()).toEqual(before);
  const { rows } = await sql<{ version: number }>`
    select published_version as version from pages where id = ${pageId}`.execute(database.db);
  expect(rows).toEqual([{ version: 3 }]);
});
