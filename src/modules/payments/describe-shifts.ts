import type { OrderPositions } from '#modules/payment-methods/payment-provider.ts';

import type { ShiftRow } from './payment-refunds.queries.ts';
import { readBought } from './read-bought.ts';

/** The positions of an amount (minor units) that is of what became less, or more, of an order: of the last first. */
export function describeShifts(shifts: readonly ShiftRow[], amount: number): OrderPositions {
  let left = amount;
  let deliveryAmount = 0;
  const lines = shifts.flatMap((shift) => {
    const part = Math.min(left, shift.amount);
    left -= part;
    if (part === 0) return [];
    if (shift.snapshot === null) {
      deliveryAmount += part;
      return [];
    }
    // A part of the price is one piece: a receipt multiplies prices by quantities.
    const quantity = part === shift.amount ? shift.quantity || 1 : 1;
    return [
      { ...readBought({ snapshot: shift.snapshot, taxVatCode: shift.vat_code }), quantity, amount: part },
    ];
  });
  return { lines, deliveryAmount };
}
