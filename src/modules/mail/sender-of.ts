import { checkEmail } from '#domain/validation.ts';

/**
 * Whom mails of a shop without an email are from. One that is reached by a number, or in its own network, has no domain
 * for an address; `.invalid` is nobody's (RFC 2606).
 */
export function senderOf(hostname: string): string {
  const address = `no-reply@${hostname}`;
  return checkEmail(address) === null ? address : 'no-reply@shop.invalid';
}
