import { expect, test } from 'vitest';

import { sectionDefinitions } from '#sections/sections.ts';

import { hasSectionIcon } from './section-icon.tsx';

test.each([...sectionDefinitions.keys()])('%s has a sign of its own in lists', (type) => {
  expect(hasSectionIcon(type)).toBe(true);
});

test('a type that nobody drew has none', () => {
  expect(hasSectionIcon('unknown')).toBe(false);
});
