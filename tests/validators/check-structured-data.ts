import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import Validator from '@adobe/structured-data-validator';

type Data = Record<string, unknown>;

const root = join(import.meta.dirname, '../..');

/** What Google's rules for rich results refuse in objects of JSON-LD, in words. */
export async function checkRichResults(objects: readonly Data[]): Promise<string[]> {
  const jsonld = Object.fromEntries(Map.groupBy(objects, (data) => String(data['@type'])));
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage, path, fieldNames }) => `${issueMessage} ${JSON.stringify({ path, fieldNames })}`);
}

/**
 * What the vocabulary of schema.org does not know of objects of JSON-LD: types, properties and kinds of values, as
 * the compiler sees them by the types that are generated from the vocabulary. `name` is that of a scratch file.
 */
export async function checkVocabulary(objects: readonly Data[], name: string): Promise<string> {
  const folder = join(root, 'test-results/structured-data');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.ts`);
  const shapes = new Map(objects.map((data) => [shapeOf(data), data]));
  const lines = [...shapes.values()].map(
    (data) =>
      `export const x${counter()}: schema.WithContext<schema.${String(data['@type'])}> = ${JSON.stringify(data, null, 1)};`,
  );
  writeFileSync(file, ["import type * as schema from 'schema-dts';", ...lines].join('\n'));
  const options =
    '--noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler';
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const args = [compiler, ...options.split(' '), '--ignoreConfig', file];
  return promisify(execFile)(process.execPath, args, { cwd: root }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
}

let count = 0;
const counter = () => ++count;

/** Equal for objects that differ in their values alone: one of them is enough for a compiler. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].join()}]`;
  if (typeof value !== 'object' || value === null) return typeof value;
  return `{${Object.entries(value)
    .map(([key, inner]) => `${key}:${key.startsWith('@') ? String(inner) : shapeOf(inner)}`)
    .join()}}`;
}
