import { columnSpansField } from '../framework/column-spans.ts';
import { defineSection } from '../framework/define-section.ts';
import { numberField, toggleField } from '../framework/fields.ts';

/**
 * Products of the catalog the section stands on, with its filter, order and pages. A limit of its own
 * replaces the settings' `itemPerPage` and is 0 unless given (requirement 177); 0 asks for nothing.
 */
export const productListSection = defineSection({
  type: 'product-list',
  purpose: 'products',
  follows: 'listing',
  options: {
    customLimit: toggleField(false),
    limit: numberField(0, 100, 0).meta({ showIf: ({ customLimit }) => customLimit === true }),
    columns: columnSpansField(),
  },
  presets: [
    { name: 'list', options: {}, items: [] },
    { name: 'wide', options: { columns: { desktop: 6, tablet: 6, mobile: 12 } }, items: [] },
  ],
});

/** Products a page that a list asks for: its own count when it has a custom limit, else the shop's. */
export function listLimit(options: unknown, itemPerPage: number): number {
  const parsed = productListSection.options.safeParse(options);
  if (!parsed.success || !parsed.data.customLimit || parsed.data.limit === 0) return itemPerPage;
  return Math.round(parsed.data.limit);
}
