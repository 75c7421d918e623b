import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { listLoaded } from '#tests/support/list-imports.ts';

import { messagesOf } from './messages-of.ts';
import { pageMessages } from './page-messages.ts';

const root = join(import.meta.dirname, '../..');
const frame = listLoaded(['src/site/edit/main.tsx']);

test("the builder's frame carries the texts of pages, and none of mails, files and answers", () => {
  expect(frame).toContain('src/i18n/page-messages.ts');
  expect(frame).not.toContain('src/i18n/messages-of.ts');
});

test('what is drawn in the frame names no text that it does not carry', () => {
  const known: ReadonlySet<string> = new Set(Object.keys(pageMessages.messagesOf('en')));
  const others = Object.keys(messagesOf('en')).filter((key) => !known.has(key));
  expect(others.length).toBeGreaterThan(100);
  const naming = frame
    .filter((file) => /^src\/(?:site|sections|ui)\//.test(file))
    .filter((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      return others.some((key) => code.includes(`'${key}'`));
    });
  expect(naming).toEqual([]);
});
