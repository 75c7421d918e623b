/** Cookies of a request by name; of a repeated one the first counts (RFC 6265, section 5.4). */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';', 100)) {
    const equals = part.indexOf('=');
    if (equals === -1) continue;
    const name = part.slice(0, equals).trim();
    if (name !== '' && !cookies.has(name)) cookies.set(name, part.slice(equals + 1).trim());
  }
  return cookies;
}

interface CookieOptions {
  maxAgeSeconds: number;
  /** Kept from scripts. */
  httpOnly?: boolean;
  /** Whether the shop is served over https. */
  secure: boolean;
}

/** A Set-Cookie value for the whole site; the value must be of cookie octets already. */
export function formatCookie(name: string, value: string, options: CookieOptions): string {
  const flags = `${options.httpOnly ? '; HttpOnly' : ''}${options.secure ? '; Secure' : ''}`;
  return `${name}=${value}; Path=/; Max-Age=${options.maxAgeSeconds}; SameSite=Lax${flags}`;
}
