interface PlacedFacet {
  facetId: number;
  title: string;
  position: number;
}

interface PlacedValue {
  id: number;
  value: string;
  position: number;
}

const natural = new Intl.Collator('ru', { numeric: true });

/** Titles in the order that the shop set, then naturally. */
export function compareFacets(a: PlacedFacet, b: PlacedFacet): number {
  return a.position - b.position || natural.compare(a.title, b.title) || a.facetId - b.facetId;
}

/**
 * Values in the order that the shop set, then as people count: clothing sizes from small to large, what begins with a
 * measure by that ("70 ml" before "250 ml", "500 ml" before "1 l"), the rest naturally.
 */
export function compareFacetValues(a: PlacedValue, b: PlacedValue): number {
  return (
    a.position - b.position ||
    comparePlaces(sizeOf(a.value), sizeOf(b.value)) ||
    comparePlaces(measureOf(a.value), measureOf(b.value)) ||
    natural.compare(a.value, b.value) ||
    a.id - b.id
  );
}

/** How many of the smallest unit of its kind a unit is. */
const units: Readonly<Record<string, number>> = {
  kg: 1000,
  кг: 1000,
  l: 1000,
  л: 1000,
  cm: 10,
  см: 10,
  m: 1000,
  м: 1000,
};

/** The amount that a value begins with, with a point or a comma, in the smallest unit; null without one. */
function measureOf(value: string): number | null {
  const found = /^(-?\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|-?\d+)([.,]\d+)?\s*(\p{L}*)/u.exec(value);
  if (!found) return null;
  const [, whole = '', fraction = '', unit = ''] = found;
  const number = Number(whole.replace(/\s/g, '') + fraction.replace(',', '.'));
  return number * (units[unit.toLowerCase()] ?? 1);
}

/** The place of a clothing size, "2XL" and "XXL" alike; null for other values. */
function sizeOf(value: string): number | null {
  const size = value.trim().toUpperCase();
  if (size === 'M') return 0;
  const [, many = '', end] = /^(\d{1,2}(?=X)|X*)X?([SL])$/.exec(size) ?? [];
  if (end === undefined) return null;
  const xs = /\d/.test(many) ? Number(many) : size.length - 1;
  return (xs + 1) * (end === 'S' ? -1 : 1);
}

/** What has a place before what has none. */
function comparePlaces(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}
