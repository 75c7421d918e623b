import { parsePhoneNumberFromString } from 'libphonenumber-js';

import { displayPhone } from './phone-display.ts';

/**
 * A number as it is stored (`+442079460958`) the way its country writes it for others: `+44 20 7946 0958`.
 * Russian ones as everywhere in the shop; what was stored as it was typed stays so. It brings the numbering
 * plans of all countries along: for the server and the back office, not for visitors.
 */
export function formatPhone(text: string): string {
  const shown = displayPhone(text);
  if (shown !== text.trim() || !/^\+\d+$/.test(shown)) return shown;
  const phone = parsePhoneNumberFromString(shown);
  return phone?.isPossible() ? phone.formatInternational() : shown;
}
