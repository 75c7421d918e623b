import { foldCode } from './promotions/fold-code.ts';

/** Without letters and digits that look like another; `foldCode` leaves them as they are. 16 of them are 76 bits. */
const signs = 'ACDEFGHJKMNPQRTUVWXY2346789';
const length = 16;

/** A new code as it is compared. `random` gives a whole number below its bound. */
export function makeCardCode(random: (bound: number) => number): string {
  return Array.from({ length }, () => signs[random(signs.length)]).join('');
}

/** The code as it is compared, however it is typed: any case, spaces, dashes; null for what cannot be one. */
export function readCardCode(typed: string): string | null {
  const folded = foldCode(typed);
  return folded.length === length && [...folded].every((sign) => signs.includes(sign)) ? folded : null;
}

/** In groups of four, as people read it: `ACDE-FGHJ-KMNP-QRTU`. */
export function writeCardCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}

/** What is shown of a card's code everywhere but where it is issued. */
export function maskCardCode(last4: string): string {
  return `••••${last4}`;
}

/** What stands among codes for a card of the signed-in customer, whom nobody asks for its code. */
export function ownCardCode(cardId: number): string {
  return `card:${cardId}`;
}

/** Whether a code stands for a customer's own card. */
export const isOwnCardCode = (code: string): boolean => readOwnCardCode(code) !== null;

/** The id of the card that such a code stands for; null for any other code. */
export function readOwnCardCode(code: string): number | null {
  const digits = /^card:([1-9]\d{0,8})$/.exec(code)?.[1];
  return digits === undefined ? null : Number(digits);
}
