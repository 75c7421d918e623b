/** Where reports of errors go. */
export interface ReportAddress {
  /** Takes envelopes by POST; holds the public key. */
  endpoint: string;
  /** For the page's policy. */
  origin: string;
}

const publicKey = /^[\w-]{1,64}$/;
const project = /^\d{1,20}$/;
/** A name with a dot: neither this machine nor a bare address of a network that only the server sees. */
const hostName = /^(?:[a-z\d-]{1,63}\.){1,8}[a-z][a-z\d-]{1,62}$/i;

/**
 * Reads a DSN as Sentry and services like it give it, `https://key@host/project`; null when it is none. A
 * secret key, which old ones carry, is left out: the address stands in pages.
 */
export function readDsn(text: string): ReportAddress | null {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return null;
  const { protocol, username, host, hostname, pathname, search, hash } = new URL(trimmed);
  const folders = pathname.split('/').slice(1);
  const id = folders.pop() ?? '';
  if (protocol !== 'https:' || search !== '' || hash !== '') return null;
  if (!publicKey.test(username) || !project.test(id) || !hostName.test(hostname)) return null;
  if (!folders.every((folder) => publicKey.test(folder))) return null;
  const path = [...folders, 'api', id, 'envelope'].join('/');
  const origin = `https://${host}`;
  return { endpoint: `${origin}/${path}/?sentry_version=7&sentry_key=${username}`, origin };
}
