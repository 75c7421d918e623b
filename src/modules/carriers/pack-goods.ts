import type { Parcel } from '#domain/schemas/carrier.schema.ts';

/** A line of an order; kilograms and centimetres of one piece, null where they are not known. */
export interface MeasuredGoods {
  quantity: number;
  weight: number | null;
  length: number | null;
  width: number | null;
  height: number | null;
}

const heaviest = 500_000;
const longest = 1000;

/** Whole grams of one piece; those of the defaults where it has none. */
export function gramsOf({ weight }: Pick<MeasuredGoods, 'weight'>, defaults: Parcel): number {
  return weight !== null && weight > 0 ? Math.max(1, Math.round(weight * 1000)) : defaults.weight;
}

/**
 * One parcel for all goods: they lie one on the other, each on its largest side. A piece of which weight or sizes are
 * not known counts as the defaults say. Null for no goods.
 */
export function packGoods(goods: readonly MeasuredGoods[], defaults: Parcel): Parcel | null {
  if (goods.length === 0) return null;
  let [weight, length, width, height] = [0, 0, 0, 0];
  for (const piece of goods) {
    const [long, middle, flat] = sidesOf(piece, defaults);
    weight += gramsOf(piece, defaults) * piece.quantity;
    length = Math.max(length, long);
    width = Math.max(width, middle);
    height += flat * piece.quantity;
  }
  const whole = (value: number, most: number) => Math.min(most, Math.max(1, Math.ceil(value)));
  return {
    weight: whole(weight, heaviest),
    length: whole(length, longest),
    width: whole(width, longest),
    height: whole(height, longest),
  };
}

/** Centimetres, the longest first. */
function sidesOf(piece: MeasuredGoods, defaults: Parcel): [number, number, number] {
  const { length, width, height } = piece;
  const isKnown = [length, width, height].every((side) => side !== null && side > 0);
  const sides = isKnown
    ? [length ?? 0, width ?? 0, height ?? 0]
    : [defaults.length, defaults.width, defaults.height];
  const [long = 1, middle = 1, flat = 1] = sides.toSorted((left, right) => right - left);
  return [long, middle, flat];
}
