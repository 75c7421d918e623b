import { cardOfProduct } from '#ui/card-of-product.ts';

import { columnsOfSpans } from '../framework/column-spans.ts';
import type { SectionViewProps } from '../framework/define-section.ts';
import { ProductRow } from './product-row.tsx';
import type { productWidgetSection } from './product-widget.section.ts';

export function ProductWidget({
  eager,
  options,
  data,
  context,
}: SectionViewProps<typeof productWidgetSection>) {
  if (data.products.length === 0) return null;
  const { title } = options.heading;
  return (
    <ProductRow
      cards={data.products.map((product) => cardOfProduct(product, context.settings, context.t))}
      layout={options.layout}
      columns={columnsOfSpans(options.columns)}
      label={title}
      level={title === '' ? 2 : 3}
      eager={eager}
      texts={context}
    />
  );
}
