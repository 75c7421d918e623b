import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

import { isPublicAddress } from './public-address.ts';

/** An address of our own machine or network, where nothing is sent to. */
export class OwnNetworkError extends Error {
  override name = 'OwnNetworkError';
  readonly code = 'EOWNNETWORK';
  constructor(host: string, address: string) {
    super(`${host} is ${address}, an address of a private network`);
  }
}

/** A host that is an address already is looked up by nobody. Throws OwnNetworkError. */
export function refuseOwnAddress({ hostname }: URL): void {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0 && !isPublicAddress(address)) throw new OwnNetworkError(hostname, address);
}

/** All addresses of a host, as the system knows them. */
export type Resolve = (
  host: string,
  answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const resolveBySystem: Resolve = (host, answer) => lookUp(host, { all: true, verbatim: true }, answer);

/**
 * For the `lookup` of a connection, which then goes to the very address that was judged: a name that means something
 * else a moment later gains nothing. One private address among several is enough to refuse.
 */
export function createPublicLookup(resolve: Resolve = resolveBySystem): LookupFunction {
  return (host, options, answer) => {
    resolve(host, (error, addresses) => {
      if (error) return answer(error, [], 0);
      const own = addresses.find(({ address }) => !isPublicAddress(address));
      if (own) return answer(new OwnNetworkError(host, own.address), [], 0);
      const [first] = addresses;
      if (options.all) return answer(null, addresses, 0);
      return first ? answer(null, first.address, first.family) : answer(noAddress(host), '', 0);
    });
  };
}

function noAddress(host: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${host} has no address`), { code: 'ENOTFOUND' });
}
