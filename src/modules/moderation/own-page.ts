/** The address as one of the shop's own pages; empty for what is no address of a page. */
export function ownPage(address: string, origin: string): string {
  if (address === '') return '';
  const url = URL.parse(address, origin);
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  // Behind proxies a page may know the shop by another name; whatever it says, no foreign link is stored.
  return `${origin}${url.pathname}${url.search}`;
}
