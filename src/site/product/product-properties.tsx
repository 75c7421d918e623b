import type { Translator } from '#domain/i18n/translate.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import { localeOf } from '#locales/languages.ts';
import type { CustomElementProps } from '#sections/framework/custom-element.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vt-facts': CustomElementProps;
    }
  }
}

interface Property {
  /** Set on what a variation may override. */
  fact?: keyof Facts;
  title: string;
  value: string;
}

type Facts = Record<'weight' | 'dimensions', string>;

interface ProductPropertiesProps {
  product: Product;
  variationId: number;
  t: Translator;
}

/** Properties as name and value; weight and size follow the chosen variation through `vt-facts`. */
export function ProductProperties({ product, variationId, t }: ProductPropertiesProps) {
  const rows = propertiesOf(product, variationId, t);
  const facts = Object.fromEntries(product.variations.map(({ id }) => [id, factsOf(product, id, t)]));
  const list = (
    <dl className="vt-properties">
      {rows.map(({ fact, title, value }) => (
        <div key={`${title}-${value}`} className="vt-properties__row" data-fact={fact} hidden={value === ''}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
  const isFixed = new Set(Object.values(facts).map((fact) => JSON.stringify(fact))).size < 2;
  return isFixed ? list : <vt-facts data-facts={JSON.stringify(facts)}>{list}</vt-facts>;
}

/** Empty values stand for facts that only another variation has. */
export function propertiesOf(product: Product, variationId: number, t: Translator): Property[] {
  const { weight, dimensions } = factsOf(product, variationId, t);
  const others = product.variations.map(({ id }) => factsOf(product, id, t));
  const fact = (name: keyof Facts, title: string, value: string): Property[] =>
    others.some((other) => other[name] !== '') ? [{ fact: name, title, value }] : [];
  return [
    ...product.optionsTextValue.map(({ title, value, unit }) => ({
      title,
      value: unit ? `${value} ${unit}` : value,
    })),
    ...fact('weight', t('product.weight'), weight),
    ...fact('dimensions', t('product.dimensions'), dimensions),
  ];
}

/** A variation's own sizes win over the product's (requirement 300). */
function factsOf(product: Product, variationId: number, t: Translator): Facts {
  const own = product.variations.find(({ id }) => id === variationId);
  const { format } = new Intl.NumberFormat(localeOf(t.language), { maximumFractionDigits: 3 });
  const weight = own?.weight ?? product.weight;
  const length = own?.length ?? product.length;
  const width = own?.width ?? product.width;
  const height = own?.height ?? product.height;
  return {
    weight: weight ? t('product.weightValue', { value: format(weight) }) : '',
    dimensions:
      length && width && height
        ? t('product.dimensionsValue', {
            length: format(length),
            width: format(width),
            height: format(height),
          })
        : '',
  };
}
