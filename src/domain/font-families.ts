/** The fonts an owner may choose (specification section 3). All are self-hosted. */
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
] as const;
export type FontFamily = (typeof fontFamilies)[number];

/** Families without Cyrillic letters, and the family that lends them theirs. */
export const cyrillicPartners: Partial<Record<FontFamily, FontFamily>> = {
  Anton: 'Oswald',
  Oxygen: 'Open Sans',
  Petrona: 'PT Sans',
  'Barlow Semi Condensed': 'Fira Sans',
  Poppins: 'Montserrat',
};

export function isFontFamily(name: unknown): name is FontFamily {
  return fontFamilies.some((family) => family === name);
}
