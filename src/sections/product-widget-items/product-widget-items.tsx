import { cardOfProduct } from '#ui/card-of-product.ts';

import { columnsOfSpans } from '../framework/column-spans.ts';
import type { SectionViewProps } from '../framework/define-section.ts';
import { ProductRow } from '../product-widget/product-row.tsx';
import type { productWidgetItemsSection } from './product-widget-items.section.ts';

/** Keeps the picked order whatever order the products come in; those that are gone are skipped. */
export function ProductWidgetItems({
  eager,
  options,
  data,
  context,
}: SectionViewProps<typeof productWidgetItemsSection>) {
  const byId = new Map(data.products.map((product) => [product.id, product]));
  const picked = [...new Set(options.productIds)].flatMap((id) => byId.get(id) ?? []);
  if (picked.length === 0) return null;
  const { title } = options.heading;
  return (
    <ProductRow
      cards={picked.map((product) => cardOfProduct(product, context.settings, context.t))}
      layout={options.layout}
      columns={columnsOfSpans(options.columns)}
      label={title}
      level={title === '' ? 2 : 3}
      eager={eager}
      texts={context}
    />
  );
}
