/**
 * Keeps a session over a reload of the back office: the token lives in the page's memory, and only the
 * document that the browser itself asks for gets it anew (`src/server/admin-pages.ts`). No script can read
 * the cookie, it goes to no other path, and no other site can have it sent.
 */
const maxAgeSeconds = 7 * 24 * 3600;
const path = '/admin';
const tokenPattern = /^[\w-]{43}$/;

export function staffCookie(token: string, secure: boolean): string {
  return format(token, maxAgeSeconds, secure);
}

export function deleteStaffCookie(secure: boolean): string {
  return format('', 0, secure);
}

export function tokenOfStaffCookie(cookie: string | undefined, secure: boolean): string | null {
  const start = `${nameOf(secure)}=`;
  const value = cookie
    ?.split(/; */)
    .find((part) => part.startsWith(start))
    ?.slice(start.length);
  return value !== undefined && tokenPattern.test(value) ? value : null;
}

/** Browsers take a `__Secure-` cookie over https alone, so that nobody on the way can plant one. */
function nameOf(secure: boolean): string {
  return secure ? '__Secure-vt_admin' : 'vt_admin';
}

function format(value: string, ageSeconds: number, secure: boolean): string {
  const flags = `HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return `${nameOf(secure)}=${value}; Path=${path}; Max-Age=${ageSeconds}; ${flags}`;
}
