import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sectionDefinitions } from '../sections.ts';
import { fillPreset, fillStartTexts, type PresetShop } from './fill-preset.ts';

const shop: PresetShop = { language: 'ru', pictures: [70, 80], hasTarget: () => false };
const presets = [...sectionDefinitions.values()].flatMap((definition) =>
  definition.presets.map((preset) => ({ type: definition.type, name: preset.name, definition, preset })),
);

describe.each(presets)('$type, $name', ({ definition, preset }) => {
  test.each([shop, { ...shop, pictures: [] }])('fits its schema in any shop', (anyShop) => {
    const filled = fillPreset(definition, preset, anyShop);
    expect(definition.options.safeParse(filled.options).error).toBeUndefined();
    expect(z.array(definition.item).safeParse(filled.items).error).toBeUndefined();
  });
});

test('its texts are in the language of the shop, and what names no text stays', () => {
  const start = {
    options: { heading: { title: { textKey: 'whyHere' }, note: 'whyHere' } },
    items: [{ icon: 'chat', title: { textKey: 'aPersonAnswers' } }],
  };
  expect(fillStartTexts('benefit-1', start, 'ru')).toEqual({
    options: { heading: { title: 'Почему у нас', note: 'whyHere' } },
    items: [{ icon: 'chat', title: 'Отвечает человек' }],
  });
  expect(fillStartTexts('benefit', start, 'en').options).toMatchObject({ heading: { title: 'Why here' } });
});

test('pictures are the shop’s own, links that lead nowhere are gone', () => {
  const definition = sectionDefinitions.get('media-widget');
  const preset = definition?.presets[1];
  if (!definition || !preset) throw new Error('No preset');
  expect(fillPreset(definition, preset, shop).options).toMatchObject({
    heading: { title: 'Журнал' },
    button: { title: 'Все статьи', link: null },
  });
  const there = fillPreset(definition, preset, { ...shop, language: 'en', hasTarget: () => true });
  expect(there.options).toMatchObject({ button: { link: { type: 'category', url: 'journal' } } });
  const gallery = sectionDefinitions.get('gallery-masonry');
  const wall = gallery?.presets[0];
  if (!gallery || !wall) throw new Error('No preset');
  const ids = (pictures: number[]) =>
    fillPreset(gallery, wall, { ...shop, pictures }).items.map((item) => (item as { image: unknown }).image);
  expect(ids([70, 80])).toEqual([70, 80, 70, 80, 70, 80]);
  expect(ids([])).toEqual([null, null, null, null, null, null]);
});

test('marks are the shop’s logos, and pictures where it has none', () => {
  const definition = sectionDefinitions.get('logo-gallery');
  const preset = definition?.presets[0];
  if (!definition || !preset) throw new Error('No preset');
  const ids = (from: PresetShop) =>
    fillPreset(definition, preset, from).items.map((item) => (item as { image: unknown }).image);
  expect(ids({ ...shop, logos: [5, 6, 7] })).toEqual([5, 6, 7, 5, 6, 7]);
  expect(ids(shop)).toEqual([70, 80, 70, 80, 70, 80]);
});
