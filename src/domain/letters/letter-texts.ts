import { cleanLine, cleanText } from '../text.ts';

const paragraphLength = 1500;

/**
 * Every text that some letter has and its owner may change, in the order in which they are read, with the most
 * characters of each: a line, or paragraphs with an empty line between them. `opening` and `closing` are the owner's own.
 */
const textLengths = {
  subject: 150,
  preview: 150,
  heading: 120,
  greeting: 120,
  greetingUnnamed: 120,
  from: 120,
  intro: paragraphLength,
  confirm: paragraphLength,
  unpaid: paragraphLength,
  rest: paragraphLength,
  money: paragraphLength,
  way: paragraphLength,
  inCash: paragraphLength,
  toCard: paragraphLength,
  asCredit: paragraphLength,
  opening: paragraphLength,
  button: 60,
  payButton: 60,
  note: paragraphLength,
  closing: paragraphLength,
  refuse: 80,
} as const;

export type LetterTextId = keyof typeof textLengths;

export const letterTextIds: readonly LetterTextId[] = Object.keys(textLengths).filter(isLetterTextId);

function isLetterTextId(id: string): id is LetterTextId {
  return Object.hasOwn(textLengths, id);
}

/** What the shop draws and a letter may go without. */
export const letterParts = ['items', 'terms'] as const;
export type LetterPart = (typeof letterParts)[number];

/** What a text may ask for: `{number}` is where the number of the order comes. */
export const letterWords = [
  'number',
  'date',
  'total',
  'amount',
  'rest',
  'confirmBy',
  'place',
  'time',
  'card',
  'name',
  'email',
  'product',
  'shop',
] as const;
export type LetterWord = (typeof letterWords)[number];

export function isLetterWord(word: string): word is LetterWord {
  return letterWords.some((known) => known === word);
}

/** Whether nothing in it may begin a new line. */
export function isLine(id: LetterTextId): boolean {
  return textLengths[id] < paragraphLength;
}

/** Characters. */
export function maxLengthOf(id: LetterTextId): number {
  return textLengths[id];
}

/** As it is stored: one line, or paragraphs with an empty line between them. */
export function cleanLetterText(id: LetterTextId, text: string): string {
  if (isLine(id)) return cleanLine(text);
  const lines = cleanText(text).split(/\r\n|\r|\n/);
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

export function splitParagraphs(text: string): string[] {
  return text.split('\n\n');
}

const wordPattern = /\{([^{}]*)\}/g;

/** What stands in braces and is none of the words, as it is written; null where there is nothing like it. */
export function findUnknownWord(text: string, known: readonly LetterWord[]): string | null {
  for (const [whole, word] of text.matchAll(wordPattern)) {
    if (!known.some((one) => one === word)) return whole;
  }
  return null;
}

/** Puts values where the text asks for them; what is unknown stays as it is written. */
export function fillLetterText(
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replace(wordPattern, (whole, word: string) =>
    Object.hasOwn(values, word) ? String(values[word] ?? whole) : whole,
  );
}
