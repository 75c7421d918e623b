/** An option with the one value that makes the variation. */
export interface ChosenOption {
  title: string;
  unit: string | null;
  value: string;
}

/** Values that name nothing by themselves, in both languages. */
const bareAnswer = /^(?:yes|no|with|without|да|нет|есть|с|без)$/iu;

/**
 * What tells a variation from its sisters, the same in cart, order, emails, feeds, trackers and structured data:
 * `30×40 cm, No frame`. What says nothing by itself (a bare number, a yes or no, one of two values in the same
 * unit) has its option's title before it: `Waist: 32, Length: 34`.
 * Empty for a product without options.
 */
export function nameVariant(chosen: readonly ChosenOption[]): string {
  return chosen
    .map(({ title, unit, value }) => {
      const name = unit ? `${value} ${unit}` : value;
      const isMeasuredAlike = Boolean(unit) && chosen.filter((other) => other.unit === unit).length > 1;
      const isClear = /\p{L}/u.test(name) && !bareAnswer.test(name.trim()) && !isMeasuredAlike;
      return isClear ? name : `${title}: ${name}`;
    })
    .join(', ');
}

/** The product and its variant in one line, as feeds and structured data name what is sold. */
export function nameWithVariant(title: string, variant: string): string {
  return variant === '' ? title : `${title}, ${variant}`;
}

/** The options of a product with the values that a variation has, in the product's order. */
export function chosenOptions(
  options: readonly {
    title: string;
    unit: string | null;
    values: readonly { id: number; title: string }[];
  }[],
  valueIds: readonly number[],
): ChosenOption[] {
  return options.flatMap(({ title, unit, values }) =>
    values.filter(({ id }) => valueIds.includes(id)).map((value) => ({ title, unit, value: value.title })),
  );
}
