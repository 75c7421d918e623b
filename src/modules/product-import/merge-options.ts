import type { OptionForm, ProductForm } from '#domain/schemas/product-form.schema.ts';
import { cleanLine } from '#domain/text.ts';

import type { ReadRow } from './read-cells.ts';

const colorAtEnd = /^(.*\S)\s+(#[0-9a-fA-F]{6})$/su;

function readOptionValue(text: string): { title: string; color: string | null } {
  const match = colorAtEnd.exec(text);
  return match
    ? { title: cleanLine(match[1] ?? ''), color: match[2] ?? null }
    : { title: cleanLine(text), color: null };
}

/** Options with all values that lines name, new ones after those that are there. */
export function mergeOptions(stored: readonly OptionForm[], rows: readonly ReadRow[]): OptionForm[] {
  const options = stored.map((option) => ({ ...option, values: [...option.values] }));
  for (const { column, text } of rows.flatMap(({ named }) => named)) {
    if (column.kind !== 'option' || text === '') continue;
    const { title, color } = readOptionValue(text);
    let option = options.find((one) => one.title === column.title);
    if (!option) {
      const look =
        color === null
          ? ({ type: 'string', view: 'select' } as const)
          : ({ type: 'color', view: 'color' } as const);
      option = { title: column.title, unit: column.unit, ...look, values: [] };
      options.push(option);
    }
    const value = option.values.find((one) => one.title === title);
    if (!value) option.values.push({ title, color, imageId: null });
    else if (color !== null && value.color !== color)
      option.values = option.values.map((one) => (one === value ? { ...one, color } : one));
  }
  return options;
}

/** Stored variations get an empty value for each option that is new. */
export function alignValues(form: ProductForm, before: readonly OptionForm[]): void {
  for (const variation of form.variations) {
    variation.values = form.options.map(({ title }) => {
      const place = before.findIndex((option) => option.title === title);
      return variation.values[place] ?? '';
    });
  }
}

/** Values of options that a line names, by the options' titles. */
export function chosenValues({ named }: ReadRow): Map<string, string> {
  return new Map(
    named.flatMap(({ column, text }) =>
      column.kind === 'option' && text !== '' ? [[column.title, readOptionValue(text).title] as const] : [],
    ),
  );
}
