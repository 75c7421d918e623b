/** The digits of a number, nothing else. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** A number as people write it: the number, and what is dialled once it answers. */
interface WrittenPhone {
  number: string;
  /** Digits; empty without. */
  extension: string;
  /** The extension with its word, as typed. */
  extensionText: string;
}

/** `ext. 5`, `x5`, `#5`, `(доб. 5)`, `вн. 5`, and the form of RFC 3966, `;ext=5`. */
const extensionAtEnd =
  /(?<=\d\)?)[\s,;(]*(?:ext(?:ension)?|x|#|доб(?:авочный)?|вн(?:утр)?(?:енний)?)[.:=]?\s*(\d{1,8})\)?\s*$/iu;

/** Parts a number from its extension. */
export function splitPhone(text: string): WrittenPhone {
  const typed = text.trim();
  const found = extensionAtEnd.exec(typed);
  if (!found) return { number: typed, extension: '', extensionText: '' };
  return {
    number: typed.slice(0, found.index),
    extension: found[1] ?? '',
    extensionText: found[0].trimEnd(),
  };
}

/** Shorter ones without a + are dialled as they are: 112, 911, 101. */
const shortestFull = 7;

/** Whether a number has to be dialled as it is, within one country. */
export function isShortPhone(text: string): boolean {
  const { number } = splitPhone(text);
  return !/^(?:\+|00)/.test(number) && phoneDigits(number).length < shortestFull;
}

/**
 * Digits to dial from abroad: an 11-digit national number starting with 8 is a Russian +7 one, as in
 * phone inputs (specification section 5). Without this `tel:+8 800…` would ring Bangladesh. The bracketed
 * zero of `+49 (0)30 …` is for callers within the country alone.
 */
export function internationalDigits(text: string): string {
  const { number } = splitPhone(text);
  const isInternational = /^(?:\+|00)/.test(number);
  const digits = phoneDigits(isInternational ? number.replace(/\(\s*0\s*\)/, '') : number);
  const isRussianNational = digits.length === 11 && digits.startsWith('8') && !number.startsWith('+');
  if (isRussianNational) return `7${digits.slice(1)}`;
  return digits.startsWith('00') ? digits.slice(2) : digits;
}

/** Codes of +7 beginning with 6 or 7 are Kazakhstan's. */
const russian = /^7([3489]\d{2})(\d{3})(\d{2})(\d{2})$/;

/** A number for people: `8 (912) 345-67-89` for a Russian one; those of other countries as typed. */
export function displayPhone(text: string): string {
  const { number, extensionText } = splitPhone(text);
  const [, area, prefix, first, last] = russian.exec(internationalDigits(number)) ?? [];
  if (area === undefined || /\p{L}/u.test(number)) return text.trim();
  return `8 (${area}) ${prefix}-${first}-${last}${extensionText}`;
}
