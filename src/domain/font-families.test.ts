import { expect, test } from 'vitest';

import { cyrillicPartners, fontFamilies, greekPartners, isFontFamily } from './font-families.ts';

test('an owner chooses among the fourteen fonts of the specification, and two serifs with Cyrillic', () => {
  expect(fontFamilies.join(', ')).toBe(
    'Anton, Open Sans, Oxygen, Oswald, Petrona, PT Sans, Ubuntu, Unbounded, Manrope, Montserrat, Roboto, ' +
      'Barlow Semi Condensed, Fira Sans, Poppins, Lora, Playfair Display',
  );
  expect(fontFamilies.every(isFontFamily)).toBe(true);
  expect(['', 'manrope', 'Arial', null].some(isFontFamily)).toBe(false);
});

test.each([cyrillicPartners, greekPartners])('who lends letters is a font that has them: %o', (partners) => {
  const lenders = Object.values(partners);
  expect(lenders.filter((family) => !isFontFamily(family) || family in partners)).toEqual([]);
});
