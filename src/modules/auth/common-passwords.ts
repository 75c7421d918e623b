import { fieldError } from '#domain/errors.ts';

import commonRoots from './common-password-roots.txt?raw';

/** Signs that stand for letters inside of words. */
const swaps: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e', '!': 'i' };

/**
 * Roots of the passwords that people choose most. The list is this project's own, under its licence; a root
 * stands for all that is made of it, so a short list does what ten thousand whole passwords would.
 */
const roots = new Set(
  commonRoots
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(spell),
);
const longestRoot = Math.max(...[...roots].map((root) => root.length));

/** Rows of keyboards and the alphabet, along which fingers walk. */
const walks = [
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'abcdefghijklmnopqrstuvwxyz',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  'абвгдежзийклмнопрстуфхцчшщъыьэюя',
].flatMap((row) => [row, [...row].toReversed().join('')]);

/** Fewer characters that nothing explains than this, and the password is a common one. */
const leastOwnCharacters = 4;

/**
 * Whether a password is among those that are tried first: common words, names of the person or the shop,
 * walks over the keyboard, repeats and years, in any mixture and with the usual swaps of letters for signs.
 */
export function isCommonPassword(password: string, personal: readonly string[] = []): boolean {
  const text = spell(password.slice(0, 128));
  const own = personal.flatMap((value) => value.split(/[^\p{L}\p{N}]+/u)).map(spell);
  const known = new Set([...roots, ...own.filter((word) => word.length >= 3)]);
  const longest = Math.max(longestRoot, ...own.map((word) => word.length));
  let ownCharacters = 0;
  for (let at = 0; at < text.length;) {
    const explained = Math.max(
      lengthOfWord(text, at, known, longest),
      lengthOfWalk(text, at),
      lengthOfRepeat(text, at),
      /^(?:1[89]|20)\d\d/.test(text.slice(at, at + 4)) ? 'year'.length : 0,
    );
    if (explained === 0) ownCharacters++;
    at += Math.max(1, explained);
  }
  return ownCharacters < leastOwnCharacters;
}

/** Throws 422 on the field `password` for a common one. */
export function refuseCommonPassword(password: string, personal: readonly string[]): void {
  if (isCommonPassword(password, personal)) throw fieldError('password', 'forms.errors.commonPassword');
}

function lengthOfWord(text: string, at: number, known: ReadonlySet<string>, longest: number): number {
  for (let length = Math.min(longest, text.length - at); length >= 3; length--) {
    if (known.has(text.slice(at, at + length))) return length;
  }
  return 0;
}

function lengthOfWalk(text: string, at: number): number {
  let longest = 0;
  for (const walk of walks) {
    let length = longest + 1;
    while (at + length <= text.length && walk.includes(text.slice(at, at + length))) longest = length++;
  }
  return longest >= 3 ? longest : 0;
}

/** `aaaa`, or `abcabcabc` after its first `abc`. */
function lengthOfRepeat(text: string, at: number): number {
  for (let period = 1; period <= Math.min(8, at); period++) {
    const part = text.slice(at - period, at);
    if (text.startsWith(part, at)) return period;
  }
  return 0;
}

/** Lower case, with signs read as the letters that they stand for inside of words. Digits in a row stay. */
function spell(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase();
  return lower.replace(/(?<=\p{L})[@$013!](?=\p{L})|^[@$013!](?=\p{L}{2})/gu, (sign) => swaps[sign] ?? sign);
}
