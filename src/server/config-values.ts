import { z } from 'zod';

/** A variable of the environment is missing or wrong; the message names it and says why. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Without a slash at the end. */
export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://shop.example' })
  .transform((text) => text.replace(/(?<!\/)\/+$/, ''));

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: `must be one of ${values.join(', ')}` });
}
