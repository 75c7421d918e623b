import { expect, test } from 'vitest';

import { sectionDefinitions } from '#sections/sections.ts';

import { SectionIcon } from './section-icon.tsx';

const signOf = (type: string) => SectionIcon({ type }).type;

test.each([...sectionDefinitions.keys()])('%s has a sign of its own in lists', (type) => {
  expect(signOf(type)).not.toBe(signOf('unknown'));
});

test('types that nobody drew share a sign', () => {
  expect(signOf('unknown')).toBe(signOf('another'));
});
