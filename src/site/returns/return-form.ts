import { returnReasons, type ReturnReason } from '#domain/returns.ts';
import type { ReturnOffer } from '#domain/schemas/return.schema.ts';

/** What a buyer has filled in: as it was typed, by the ids of lines. */
export interface ReturnForm {
  pieces: ReadonlyMap<number, string>;
  reasons: ReadonlyMap<number, ReturnReason>;
  words: string;
  /** Who withdraws from the contract. */
  name: string;
}

export const fieldOfPieces = (lineId: number): string => `pieces-${lineId}`;
export const fieldOfReason = (lineId: number): string => `reason-${lineId}`;

/** Where there is one piece of one line alone, and nothing was asked for yet, that is what comes back. */
export function emptyForm({ lines, returns }: ReturnOffer): ReturnForm {
  const [only, ...others] = lines.filter(({ left }) => left > 0);
  const isOne = only?.left === 1 && others.length === 0 && returns.length === 0;
  return { pieces: new Map(isOne ? [[only.id, '1']] : []), reasons: new Map(), words: '', name: '' };
}

/** Of the order's lines alone. */
export function readForm(sent: URLSearchParams, { lines }: ReturnOffer): ReturnForm {
  const field = (name: string) => sent.get(name)?.trim() ?? '';
  return {
    pieces: new Map(lines.map(({ id }) => [id, field(fieldOfPieces(id))])),
    reasons: new Map(
      lines.map(({ id }) => [
        id,
        returnReasons.find((reason) => reason === field(fieldOfReason(id))) ?? 'unsaid',
      ]),
    ),
    words: sent.get('words') ?? '',
    name: field('name'),
  };
}

/** What is asked for, as the API takes it: lines without a number are left out; what is not sent yet is meant as a whole. */
export function wishOfForm({ pieces, reasons, words, name }: ReturnForm, offer: ReturnOffer): unknown {
  if (!offer.isSent) {
    const open = offer.lines.filter(({ left }) => left > 0);
    // Sent a second time there is nothing left: the key says that it is the same.
    const whole = open.length > 0 ? open : offer.lines.map((line) => ({ ...line, left: line.quantity }));
    return { lines: whole.map(({ id, left }) => ({ id, quantity: left })), words, name };
  }
  const lines = [...pieces].flatMap(([id, typed]) => {
    const quantity = Number(typed);
    return typed === '' || quantity === 0 ? [] : [{ id, quantity, reason: reasons.get(id) ?? 'unsaid' }];
  });
  return { lines, words, name };
}
