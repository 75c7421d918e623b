import { expect, test } from 'vitest';

import { listLoaded } from '#tests/support/list-imports.ts';
import { loadAdminTexts } from '#tests/support/admin-texts.ts';

import { nameSetting } from './name-setting.ts';

await loadAdminTexts();

test.each([
  ['common', ['sitename'], 'Название магазина'],
  ['styles', ['palette', 'primary'], 'Основной'],
  ['styles', ['headings', 'h1', 'desktop'], 'Заголовок страницы › Компьютер'],
  ['language', ['value'], 'Язык магазина'],
  ['unknown', ['x'], null],
] as const)('%s %j is called as its screen calls it', (group, path, name) => {
  expect(nameSetting(group, path, 'ru')).toBe(name);
});

test('a row of the header is named by its screen and its place', () => {
  expect(nameSetting('header', ['desktop', 'top', 'start'], 'en')).toBe('Desktop › Top row');
});

test('the builder names settings without their texts in every language', () => {
  const loaded = listLoaded(['src/admin/builder/builder-screen.tsx']);
  expect(loaded).toContain('src/admin/settings/setting-names.texts.ts');
  expect(loaded).not.toContain('src/admin/settings/settings.labels.ts');
});
