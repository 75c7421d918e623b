import { expect, test } from 'vitest';

import type { HeaderRow } from '#domain/settings/layout.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';

import { fitMenu } from './menu-fit.ts';

const settings = parseSettings({});
const usualRow = settings.header.desktop.main;
const entry = (title: string) => ({
  id: 1,
  title,
  type: 'page',
  uri: '/',
  target: null,
  newTab: false,
  children: [],
});
const fit = (titles: string[], changes = {}, { row = usualRow, isCentred = false } = {}) =>
  fitMenu({
    row,
    isCentred,
    entries: titles.map(entry) as never,
    settings: { ...settings, ...changes },
    logoRatio: 4,
  });

test('a usual menu fits every desktop', () => {
  expect(fit(['Prints', 'Ceramics', 'Gifts', 'Journal', 'Studio'])).toBe('always');
  expect(fit([])).toBe('always');
});

test('long Russian titles want a wide window, more of them than fit a menu button', () => {
  const titles = ['Интерьерные постеры', 'Авторская керамика', 'Подарочные наборы', 'Журнал'];
  expect(fit(titles)).toBe('wide');
  expect(fit([...titles, 'Корпоративным клиентам', 'Оптовым покупателям'])).toBe('never');
});

test('a wide font and a narrow content leave less room', () => {
  const titles = ['Prints and posters', 'Ceramics', 'Gifts', 'Journal', 'Studio'];
  expect(fit(titles)).toBe('always');
  expect(fit(titles, { styles: { ...settings.styles, fontText: 'Unbounded' } })).not.toBe('always');
  expect(fit(titles, { styles: { ...settings.styles, contentWidth: 700 } })).toBe('never');
});

test('beside a logo in the middle a menu has only the half of its side, wherever the rest is', () => {
  const titles = ['Prints and posters', 'Ceramics', 'Gifts', 'Journal', 'Studio'];
  const row: HeaderRow = {
    start: [{ type: 'menu', menu: 'main' }],
    center: [{ type: 'logo' }],
    end: [{ type: 'cart' }],
  };
  expect(fit(titles, {}, { row })).toBe('always');
  expect(fit(titles, {}, { row, isCentred: true })).toBe('never');
  expect(fit(titles.slice(0, 4), {}, { row, isCentred: true })).toBe('wide');
  expect(fit(titles.slice(1), {}, { row, isCentred: true })).toBe('always');
});
