import type { Translator } from '#domain/i18n/translate.ts';

/** Titles that options often have; their texts say how many values there are of each. */
const words = [
  'size',
  'format',
  'colour',
  'color',
  'frame',
  'glaze',
  'volume',
  'capacity',
  'weight',
  'amount',
  'material',
  'fabric',
  'finish',
  'length',
  'width',
  'pattern',
  'scent',
  'flavour',
  'pack',
  'set',
  'model',
  'style',
] as const;

/** Keys of the texts that `countOption` asks for. */
export const optionCountMessages = [
  'optionCount.other',
  ...words.map((word) => `optionCount.${word}` as const),
] as const;

/** "3 sizes" where the shop's language has a word for the title, else "Edition: 3". */
export function countOption(title: string, count: number, t: Translator): string {
  // Arabic titles have the article, and counted words have none.
  const name = title.trim().toLowerCase().replace(/^ال/, '');
  const known = words.find((word) => t(`optionCount.${word}`, { count: 1 }).replace(/^\D*1\s*/, '') === name);
  return known ? t(`optionCount.${known}`, { count }) : t('optionCount.other', { title, count });
}
