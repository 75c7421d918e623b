import { expect, it } from 'vitest';

import { fitsSetting } from './check-setting.ts';
import { settingLeaves } from './setting-leaves.ts';

it.each([
  ['common.sitename', 'Clay', true],
  ['common.sitename', 'x'.repeat(201), false],
  ['common.phones', ['+7 495 000-00-00'], true],
  ['common.mapUrl', 'https://maps.example/embed?q=1', true],
  ['common.mapUrl', '<iframe src="https://maps.example/embed?q=1"></iframe>', true],
  ['common.mapUrl', 'maps.example', false],
  ['common.timeZone', 'Europe/Moscow', true],
  ['common.timeZone', '', true],
  ['common.timeZone', 'Mars/Olympus', false],
  ['ecommerce.currency', 'EUR', true],
  ['ecommerce.currency', 'XXX', false],
  ['ecommerce.itemPerPage', 0, false],
  ['ecommerce.template', 'gallery-left', true],
  ['language', 'ru', true],
  ['language', 'xx', false],
  ['seo.googleAnalytics', 'G-ABCDEF1234', true],
  ['seo.googleAnalytics', '<script>', false],
  ['seo.googleAnalytics', '', true],
  ['seo.errorReports', 'https://0a1b@errors.example/7', true],
  ['seo.errorReports', '', true],
  ['seo.errorReports', 'https://errors.example/7', false],
  ['header.logoAlt', 12, true],
  ['seo.alternates', [{ language: 'ru', url: 'https://ru.shop.example' }], true],
  ['seo.alternates', [{ language: 'ru', url: 'nonsense' }], false],
])('%s as %j: %s', (path, value, fits) => {
  const leaf = settingLeaves.find((one) => one.path === path);
  expect(leaf && fitsSetting(leaf, value)).toBe(fits);
});
