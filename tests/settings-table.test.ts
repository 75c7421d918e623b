import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { expect, test } from 'vitest';

import { settingDefaults, settingsTableFile, writeSettingsTable } from '../scripts/settings-table.ts';
import { effects } from './storefront/effects/effects.ts';

test('every setting has an effect that a test sees, and nothing else has', () => {
  expect(Object.keys(effects).toSorted()).toEqual([...settingDefaults.keys()].toSorted());
});

test('a test that sees an effect by itself is there and names the setting', () => {
  const wrong = Object.entries(effects).filter(([path, effect]) => {
    if (!('test' in effect)) return false;
    const file = join(import.meta.dirname, '..', effect.test);
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(path.slice(path.lastIndexOf('.') + 1));
  });
  expect(wrong).toEqual([]);
});

test('the value that an effect is tried with is never the default', () => {
  const tried = Object.entries(effects).flatMap(([path, effect]) =>
    'test' in effect ? [] : [{ path, value: effect.value }],
  );
  expect(tried.filter(({ path, value }) => isDeepStrictEqual(value, settingDefaults.get(path)))).toEqual([]);
});

test('docs/settings.md is what the script writes', () => {
  expect(readFileSync(settingsTableFile, 'utf8')).toBe(writeSettingsTable());
});
