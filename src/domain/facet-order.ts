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

/** Values in the order that the shop set, then by the number they begin with ("0.25" before "0.5"), then naturally. */
export function compareFacetValues(a: PlacedValue, b: PlacedValue): number {
  return (
    a.position - b.position ||
    compareNumbers(numberOf(a.value), numberOf(b.value)) ||
    natural.compare(a.value, b.value) ||
    a.id - b.id
  );
}

/** The number that a value begins with, with a point or a comma; null when it begins with none. */
function numberOf(value: string): number | null {
  const [number] = /^-?\d+(?:[.,]\d+)?/.exec(value) ?? [];
  return number === undefined ? null : Number(number.replace(',', '.'));
}

/** Numbers before what is none. */
function compareNumbers(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}
