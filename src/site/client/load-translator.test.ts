import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { messagesOf } from '#i18n/messages-of.ts';
import { languageCodes } from '#locales/languages.ts';
import { listImports } from '#tests/support/list-imports.ts';

import { loadTranslator } from './load-translator.ts';

const root = join(import.meta.dirname, '../../..');
const roots = [
  'src/site/modals/modals.ts',
  'src/site/modals/modal-host.tsx',
  'src/site/cart/cart-widget.tsx',
];

/** Files that come with dialogs and the cart's widget, whether at once or later. */
function followImports(): string[] {
  const byFile = Map.groupBy(listImports(), ({ file }) => file);
  const seen = new Set(roots);
  for (const file of seen)
    for (const { path, specifier } of byFile.get(file) ?? [])
      if (!bringsTypes(file, specifier)) seen.add(path);
  return [...seen].filter((path) => existsSync(join(root, path)) && !path.startsWith('src/locales/'));
}

function bringsTypes(file: string, specifier: string): boolean {
  return new RegExp(`import type [^;]*? from '${specifier}'`).test(readFileSync(join(root, file), 'utf8'));
}

test.each(languageCodes)('dialogs and the cart’s widget bring all that they say, in %s', async (language) => {
  const t = await loadTranslator(language);
  const used = followImports().flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/'([a-zA-Z]+\.[\w.]+)'/g)].map(([, key = '']) => key),
  );
  const keys = used.filter((key) => Object.hasOwn(messagesOf('en'), key));
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((key) => !t.hasMessage(key))).toEqual([]);
});
