import type { SearchWords } from './search.queries.ts';

const longestQuery = 100;
const mostWords = 10;

/** A query as typed, bounded and without what no text has. */
export function cleanQuery(text: string): string {
  return text.replaceAll('\0', ' ').toWellFormed().trim().slice(0, longestQuery).toWellFormed().trim();
}

/** Letters and digits only, so that no operator of the search language survives. */
export function splitQuery(text: string): SearchWords {
  const folded = text.normalize('NFC').toLowerCase();
  const words = foldArabic(folded.replaceAll('ё', 'е')).match(/[\p{L}\p{N}]+/gu) ?? [];
  return { words: words.slice(0, mostWords), sku: folded };
}

const arabicLetters: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
};

/**
 * Arabic as people type it: no vowel signs and no stretched letters, one alef, final ya and ta marbuta as the letters
 * that they are taken for. `fold` of search-maintenance.queries.ts does the same to texts.
 */
function foldArabic(text: string): string {
  return text
    .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱىئؤة]/g, (letter) => arabicLetters[letter] ?? letter);
}

const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

/** The text as the same keys give it in the other of the two layouts: ghbdtn is привет, еуф is tea. */
export function swapLayout(text: string): string {
  const lower = text.toLowerCase();
  const [from, to] = /[а-яё]/.test(lower) ? [cyrillic, latin] : [latin, cyrillic];
  return Array.from(lower, (letter) => to[from.indexOf(letter)] ?? letter).join('');
}

/** Whether one word becomes the other by one letter put in, left out, replaced or swapped with its neighbour. */
export function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || short === long) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const rest = (text: string, from: number) => text.slice(from);
  if (short.length < long.length) return rest(short, start) === rest(long, start + 1);
  if (rest(short, start + 1) === rest(long, start + 1)) return true;
  return (
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    rest(short, start + 2) === rest(long, start + 2)
  );
}
