/**
 * Where a redirect may lead: an absolute http(s) address as it is, else a path of this site with a
 * leading slash. null refuses what a browser would read as another host or as code: `//host`,
 * backslashes, control characters, other schemes (requirement 50).
 */
export function normalizeTarget(to: string): string | null {
  const target = to.trim();
  if (target === '' || /[\p{Cc}\p{Cf}\\]/u.test(target) || target.startsWith('//')) return null;
  if (/^https?:\/\//i.test(target)) return URL.canParse(target) ? encodeForHeader(target) : null;
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return null;
  return encodeForHeader(target.startsWith('/') ? target : `/${target}`);
}

/** The key by which paths are compared: decoded, without query, hash and trailing slashes. */
export function pathKey(path: string): string {
  const bare = path.replace(/[?#].*$/s, '');
  const decoded = decodeSafely(bare).normalize('NFC');
  return decoded.length > 1 ? decoded.slice(0, lengthWithoutTrailingSlashes(decoded)) : decoded;
}

/**
 * How a path may stand in `redirects`: as given, decoded, or with only its other letters than ASCII encoded, each
 * with and without a trailing slash.
 */
export function spellingsOf(path: string): string[] {
  const key = pathKey(path);
  const bare = path.replace(/[?#].*$/s, '');
  const spellings = [bare.slice(0, lengthWithoutTrailingSlashes(bare)), key, encodeForHeader(key)];
  return [...new Set(spellings.flatMap((spelling) => [spelling, `${spelling}/`]))];
}

function lengthWithoutTrailingSlashes(path: string): number {
  let length = path.length;
  while (length > 1 && path[length - 1] === '/') length--;
  return length;
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A Location header carries ASCII only; what is already encoded stays. */
function encodeForHeader(target: string): string {
  return target.replace(/[^\x21-\x7e]+/g, (part) => encodeURIComponent(part.toWellFormed()));
}
