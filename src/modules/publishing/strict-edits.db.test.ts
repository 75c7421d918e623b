import { afterAll, beforeAll, expect, test } from 'vitest';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import {
  documentEntrySchema,
  documentSectionSchema,
  pageFieldsSchema,
  type DocumentSection,
  type EditableDocument,
  type MenuDocument,
  type PageDocument,
} from '#domain/editing/documents.schema.ts';
import { editsSchema, type EditResult, type Edits } from '#domain/editing/drafts.schema.ts';
import { findFault, type ValueFault } from '#domain/editing/find-fault.ts';
import { without } from '#domain/editing/without.ts';
import { settingsSchema } from '#domain/settings/settings.schema.ts';
import { parseSection } from '#sections/framework/prepare-section.ts';
import { sectionDefinitions } from '#sections/sections.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { createAppendEdits, type AppendEdits } from '../drafts/append-edits.ts';
import { storeOf } from './document-stores.ts';
import { everySection } from './random-fields.fixture.ts';
import { sampleIntents } from './random-intents.fixture.ts';

/** Of each kind of document; the long run is `EDITS=100000`. */
const edits = Number(process.env['EDITS'] ?? 3000);
const batch = 200;

let database: TestDatabase;
let append: AppendEdits;
let staffId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  staffId = (await makeStaff(database.db, 'admin')).id;
  const definitions = sectionDefinitions;
  append = createAppendEdits({ db: database.db, storeOf: (key) => storeOf(key, { definitions }) });
});
afterAll(() => database.drop());

async function readStored(key: DocumentKey): Promise<{ revision: number; document: EditableDocument }> {
  const { revision, document } = await database.db
    .selectFrom('layer_drafts')
    .select(['revision', 'document'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { revision, document: document as unknown as EditableDocument };
}

/** What of a stored document a schema refuses, would replace by its fallback, or does not know. */
function faultsOf(document: EditableDocument): (string | ValueFault)[] {
  if (document.kind === 'page') return pageFaults(document);
  if (document.kind === 'menu') return menuFaults(document);
  return Object.entries(settingsSchema.shape).flatMap(
    ([group, schema]) => findFault(schema, document.groups[group], [group]) ?? [],
  );
}

function menuFaults({ entries, order }: MenuDocument): (string | ValueFault)[] {
  const placed = [...order, ...Object.values(entries).flatMap(({ children }) => children)];
  expect(placed.toSorted()).toEqual(Object.keys(entries).toSorted());
  return Object.entries(entries).flatMap(([id, entry]) => findFault(documentEntrySchema, entry, [id]) ?? []);
}

function pageFaults({ title, slug, meta, sections, order }: PageDocument): (string | ValueFault)[] {
  expect(order.toSorted()).toEqual(Object.keys(sections).toSorted());
  return [
    findFault(pageFieldsSchema, { title, slug, meta }) ?? [],
    ...Object.values(sections).flatMap(sectionFaults),
  ].flat();
}

function sectionFaults(section: DocumentSection): (string | ValueFault)[] {
  const { id, type, version, options, items } = section;
  const definition = sectionDefinitions.get(type);
  if (!definition) return [`${id} is of no type: ${type}`];
  const parsed = parseSection(section, definition, (html) => html);
  if (!parsed.ok) return [`${id}, ${type}: ${parsed.reason}`];
  // What an older version wrote is brought up to date when it is read.
  if (version < definition.version) return [];
  return [
    findFault(documentSectionSchema, section, [id]) ?? [],
    findFault(definition.options, options, [id, type]) ?? [],
    items.map((item) => findFault(definition.item, without(item, 'id'), [id, type, item.id]) ?? []),
  ].flat(2);
}

type Sent = Edits['edits'];

/** The edits of a request that its schema reads. */
function readable(intents: readonly unknown[]): Sent {
  const { element } = editsSchema.shape.edits;
  return intents.flatMap((intent) => element.safeParse({ id: crypto.randomUUID(), intent }).data ?? []);
}

test.each<[string, () => Promise<DocumentKey>]>([
  [
    'a page with a section of every type',
    async () => `page:${await createContentFixture(database.db).makePage({ sections: everySection })}`,
  ],
  ['the settings', async () => 'settings'],
  ['a menu', async () => 'menu:main'],
])(
  'of %s, whatever edits are sent: what is stored always parses',
  async (_what, prepare) => {
    const key = await prepare();
    let document = await storeOf(key, { definitions: sectionDefinitions }).readPublished(database.db);
    let revision = 0;
    const results: EditResult[] = [];
    let unreadable = 0;
    for (let seed = 1; seed <= edits / batch; seed++) {
      const sent = readable(sampleIntents(document, { count: batch, seed }));
      unreadable += batch - sent.length;
      const request = { baseRevision: revision, clientId: crypto.randomUUID(), edits: sent };
      const answer = await append(key, request, staffId);
      ({ document, revision } = await readStored(key));
      expect(faultsOf(document), `after batch ${seed}`).toEqual([]);
      results.push(...answer.results);
    }
    const count = (what: string) =>
      results.filter(({ status, reason }) => (reason ?? status) === what).length;
    // The edits were of all kinds, and what did not fit was told with its place.
    expect(Math.min(count('applied'), count('invalid_value'), unreadable)).toBeGreaterThan(edits / 50);
    const misfits = results.filter(({ reason }) => reason === 'invalid_value');
    expect(misfits.filter(({ fault }) => fault && fault.path.length > 0).length).toBeGreaterThan(
      misfits.length / 2,
    );
  },
  600_000,
);
