const longestText = 300;

/**
 * A message of an error without what may say who somebody is: addresses of mail, longer numbers (phones,
 * cards), queries of addresses, and quoted texts, in which the engine and the database repeat what was typed.
 */
export function hidePersonalData(text: string): string {
  return text
    .slice(0, longestText)
    .replaceAll(/"[^"]*"?/g, '"…"')
    .replaceAll(/[?#][^\s')]*/g, '')
    .replaceAll(/[^\s@'<>()]{1,64}@[^\s@'<>(),;]{1,255}/g, '[mail]')
    .replaceAll(/\+?\d[\d\s().-]{5,30}\d/g, '[number]');
}

/** A page's address without query and fragment, and without parts that may be a token, a number or an address of mail. */
export function hideInAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  const parts = pathname.split('/').map((part) => (isPersonal(part) ? '…' : part));
  return origin + parts.join('/');
}

/** Slugs are words with dashes between; what resets a password is one long word. */
function isPersonal(part: string): boolean {
  const longestWord = Math.max(...part.split('-').map((word) => word.length));
  return part.length > 64 || longestWord > 18 || /@|%40|\d{5}|[a-z\d][A-Z]/.test(part);
}
