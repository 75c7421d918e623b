import type { Translator } from '#domain/i18n/translate.ts';
import { discountPercent, type Priced } from '#domain/price.ts';

export interface PriceTexts {
  t: Translator;
  /** Formats major units by the shop's currency and separator. */
  price(major: number): string;
}

interface PriceProps {
  /** Major units. */
  price: number;
  fullPrice: number;
  priorPrice?: Priced['priorPrice'];
  /** Other variations cost more: says "from". */
  from?: boolean;
  /** The card shows its badge over the picture instead. */
  badge?: boolean;
  texts: PriceTexts;
}

/** Shown price, the full one struck where it is higher, and the discount; each says what it is. */
export function Price({
  price,
  fullPrice,
  priorPrice,
  from = false,
  badge = true,
  texts: { t, price: format },
}: PriceProps) {
  if (price <= 0) return <p className="vt-price vt-price--none">{t('product.noPrice')}</p>;
  const isReduced = fullPrice > price;
  const shown = format(price);
  return (
    <p className="vt-price" data-reduced={isReduced || undefined}>
      <span className="vt-price__shown">
        <span className="vt-visually-hidden">{t(isReduced ? 'product.newPrice' : 'product.price')} </span>
        {from ? t('product.from', { price: shown }) : shown}
      </span>
      {isReduced && (
        <s className="vt-price__full">
          <span className="vt-visually-hidden">{t('product.oldPrice')} </span>
          {format(fullPrice)}
        </s>
      )}
      {badge && <DiscountBadge price={price} fullPrice={fullPrice} priorPrice={priorPrice} t={t} />}
    </p>
  );
}

interface DiscountBadgeProps {
  price: number;
  fullPrice: number;
  priorPrice?: Priced['priorPrice'];
  /** What is saved, as a price that is shown in place of the percents. */
  amount?: string | undefined;
  t: Translator;
}

/** `−20%`; nothing where there is no discount of at least one percent. */
export function DiscountBadge({ price, fullPrice, priorPrice, amount, t }: DiscountBadgeProps) {
  const percent = discountPercent({ fullPrice, discountPrice: price, priorPrice });
  if (percent === null || price <= 0) return null;
  return (
    <span className="vt-flag vt-flag--sale">
      <span aria-hidden="true" dir="ltr">
        −{amount ?? `${percent}%`}
      </span>
      <span className="vt-visually-hidden">{t('product.discount', { percent })}</span>
    </span>
  );
}

/** The price that the discount is measured by, in words; nothing where it is not known or not told. */
export function PriorPrice({ priorPrice, texts: { t, price } }: Pick<PriceProps, 'priorPrice' | 'texts'>) {
  if (priorPrice === undefined || priorPrice === null) return null;
  return (
    <p className="vt-prior-price">
      {t('product.priorPrice')} <span>{price(priorPrice)}</span>
    </p>
  );
}
