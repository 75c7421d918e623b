import type { Product } from '#domain/schemas/product.schema.ts';

/** The first properties of a product beside its price: of a service when it is, how long it takes, who does it. */
export function KeyProperties({ product, count }: { product: Product; count: number }) {
  const shown = product.optionsTextValue.slice(0, count);
  if (shown.length === 0) return null;
  return (
    <dl className="vt-key-properties">
      {shown.map(({ title, value, unit }) => (
        <div key={`${title}-${value}`}>
          <dt>{title}</dt>
          <dd>{unit ? `${value} ${unit}` : value}</dd>
        </div>
      ))}
    </dl>
  );
}
