/** Letters of other alphabets, and digits, that look like a Latin letter or another digit in print. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    А: 'A',
    В: 'B',
    Е: 'E',
    Ё: 'E',
    К: 'K',
    М: 'M',
    Н: 'H',
    О: '0',
    Р: 'P',
    С: 'C',
    Т: 'T',
    У: 'Y',
    Х: 'X',
    З: '3',
    O: '0',
    I: '1',
    L: '1',
  }),
);

/** The longest code that is taken. */
export const maxCodeLength = 64;

/**
 * A code as it is compared: however it is typed or pasted, with spaces, dashes, in small letters, on a Russian
 * keyboard, O for 0 and I for 1. Empty for what has neither letters nor digits.
 */
export function foldCode(typed: string): string {
  const plain = typed
    .slice(0, 4 * maxCodeLength)
    .normalize('NFKC')
    .toUpperCase();
  return [...plain]
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .map((sign) => lookAlikes.get(sign) ?? sign)
    .join('')
    .slice(0, maxCodeLength);
}
