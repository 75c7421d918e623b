/** As Google Fonts divides the letters of a family among files; the rouble's sign has a face of its own. */
export const fontScripts = [
  'latin',
  // Its letters of two languages are the next one's: among overlapping ranges the last declared wins.
  'vietnamese',
  'latin-ext',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'hebrew',
  'devanagari',
  'arabic',
  // Persian, Urdu, Kurdish and the rest; pages in Arabic do without.
  'arabic-ext',
  'ruble',
] as const;
export type FontScript = (typeof fontScripts)[number];
