import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app reads it: SHA-1, six digits, thirty seconds. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** RFC 4226, section 4, recommends 160 bits. */
const secretBytes = 20;
/** A phone's clock may be one step off, either way. */
const tolerance = 1;

export function createTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What the QR code holds. */
export function totpAddress(secret: string, { shop, email }: { shop: string; email: string }): string {
  return new TOTP({
    ...parameters,
    secret,
    // A colon would end the issuer in the label.
    issuer: shop.replaceAll(':', ' ').trim() || 'Vitrina',
    label: email,
  }).toString();
}

/**
 * The step that a code belongs to, to be stored as the last one used; null for a wrong code, and for one
 * whose step is spent.
 */
export function stepOfCode(secret: string, code: string, lastStep: number, now: number): number | null {
  const given = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(given)) return null;
  const delta = TOTP.validate({
    ...parameters,
    secret: Secret.fromBase32(secret),
    token: given,
    timestamp: now,
    window: tolerance,
  });
  if (delta === null) return null;
  const step = Math.floor(now / 1000 / parameters.period) + delta;
  return step > lastStep ? step : null;
}
