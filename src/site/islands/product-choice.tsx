import { useEffect, useMemo } from 'react';

import { createTranslator } from '#domain/i18n/translate.ts';
import { formatPrice, toMinor, type PriceSeparator } from '#domain/money.ts';
import type { Currency } from '#domain/currencies.ts';
import { shownPrice } from '#domain/price.ts';
import { productPath } from '#domain/routes.ts';
import type { Variation } from '#domain/schemas/product.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { availableValues, chooseValue } from '#domain/variation-choice.ts';
import { isAvailable } from '#domain/availability.ts';
import type { Language } from '#locales/languages.ts';
import { quantityText } from '#ui/card-of-product.ts';
import { Price, PriorPrice } from '#ui/price.tsx';

import { useOwnPrice } from '../shop/use-own-price.ts';
import { startSharing } from '../product/start-sharing.ts';
import { BuyForm } from './buy-form.tsx';
import type { ProductChoiceMessage } from './product-choice.messages.ts';
import { ProductOption, type ChoiceOption } from './product-option.tsx';
import { useVariationChoice } from './use-variation-choice.ts';

export interface ChoiceVariation extends Pick<
  Variation,
  | 'id'
  | 'productOptionValueIds'
  | 'default'
  | 'sku'
  | 'fullPrice'
  | 'discountPrice'
  | 'priorPrice'
  | 'stock'
  | 'imageId'
  | 'position'
> {
  /** What promotions make of the price of a single piece, in major units, and which they are. */
  promoted?: { price: number; text: string };
}

export interface ProductChoiceProps {
  product: {
    id: number;
    title: string;
    slug: string;
    options: ChoiceOption[];
    variations: ChoiceVariation[];
  };
  variationId: number;
  /** Whether the cart is called an order here. */
  isOrder: boolean;
  /** The text of the button that leads to the checkout at once, empty for the usual one; null for none. */
  fastOrder: string | null;
  buyBar: Settings['ecommerce']['buyBar'];
  /** A page, or a part of this one, that helps to choose a value of the option. */
  guide: { optionId: number; href: string } | null;
  showSku: boolean;
  showQuantity: Settings['ecommerce']['showQuantity'];
  /** So many pieces or fewer are few. */
  lowStock: number;
  /** Who wants to be told once something of it is back may ask. */
  tellsOfStock?: boolean;
  language: Language;
  currency: Currency;
  separator: PriceSeparator;
  messages: Record<ProductChoiceMessage, string> & { 'backInStock.ask'?: string };
}

/** Price, number, stock, options and purchase of a product: whatever changes with the variation. */
export function ProductChoice(props: ProductChoiceProps) {
  const { product, showSku, showQuantity, lowStock, language, currency, separator, messages } = props;
  const { options, variations } = product;
  const t = useMemo(() => createTranslator(language, messages), [language, messages]);
  useEffect(() => {
    const sharing = new AbortController();
    startSharing(sharing.signal);
    return () => sharing.abort();
  }, []);
  const price = (major: number) => formatPrice(toMinor(major), { currency, separator });
  const stockText = (stock: number | null) => {
    if (!isAvailable(stock)) return t('product.soldOut');
    // Of a service there is none to keep in stock; places that are counted are news.
    return quantityText(stock, { showQuantity, lowStock }, t) || (props.isOrder ? '' : t('product.inStock'));
  };

  const describe = (variation: ChoiceVariation) =>
    [price(priceNow(variation)), variation.promoted?.text, stockText(variation.stock)]
      .filter(Boolean)
      .join(', ');
  const { root, current, choose, notice, announcement, setAnnouncement } = useVariationChoice({
    product,
    initialId: props.variationId,
    describe,
    t,
  });

  const own = useOwnPrice(current);
  if (!current) return null;
  const now = own?.price ?? priceNow(current);
  const promoted = own && own.price < priceNow(current) ? undefined : current.promoted;
  const availability = availableValues(options, variations, current.productOptionValueIds);
  const hrefOf = (option: ChoiceOption, valueId: number) => {
    const reached = chooseValue(product, current, option.id, valueId);
    return reached && productPath(product.slug, reached.id);
  };
  const available = isAvailable(current.stock);
  return (
    <div className="vt-choice" ref={root}>
      <Price
        price={now}
        fullPrice={current.fullPrice}
        // That of a discount says nothing about what a promotion takes off further.
        priorPrice={promoted && current.priorPrice !== undefined ? null : current.priorPrice}
        texts={{ t, price }}
      />
      {promoted && <p className="vt-promoted">{promoted.text}</p>}
      {own?.tiers && <p className="vt-promoted">{own.tiers}</p>}
      <PriorPrice priorPrice={current.priorPrice} texts={{ t, price }} />
      <p className="vt-choice__facts">
        {stockText(current.stock) !== '' && (
          <span
            className="vt-choice__stock"
            data-available={available}
            data-few={(showQuantity === 'only' && (current.stock ?? Infinity) <= lowStock) || undefined}
          >
            {stockText(current.stock)}
          </span>
        )}
        {showSku && current.sku !== '' && <span>{t('product.skuValue', { sku: current.sku })}</span>}
      </p>
      {options.map((option) => (
        <ProductOption
          key={option.id}
          option={option}
          chosenId={option.values.find(({ id }) => current.productOptionValueIds.includes(id))?.id}
          availability={availability}
          hrefOf={(valueId) => hrefOf(option, valueId)}
          onChoose={(valueId) => choose(option.id, valueId)}
          guide={props.guide?.optionId === option.id ? props.guide.href : null}
          t={t}
        />
      ))}
      {notice !== '' && <p className="vt-choice__notice">{notice}</p>}
      <BuyForm
        product={product}
        variation={current}
        isOrder={props.isOrder}
        fastOrder={props.fastOrder}
        buyBar={props.buyBar}
        awaited={props.tellsOfStock ? nameChoice(product, current) : null}
        t={t}
        priceText={price(now)}
        announce={setAnnouncement}
      />
      <p className="vt-visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}

/** Of a single piece. The cart starts from what it costs without promotions, and takes theirs off itself. */
function priceNow(variation: ChoiceVariation): number {
  return variation.promoted?.price ?? shownPrice(variation);
}

/** The product with the values that are chosen: `Cup, 250 ml, Blue`. */
function nameChoice({ title, options }: ProductChoiceProps['product'], chosen: ChoiceVariation): string {
  const values = options.flatMap((option) =>
    option.values.filter(({ id }) => chosen.productOptionValueIds.includes(id)),
  );
  return [title, ...values.map((value) => value.title)].join(', ');
}
