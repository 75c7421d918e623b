import { afterAll, beforeAll, expect, test } from 'vitest';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { editTogether } from './edit-together.ts';
import { openEditor, type Editor } from './editor.ts';
import { pageOfEditors } from './own-work.ts';

const editorCount = 3;
const edits = 40;

let database: TestDatabase;
let instances: [TestApp, TestApp];
let editors: Editor[];

beforeAll(async () => {
  database = await createTestDatabase();
  instances = [await startTestApp(database.url), await startTestApp(database.url)];
  const pageId = await createContentFixture(database.db).makePage({ sections: pageOfEditors(editorCount) });
  const key: DocumentKey = `page:${pageId}`;
  editors = [];
  for (let index = 0; index < editorCount; index++) {
    const { token } = await makeStaff(database.db, 'admin');
    const { origin } = instances[index % 2 === 0 ? 0 : 1];
    editors.push(await openEditor({ key, token, origin: () => origin }));
  }
});
afterAll(async () => {
  for (const editor of editors) editor.close();
  for (const instance of instances) await instance.stop();
  await database.drop();
});

test('three editors on two instances whose connections break amid their edits end alike, with all that each did', async () => {
  const breakAt = new Set([30, 60, 61, 90]);
  const proof = await editTogether({
    editors,
    edits,
    everyMs: 40,
    seed: 17,
    onEdit(done) {
      if (!breakAt.has(done)) return;
      // Streams, and appends that were written and not answered yet.
      for (const { app } of instances) app.server.closeAllConnections();
    },
  });
  expect(proof).toMatchObject({ unexpected: [], lost: [], diverged: [] });
  expect(proof.revision).toBeGreaterThan(edits);
  expect(proof.receivedMs.length).toBeGreaterThan(0);
});
