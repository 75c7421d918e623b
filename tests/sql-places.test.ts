import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import sqlElsewhere from './sql-elsewhere.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const statement = /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;

/** Use-cases read as what they do; what is asked of the database stands beside them, in `*.queries.ts`. */
test('SQL stands in *.queries.ts, but for files that are listed until theirs is moved', () => {
  const files = globSync('src/{http,modules,platform,server,site}/**/*.{ts,tsx}', { cwd: root });
  const found = files.filter(
    (file) =>
      !/\.queries\.ts$|\.test\.tsx?$|\.fixture\.ts$/.test(file) &&
      statement.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(files.some((file) => file.endsWith('.queries.ts'))).toBe(true);
  // The list may only become shorter: who moves a file's SQL takes the file out of it.
  expect(found.toSorted()).toEqual(sqlElsewhere);
});
