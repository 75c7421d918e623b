import { isIPv4, isIPv6 } from 'node:net';

import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** How many proxies stand before the server, or which addresses and networks they have; 0 is none. */
export type TrustedProxies = number | string[];

/**
 * The Fastify option that lets `request.ip` be read from X-Forwarded-For. Without proxies the header is
 * not looked at, whoever sends it.
 */
export function trustProxyOption(trusted: TrustedProxies): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof trusted !== 'number') return trusted;
  return trusted > 0 && ((_address, hop) => hop < trusted);
}

/**
 * One key a client, for limits: its IPv4 address or the /64 network of its IPv6 address, of which anyone
 * with a server has 2^64 addresses. What a proxy forwards and is no address counts as the proxy itself.
 */
export function clientKey({
  ip,
  socket,
}: Pick<FastifyRequest, 'ip'> & { socket: { remoteAddress?: string | undefined } }): string {
  return keyOf(ip) ?? keyOf(socket.remoteAddress ?? '') ?? 'unknown';
}

/** The network around a client's key: its IPv4 /24 or IPv6 /48, of which one customer of a provider may have many. */
export function wideNetworkOf(key: string): string {
  if (isIPv4(key)) return `${key.split('.').slice(0, 3).join('.')}.0/24`;
  return key.includes(':') ? `${key.split(':').slice(0, 3).join(':')}::/48` : key;
}

function keyOf(address: string): string | null {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const groups = expandIPv6(address);
  const isMappedIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMappedIPv4) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of a valid address, whose zone (`%eth0`) says nothing about who it is. */
function expandIPv6(address: string): number[] {
  const [plain = ''] = address.split('%');
  const [head = [], tail] = plain.split('::').map(parseGroups);
  if (!tail) return head;
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function parseGroups(text: string): number[] {
  return text === '' ? [] : text.split(':').flatMap(parseGroup);
}

/** The last 32 bits may be written as an IPv4 address, which makes two groups. */
function parseGroup(text: string): number[] {
  if (!text.includes('.')) return [Number.parseInt(text, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number);
  return [(a << 8) | b, (c << 8) | d];
}
