import { expect, test } from 'vitest';

import { settingsSchema } from '#domain/settings/settings.schema.ts';

import { findLowContrast } from './check-contrast.ts';

const palette = {
  ...settingsSchema.shape.styles.parse(undefined).palette,
  white: '#ffffff',
  grey: '#eeeeee',
  light: '#dddddd',
  middle: '#cccccc',
  dark: '#000000',
};
const find = (options: Record<string, unknown>, styles = {}) => findLowContrast({ options, styles }, palette);

test.each([
  ['heading', 'color'],
  ['heading', 'colorNote'],
  ['content', 'colorText'],
  ['footer', 'colorNote'],
])('the colour of %s.%s that is hard to read on white is told with its place', (part, field) => {
  expect(find({ [part]: { [field]: '#aaaaaa' } })).toEqual([
    { detail: '#aaaaaa on #ffffff', path: ['options', part, field] },
  ]);
});

test.each([
  ['grey', '#eeeeee'],
  ['light', '#dddddd'],
  ['middle', '#cccccc'],
  ['none', '#ffffff'],
])('the background %s counts as %s', (background, color) => {
  expect(find({ background, heading: { color: '#999999' } })).toMatchObject([
    { detail: `#999999 on ${color}` },
  ]);
});

test('what is easy to read there is not told', () => {
  expect(find({ background: 'dark', heading: { color: '#aaaaaa' } })).toEqual([]);
  expect(find({ heading: { color: '#767676' } })).toEqual([]);
  expect(find({ heading: { color: '#777777' } })).toHaveLength(1);
});

test('colours of the theme and what is no colour are not asked about', () => {
  expect(find({ heading: { color: 7 }, content: { colorText: 'theme' } })).toEqual([]);
  expect(find({})).toEqual([]);
});

test('a screen of its own background and colour is looked at, each pair once and at its first place', () => {
  expect(find({ heading: { color: '#aaaaaa' } }, { mobile: { background: '#000000' } })).toEqual([
    { detail: '#aaaaaa on #ffffff', path: ['options', 'heading', 'color'] },
  ]);
  expect(find({ heading: { color: '#333333' } }, { tablet: { background: '#222222' } })).toEqual([
    { detail: '#333333 on #222222', path: ['options', 'heading', 'color'] },
  ]);
  expect(find({}, { desktop: { color: '#bbbbbb' } })).toEqual([
    { detail: '#bbbbbb on #ffffff', path: ['styles', 'desktop', 'color'] },
  ]);
});
