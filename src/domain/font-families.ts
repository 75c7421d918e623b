/** The fonts an owner may choose (specification section 3), and two serifs with Cyrillic. All are self-hosted. */
export const fontFamilies = [
  'Anton',
  'Open Sans',
  'Oxygen',
  'Oswald',
  'Petrona',
  'PT Sans',
  'Ubuntu',
  'Unbounded',
  'Manrope',
  'Montserrat',
  'Roboto',
  'Barlow Semi Condensed',
  'Fira Sans',
  'Poppins',
  'Lora',
  'Playfair Display',
] as const;
export type FontFamily = (typeof fontFamilies)[number];

/** Families without Cyrillic letters, and the family that lends them theirs. */
export const cyrillicPartners: Partial<Record<FontFamily, FontFamily>> = {
  Anton: 'Oswald',
  Oxygen: 'Open Sans',
  Petrona: 'Lora',
  'Barlow Semi Condensed': 'Fira Sans',
  Poppins: 'Montserrat',
};

/** The same for Greek: the nearest in kind, and for the condensed ones Roboto. */
export const greekPartners: Partial<Record<FontFamily, FontFamily>> = {
  Anton: 'Roboto',
  Oxygen: 'Open Sans',
  Oswald: 'Roboto',
  Petrona: 'Open Sans',
  'PT Sans': 'Open Sans',
  Unbounded: 'Manrope',
  Montserrat: 'Manrope',
  'Barlow Semi Condensed': 'Fira Sans',
  Poppins: 'Manrope',
  Lora: 'Open Sans',
  'Playfair Display': 'Open Sans',
};

export function isFontFamily(name: unknown): name is FontFamily {
  return fontFamilies.some((family) => family === name);
}
