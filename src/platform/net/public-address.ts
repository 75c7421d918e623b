import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * What is not of the internet at large: RFC 6890 and IANA's registries of special-purpose addresses, multicast
 * included.
 */
const notPublic4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Within the global range 2000::/3: addresses that carry another one inside, and those of documentation. */
const notPublic6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [network, bits] of notPublic4) refused.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of notPublic6) refused.addSubnet(network, bits, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address belongs to the internet at large: to no machine or network of our own. Addresses of IPv4
 * written as IPv6 (`::ffff:`, NAT64) do not count: who has such a one has another.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (!isIPv6(address)) return !refused.check(address, 'ipv4');
  return global6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}
