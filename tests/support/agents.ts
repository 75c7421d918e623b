import { sql } from 'kysely';

import type { ApiScope } from '#domain/api-scopes.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import type { AgentDraft, AgentEditsAnswer, DraftedLayer } from '#domain/schemas/agents.schema.ts';

import { createApiFixture, type ApiFixture } from './api-fixture.ts';
import { createContentFixture } from './content-fixture.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createAdminApi, hire } from './staff.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A shop with a page, an administrator who is signed in, and keys for programs. */
export interface AgentShop {
  database: TestDatabase;
  api: ApiFixture;
  content: ReturnType<typeof createContentFixture>;
  /** A page with a heading in the section `s1`. */
  pageId: number;
  admin: { id: number; token: string };
  makeKey(scopes: readonly ApiScope[], name?: string): Promise<string>;
  call(
    token: string,
    method: Method,
    path: string,
    body?: object,
  ): ReturnType<ReturnType<typeof createAdminApi>['call']>;
  makeLayer(key: string, terms?: object): Promise<DraftedLayer>;
  /** In the page. */
  edit(key: string, layerId: number, intents: readonly Intent[], more?: object): Promise<AgentEditsAnswer>;
  stop(): Promise<void>;
}

export const setHeading = (value: unknown): Intent => ({
  type: 'section.update',
  id: 's1',
  changes: [{ path: ['options', 'heading', 'title'], value }],
});

/** Edits with ids of their own. */
export function toEdits(intents: readonly Intent[], baseRevision: number) {
  return {
    baseRevision,
    clientId: crypto.randomUUID(),
    edits: intents.map((intent) => ({ id: crypto.randomUUID(), intent })),
  };
}

export async function startAgentShop(): Promise<AgentShop> {
  const database = await createTestDatabase();
  const api = await createApiFixture(database);
  const content = createContentFixture(database.db);
  const adminApi = createAdminApi(api);
  const { id, email } = await hire(database);
  const admin = { id, token: (await adminApi.logIn(email)).token ?? '' };
  const pageId = await content.makePage({
    title: 'About',
    sections: [{ id: 's1', type: 'text', options: { heading: { title: 'Hello' } } }],
  });
  const call: AgentShop['call'] = (token, method, path, body) =>
    adminApi.call(method, path, { token, ...(body && { body }) });
  const documentOf = (layerId: number) => `/agents/layers/${layerId}/documents/page:${pageId}`;
  return {
    database,
    api,
    content,
    pageId,
    admin,
    call,
    async makeKey(scopes, name = 'Design agent') {
      const { body } = await call(admin.token, 'POST', '/api-keys', { name, scopes, days: 30 });
      return body.token as string;
    },
    async makeLayer(key, terms = {}) {
      const input = { requestId: crypto.randomUUID(), name: 'Autumn', ...terms };
      return (await call(key, 'POST', '/agents/layers', input)).body as DraftedLayer;
    },
    async edit(key, layerId, intents, more = {}) {
      const { revision } = (await call(key, 'GET', documentOf(layerId))).body as AgentDraft;
      const body = { ...toEdits(intents, revision), ...more };
      return (await call(key, 'POST', `${documentOf(layerId)}/edits`, body)).body as AgentEditsAnswer;
    },
    async stop() {
      await api.app.close();
      await database.drop();
    },
  };
}

/** Every row of every table but those that count calls and note them. */
export async function readRows({ db }: TestDatabase): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in ('rate_limits', 'api_keys', 'audit_log') order by relname`.execute(db);
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce((select json_agg(t::text order by t::text)::text from ${name} t), '') as rows`,
  );
  const { rows } = await sql.raw<{ name: string; rows: string }>(each.join(' union all ')).execute(db);
  return Object.fromEntries(rows.map(({ name, rows: content }) => [name, content]));
}
