import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

import type { Log } from '#platform/log.ts';

import type { TrustedProxies } from './client-address.ts';

/** Finds out that a proxy stands before the server which its settings do not name. */
export interface ProxyWatch {
  /** Looks at a request; says so in the log at the first one that a proxy has handed on. */
  look(request: Pick<IncomingMessage, 'headers' | 'socket'>): void;
  /** Whether there was one since the start: all visitors are one client to the limits. */
  hasSeenProxy(): boolean;
}

/** Where proxies stand: on the same machine, in its network (RFC 1918, RFC 6598, RFC 4193) or its container's. */
const nearby = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  nearby.addSubnet(network, bits, 'ipv4');
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');
nearby.addSubnet('fe80::', 10, 'ipv6');

/**
 * Only where no proxy is trusted: who sends forwarded headers from far away is a client that wants to look like
 * another one.
 */
export function createProxyWatch(trusted: TrustedProxies, log: Pick<Log, 'warn'>): ProxyWatch {
  let hasSeen = false;
  return {
    look({ headers, socket }) {
      if (hasSeen || trusted !== 0) return;
      if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return;
      const { remoteAddress = '' } = socket;
      if (!nearby.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')) return;
      hasSeen = true;
      log.warn(
        { proxy: remoteAddress },
        'A proxy stands before the server and TRUST_PROXY is 0: limits take all visitors for one client. Start with TRUST_PROXY=1, or with how many proxies there are one behind the other',
      );
    },
    hasSeenProxy: () => hasSeen,
  };
}
