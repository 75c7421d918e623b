/** The digits of a number, nothing else. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * Digits to dial from abroad: an 11-digit national number starting with 8 is a Russian +7 one, as in
 * phone inputs (specification section 5). Without this `tel:+8 800…` would ring Bangladesh.
 */
export function internationalDigits(text: string): string {
  const digits = phoneDigits(text);
  const isRussianNational = digits.length === 11 && digits.startsWith('8') && !text.trim().startsWith('+');
  if (isRussianNational) return `7${digits.slice(1)}`;
  return digits.startsWith('00') ? digits.slice(2) : digits;
}

/**
 * A number for people: `8 (912) 345-67-89` for +7, `+971 50 123 4567` for other countries. A short
 * number or one with words stays as typed.
 */
export function displayPhone(text: string): string {
  const typed = text.trim();
  const digits = internationalDigits(typed);
  if (/\p{L}/u.test(typed) || digits.length > 15) return typed;
  if (digits.length === 11 && digits.startsWith('7')) {
    const [area, prefix, first, last] = [
      digits.slice(1, 4),
      digits.slice(4, 7),
      digits.slice(7, 9),
      digits.slice(9),
    ];
    return `8 (${area}) ${prefix}-${first}-${last}`;
  }
  const isInternational = typed.startsWith('+') || typed.startsWith('00') || digits.length > 11;
  if (!isInternational || digits.length < 8) return typed;
  const codeLength = callingCodeLength(digits);
  return `+${[digits.slice(0, codeLength), ...groupNational(digits.slice(codeLength))].join(' ')}`;
}

/** ITU E.164 country codes: zones 1 and 7 have one digit, the listed ones two, the rest three. */
const twoDigitCodes = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

function callingCodeLength(digits: string): number {
  if (digits.startsWith('1') || digits.startsWith('7')) return 1;
  return twoDigitCodes.test(digits) ? 2 : 3;
}

const groupSizes: Record<number, readonly number[]> = {
  7: [3, 4],
  8: [4, 4],
  9: [2, 3, 4],
  10: [3, 3, 4],
  11: [3, 4, 4],
};

function groupNational(national: string): string[] {
  const groups: string[] = [];
  let start = 0;
  for (const size of groupSizes[national.length] ?? []) {
    groups.push(national.slice(start, start + size));
    start += size;
  }
  for (; start < national.length; start += 3) groups.push(national.slice(start, start + 3));
  return groups;
}
