import { expect, test } from 'vitest';

import { parseSettings } from '#domain/settings/settings.schema.ts';

import { fitMenu } from './menu-fit.ts';

const settings = parseSettings({});
const row = settings.header.desktop.main;
const entry = (title: string) => ({
  id: 1,
  title,
  type: 'page',
  uri: '/',
  target: null,
  newTab: false,
  children: [],
});
const fit = (titles: string[], changes = {}) =>
  fitMenu({
    row,
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
