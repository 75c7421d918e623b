/**
 * A barcode as it is kept: a number without the spaces and hyphens that stand in print, nor the apostrophe by which
 * tables mark a text; anything else as it is.
 */
export function cleanBarcode(text: string): string {
  const line = text.trim().replace(/^'/, '');
  return /^[\d -]+$/.test(line) ? line.replaceAll(/[ -]/g, '') : line;
}

/** `4.60123E+12`: a spreadsheet has kept the beginning of a number and lost its end. */
export function isRoundedNumber(text: string): boolean {
  return /^\d(?:[.,]\d{1,20})?E\+?\d{1,3}$/i.test(text);
}

/**
 * A Global Trade Item Number as others know it, else null: 8, 12, 13 or 14 digits with GS1's check digit, but for
 * numbers that a shop gives within its own walls (prefixes 02, 04 and 2; of eight digits 0 and 2) and those of coupons
 * (05, 98 and 99), which Google Merchant refuses in `gtin`.
 */
export function gtinOf(barcode: string): string | null {
  if (!/^(?:\d{8}|\d{12,14})$/.test(barcode)) return null;
  const digits = Array.from(barcode.padStart(14, '0'), Number);
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0);
  if (sum % 10 !== 0) return null;
  const prefix = barcode.length === 8 ? `8:${barcode}` : barcode.padStart(14, '0').slice(1);
  return /^(?:8:[02]|0[245]|2|9[89])/.test(prefix) ? null : barcode;
}
