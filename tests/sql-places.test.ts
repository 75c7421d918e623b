import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const statement = /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;

/** Use-cases read as what they do; what is asked of the database stands beside them, in `*.queries.ts`. */
test('SQL stands in *.queries.ts alone', () => {
  const files = globSync('src/{http,modules,platform,server,site}/**/*.{ts,tsx}', { cwd: root });
  const withSql = files
    .filter((file) => !/\.test\.tsx?$|\.fixture\.ts$/.test(file))
    .filter((file) => statement.test(readFileSync(join(root, file), 'utf8')));
  expect(withSql.length).toBeGreaterThan(50);
  expect(withSql.filter((file) => !file.endsWith('.queries.ts'))).toEqual([]);
});
