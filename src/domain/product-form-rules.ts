import type { FieldErrors } from './errors.ts';
import { checkSlug } from './slug.ts';
import { foldText } from './text.ts';
import { toMinor } from './money.ts';
import { isDiscount } from './price.ts';
import type { ProductForm, VariationForm } from './schemas/product-form.schema.ts';

/**
 * What a product's schema cannot say: names that must differ, values that must exist, prices that must fit.
 * Errors are message keys by field, nested as the form is; empty for a product that can be stored.
 */
export function checkProductForm(form: ProductForm): FieldErrors {
  const errors: FieldErrors = {};
  const slugError = form.slug === '' ? null : checkSlug(form.slug, 'product');
  if (slugError) errors['slug'] = { errors: [slugError] };
  const options = checkOptions(form.options);
  if (options) errors['options'] = { children: options };
  const properties = repeated(form.properties, ({ title, value }) => `${title}\n${value}`);
  if (properties.length > 0)
    errors['properties'] = { children: atEach(properties, 'value', 'forms.errors.repeated') };
  const variations = checkVariations(form);
  if (variations) errors['variations'] = variations;
  return errors;
}

function checkOptions(options: ProductForm['options']): FieldErrors | null {
  const errors = atEach(
    repeated(options, ({ title }) => title),
    'title',
    'forms.errors.repeated',
  );
  for (const [index, { values }] of options.entries()) {
    const twice = repeated(values, ({ title }) => title);
    if (twice.length === 0) continue;
    const children = { values: { children: atEach(twice, 'title', 'forms.errors.repeated') } };
    errors[index] = { children: { ...errors[index]?.children, ...children } };
  }
  return orNull(errors);
}

function checkVariations(form: ProductForm): FieldErrors[string] | null {
  const { variations } = form;
  const children: FieldErrors = {};
  for (const [index, variation] of variations.entries()) {
    const own = checkVariation(form, variation);
    if (own) children[index] = { children: own };
  }
  const mark = (indexes: number[], field: string, key: string) => {
    for (const [index, node] of Object.entries(atEach(indexes, field, key))) {
      children[index] = { children: { ...children[index]?.children, ...node?.children } };
    }
  };
  mark(
    repeated(variations, ({ sku }) => sku).filter((index) => variations[index]?.sku !== ''),
    'sku',
    'forms.errors.repeated',
  );
  // The database compares texts as they are, people do not: "Red" and "red" would be two choices.
  mark(
    repeated(variations, ({ values }) => values.join('\n')),
    'values',
    form.options.length === 0 ? 'forms.errors.oneVariation' : 'forms.errors.repeated',
  );
  const defaults = variations.filter((variation) => variation.default).length;
  const errors = defaults > 1 ? ['forms.errors.oneDefault'] : undefined;
  if (!errors && Object.keys(children).length === 0) return null;
  return { ...(errors && { errors }), ...(Object.keys(children).length > 0 && { children }) };
}

function checkVariation({ options }: ProductForm, variation: VariationForm): FieldErrors | null {
  const errors: FieldErrors = {};
  const { fullPrice, discountPrice, values, parts } = variation;
  if (discountPrice !== null && !isDiscount(toMinor(discountPrice), toMinor(fullPrice)))
    errors['discountPrice'] = { errors: ['forms.errors.discount'] };
  const fits =
    values.length === options.length &&
    options.every((option, place) => option.values.some(({ title }) => title === values[place]));
  if (!fits) errors['values'] = { errors: ['forms.errors.choose'] };
  const twice = repeated(parts, ({ variationId }, index) => String(variationId ?? `gone ${index}`));
  if (twice.length > 0) errors['parts'] = { children: atEach(twice, 'variationId', 'forms.errors.repeated') };
  return orNull(errors);
}

/** Indexes of what was there before under the same name. */
function repeated<T>(items: readonly T[], nameOf: (item: T, index: number) => string): number[] {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const name = foldText(nameOf(item, index));
    if (seen.has(name)) return [index];
    seen.add(name);
    return [];
  });
}

function atEach(indexes: readonly number[], field: string, key: string): FieldErrors {
  return Object.fromEntries(indexes.map((index) => [index, { children: { [field]: { errors: [key] } } }]));
}

function orNull(errors: FieldErrors): FieldErrors | null {
  return Object.keys(errors).length > 0 ? errors : null;
}
