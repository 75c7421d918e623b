import { isIP } from 'node:net';

import type { MessageKey } from '#locales/message-keys.ts';
import { isPublicAddress } from '#platform/net/public-address.ts';

/**
 * Why nothing may be sent to an address, as far as it can be told from the address alone; a name is judged by what it
 * stands for, each time something is sent.
 */
export function refuseAddress(text: string): MessageKey | null {
  const { protocol, hostname } = new URL(text);
  if (protocol !== 'https:') return 'webhooks.errors.https';
  const host = hostname.replace(/^\[|\]$/g, '');
  const isOwn =
    isIP(host) === 0 ? host === 'localhost' || host.endsWith('.localhost') : !isPublicAddress(host);
  return isOwn ? 'webhooks.errors.ownNetwork' : null;
}
