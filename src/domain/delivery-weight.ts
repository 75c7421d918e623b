/** Centimetres and kilograms; missing values count as 0. */
export interface Measured {
  weight?: number | null;
  length?: number | null;
  height?: number | null;
  width?: number | null;
}

/** Cubic centimetres that count as one kilogram (specification section 9). */
const volumetricDivisor = 5000;

/** Kilograms: length × height × width / 5000. */
export function volumetricWeight({ length, height, width }: Measured): number {
  return (positive(length) * positive(height) * positive(width)) / volumetricDivisor;
}

/** Kilograms to pay delivery for: the larger of actual and volumetric, null if both are 0. */
export function deliveryWeight(measured: Measured): number | null {
  return Math.max(positive(measured.weight), volumetricWeight(measured)) || null;
}

/** Delivery weight of an order: lines of unknown weight add nothing; null if all are unknown. */
export function sumDeliveryWeight(lines: readonly (Measured & { quantity: number })[]): number | null {
  const sum = lines.reduce((total, line) => total + (deliveryWeight(line) ?? 0) * line.quantity, 0);
  // Milligrams: far below any scale, far above binary dust such as 0.1 + 0.2.
  return Math.round(sum * 1e6) / 1e6 || null;
}

function positive(value: number | null | undefined): number {
  return typeof value === 'number' && value > 0 ? value : 0;
}
