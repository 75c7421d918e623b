import { expect, test } from 'vitest';

import { stylesSettingsSchema } from '#domain/settings/styles.schema.ts';
import { readyThemeNames, readyThemes } from '#domain/themes/ready-themes.ts';

import { findLowContrast } from './find-low-contrast.ts';

const { palette } = stylesSettingsSchema.parse({});

test('names the backgrounds on which a text is hard to read, and the worst ratio', () => {
  const weak = findLowContrast({ ...palette, white: '#ffffff', muted: '#8a8a8a' }, 'muted');
  expect(weak?.grounds).toEqual(['white', 'grey', 'light', 'middle']);
  expect(weak?.ratio).toBeLessThan(3.5);
});

test('has nothing to say of a colour that no text is written in, or that is not a colour yet', () => {
  expect(findLowContrast({ ...palette, rating: '#ffff00' }, 'rating')).toBeNull();
  expect(findLowContrast({ ...palette, text: '#12' }, 'text')).toBeNull();
});

test.each(readyThemeNames)('there is nothing to say of the palette of the ready theme %s', (theme) => {
  const ready = readyThemes[theme].styles.palette;
  const names = Object.keys(ready) as (keyof typeof ready)[];
  expect(names.filter((name) => findLowContrast(ready, name))).toEqual([]);
});
