import { expect, test } from 'vitest';

import { createPrinter } from '#domain/i18n/translate.ts';
import { managerRights } from '#domain/staff-rights.ts';
import { messages as english } from '#locales/en/admin/screens.ts';
import { messages as russian } from '#locales/ru/admin/screens.ts';

import { mayUse } from '../session/may-use.ts';
import { findScreens } from './find-screens.ts';

const printers = { en: createPrinter('en', english), ru: createPrinter('ru', russian) };

const paths = (q: string, role: 'manager' | 'admin', language: keyof typeof printers = 'en') =>
  findScreens(q, {
    mayOpen: (access) => mayUse({ role, rights: [...managerRights] }, access),
    t: printers[language],
  }).map(({ screen }) => screen.path);

test('screens are found by name in the language of the admin, and by their group', () => {
  expect(paths('import', 'admin')).toContain('product-files');
  expect(paths('импорт', 'admin', 'ru')).toContain('product-files');
  expect(paths('ЗАКАЗ', 'manager', 'ru')).toEqual(['orders', 'orders/drafts', 'orders/imported']);
  expect(paths('catalog feeds', 'manager')).toEqual(['feeds']);
  expect(paths('nothing like this', 'admin')).toEqual([]);
});

test('nobody is led to what the role may not open, or to an address without its id', () => {
  expect(paths('', 'manager')).not.toContain('settings');
  expect(paths('', 'admin')).toContain('settings');
  expect(paths('', 'admin').filter((path) => path.includes(':'))).toEqual([]);
});
