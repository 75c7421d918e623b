import { afterAll, beforeAll, expect, test } from 'vitest';

import { applyIntent } from '#domain/editing/apply-intent.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { DraftAnswer } from '#domain/editing/drafts.schema.ts';
import type { DocumentIssue } from '#domain/editing/issues.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let token: string;
let pages: { id: number; kind: string; slug: string }[];

beforeAll(async () => {
  site = await startStorefront({ demo: 'en' });
  token = (await makeStaff(site.db, 'admin')).token;
  pages = await site.db.selectFrom('pages').select(['id', 'kind', 'slug']).orderBy('id').execute();
});
afterAll(() => site.stop());

const call = <Answer>(method: 'GET' | 'POST', path: string, body?: object) =>
  callAdmin<Answer>(method, `pages/${path}`, body);

async function callAdmin<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${site.origin}/api/admin/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
}

test('nothing keeps any page of the demo from being published', async () => {
  const errors: string[] = [];
  for (const { id, kind, slug } of pages) {
    const issues = await call<DocumentIssue[]>('GET', `${id}/draft/issues`);
    errors.push(
      ...issues
        .filter(({ severity }) => severity === 'error')
        .map(({ sectionId, code, detail }) => `${kind} ${slug} ${sectionId}: ${code} ${detail}`),
    );
  }
  expect(errors).toEqual([]);
  expect(pages.length).toBeGreaterThan(20);
});

test.each(['settings', 'menus/main', 'menus/info', 'menus/footer'])(
  'nothing is wrong with the demo’s %s, and reading their draft changes nothing',
  async (path) => {
    expect(await callAdmin('GET', `${path}/draft/issues`)).toEqual([]);
    const { revision, isChanged } = await callAdmin<DraftAnswer>('GET', `${path}/draft`);
    expect([revision, isChanged]).toEqual([0, false]);
  },
);

test('a page that is taken apart, put together by undoing is the same page, byte by byte, and leaves nothing to publish', async () => {
  const id = pages.find(({ kind }) => kind === 'home')?.id ?? 0;
  const before = (await site.get('/')).html.source;
  const draft = await call<DraftAnswer>('GET', `${id}/draft`);
  const apart: Intent[] = draft.order.flatMap((section): Intent[] => [
    { type: 'section.update', id: section, changes: [{ path: ['options'], value: {} }] },
    ...(draft.sections[section]?.items ?? []).map((item): Intent => ({
      type: 'item.remove',
      section,
      id: item.id,
    })),
    { type: 'section.remove', id: section },
  ]);
  let document: EditableDocument = { ...draft, kind: 'page' };
  const undo: Intent[] = [];
  for (const intent of apart) {
    const applied = applyIntent(document, intent);
    if (!applied.ok) throw new Error(applied.reason);
    document = applied.document;
    undo.unshift(applied.inverse);
  }
  const edits = [...apart, ...undo].map((intent) => ({ id: crypto.randomUUID(), intent }));
  const sent = await call<{ isChanged: boolean; results: { status: string }[] }>(
    'POST',
    `${id}/draft/edits`,
    {
      baseRevision: 0,
      clientId: crypto.randomUUID(),
      edits,
    },
  );
  expect(new Set(sent.results.map(({ status }) => status))).toEqual(new Set(['applied']));
  expect(sent.isChanged).toBe(false);
  await site.change([`page:${id}`], async () => {});
  expect((await site.get('/')).html.source).toBe(before);
});
