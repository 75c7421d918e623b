const mostCharacters = 2000;

/**
 * An address that a shopper may be sent back to: absolute and of one of the shop's own origins, or a path
 * of the first. null for everything else, which would be an open redirect.
 */
export function resolveShopUrl(address: string, origins: readonly [string, ...string[]]): string | null {
  if (address.length > mostCharacters || !URL.canParse(address, origins[0])) return null;
  const url = new URL(address, origins[0]);
  const isOwn = origins.some((origin) => new URL(origin).origin === url.origin);
  return isOwn && url.username === '' && url.password === '' ? url.href : null;
}
