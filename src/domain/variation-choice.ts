import { isAvailable } from './availability.ts';

type Id = number | string;

/** What the choice needs of a variation; wire types and rows both fit. */
export interface ChoosableVariation {
  id: Id;
  default: boolean;
  fullPrice: number;
  /** null means unlimited. */
  stock: number | null;
  productOptionValueIds: readonly Id[];
  position?: number;
  imageId?: Id | null;
  image?: { id: Id } | null;
}

export interface ChoosableOption {
  id: Id;
  values: readonly { id: Id }[];
}

export interface ValueAvailability {
  /** A variation with this value and the other present choices exists. */
  exists: boolean;
  /** …and is in stock. */
  inStock: boolean;
}

/** In stock first, then price above 0, then default, then position; equals keep their order. */
export function rankVariations<V extends ChoosableVariation>(variations: readonly V[]): V[] {
  return [...variations].sort(
    (a, b) =>
      Number(isAvailable(b.stock)) - Number(isAvailable(a.stock)) ||
      Number(b.fullPrice > 0) - Number(a.fullPrice > 0) ||
      Number(b.default) - Number(a.default) ||
      (a.position ?? 0) - (b.position ?? 0),
  );
}

/**
 * The variation a product page opens with, null when the product has none (specification section 4):
 * the requested one if it exists, else the default one if it is in stock and priced, else the best
 * ranked. `requestedId` may come from a query string.
 */
export function chooseInitialVariation<V extends ChoosableVariation>(
  variations: readonly V[],
  requestedId?: Id | null,
): V | null {
  const requested =
    requestedId === undefined || requestedId === null
      ? undefined
      : variations.find((variation) => isSame(variation.id, requestedId));
  if (requested) return requested;
  const preset = variations.find((variation) => variation.default);
  if (preset && isAvailable(preset.stock) && preset.fullPrice > 0) return preset;
  return rankVariations(variations)[0] ?? null;
}

/** The variation whose option value ids are exactly the chosen ones, in any order. */
export function matchVariation<V extends ChoosableVariation>(
  variations: readonly V[],
  chosenValueIds: readonly Id[],
): V | null {
  const chosen = choiceKey(chosenValueIds);
  return variations.find((variation) => choiceKey(variation.productOptionValueIds) === chosen) ?? null;
}

/**
 * The variation reached from the current one by choosing a value of an option, or null when there is
 * none: the caller then logs 'Incorrect variation' and goes to the nearest (`nearestVariation`).
 */
export function chooseValue<V extends ChoosableVariation>(
  product: { options: readonly ChoosableOption[]; variations: readonly V[] },
  currentVariation: V | null,
  optionId: Id,
  valueId: Id,
): V | null {
  const option = product.options.find((candidate) => isSame(candidate.id, optionId));
  if (!option?.values.some((value) => isSame(value.id, valueId))) return null;
  const current = currentVariation?.productOptionValueIds ?? [];
  return matchVariation(product.variations, replaceValue(current, option, valueId));
}

/**
 * Where a choice leads that no variation has: of the variations with that value the one that keeps most of the
 * others, those in stock and best ranked first. Null when none has the value.
 */
export function nearestVariation<V extends ChoosableVariation>(
  variations: readonly V[],
  currentChoice: readonly Id[],
  valueId: Id,
): V | null {
  const kept = new Set(currentChoice.map(String));
  const countKept = ({ productOptionValueIds }: V) =>
    productOptionValueIds.filter((id) => kept.has(String(id))).length;
  const candidates = variations.filter(({ productOptionValueIds }) =>
    productOptionValueIds.some((id) => isSame(id, valueId)),
  );
  return rankVariations(candidates).sort((a, b) => countKept(b) - countKept(a))[0] ?? null;
}

/** What each option value would lead to, by value id, given the value ids chosen now. */
export function availableValues<V extends ChoosableVariation>(
  options: readonly ChoosableOption[],
  variations: readonly V[],
  currentChoice: readonly Id[],
): Map<Id, ValueAvailability> {
  const stockByChoice = new Map<string, boolean>();
  for (const variation of variations) {
    const key = choiceKey(variation.productOptionValueIds);
    stockByChoice.set(key, stockByChoice.get(key) === true || isAvailable(variation.stock));
  }
  const availability = new Map<Id, ValueAvailability>();
  for (const option of options) {
    for (const value of option.values) {
      const inStock = stockByChoice.get(choiceKey(replaceValue(currentChoice, option, value.id)));
      availability.set(value.id, { exists: inStock !== undefined, inStock: inStock === true });
    }
  }
  return availability;
}

/** The variation that has this image, the first one if several do. */
export function variationByImage<V extends ChoosableVariation>(
  variations: readonly V[],
  imageId: Id,
): V | null {
  return (
    variations.find((variation) => {
      const own = variation.imageId ?? variation.image?.id;
      return own !== undefined && isSame(own, imageId);
    }) ?? null
  );
}

/** The picture of a variation among its product's; without one of its own the product's first. */
export function pictureOf<Picture extends { id: Id }>(
  product: { images: readonly Picture[]; imagePreview: Picture | null },
  variation: ChoosableVariation | null,
): Picture | null {
  const own = variation?.imageId ?? variation?.image?.id;
  const found =
    own === undefined || own === null ? undefined : product.images.find(({ id }) => isSame(id, own));
  return found ?? product.imagePreview ?? product.images[0] ?? null;
}

/** Ids are numbers on the wire and texts in query strings and data attributes. */
function isSame(a: Id, b: Id): boolean {
  return String(a) === String(b);
}

function choiceKey(valueIds: readonly Id[]): string {
  return [...new Set(valueIds.map(String))].sort().join(' ');
}

function replaceValue(chosen: readonly Id[], option: ChoosableOption, valueId: Id): Id[] {
  const others = chosen.filter((id) => !option.values.some((value) => isSame(value.id, id)));
  return [...others, valueId];
}
