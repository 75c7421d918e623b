import type { CartItem } from '#domain/cart.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import { imageUrl, missingImage } from '#domain/image-url.ts';
import { toMinor } from '#domain/money.ts';
import { productPath } from '#domain/routes.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';

import { quantityId } from './cart-line.tsx';

interface DrawerLineProps {
  item: CartItem;
  line: Quote['lines'][number];
  /** Why there are not more of it; empty when nobody has asked for more. */
  notice: string;
  t: Translator;
  price(major: number): string;
  onQuantity(quantity: number): void;
  onRemove(): void;
}

/** A line of the cart in its drawer: the sum waits for the server, so it is dimmed while the quantity is another. */
export function DrawerLine({ item, line, notice, t, price, onQuantity, onRemove }: DrawerLineProps) {
  const { title, options, slug, image, variationId, available } = line;
  return (
    <article className="vt-drawer-line" aria-label={title}>
      <img
        className="vt-drawer-line__picture"
        src={imageUrl(image ?? missingImage, { width: 160, height: 160 })}
        alt=""
        width={80}
        height={80}
      />
      <div className="vt-drawer-line__about">
        <a className="vt-drawer-line__title" href={productPath(slug, options === '' ? null : variationId)}>
          {title}
        </a>
        {options !== '' && <p className="vt-drawer-line__facts">{options}</p>}
        {item.quantity > 1 && <p className="vt-drawer-line__facts">{price(line.price)}</p>}
      </div>
      <p className="vt-drawer-line__total" data-stale={item.quantity !== line.quantity || undefined}>
        {toMinor(line.fullPrice) * line.quantity > toMinor(line.lineTotal) && (
          <s>{price(line.fullPrice * line.quantity)}</s>
        )}
        {price(line.lineTotal)}
      </p>
      <div className="vt-drawer-line__row">
        <QuantityStepper
          id={quantityId(item)}
          name="quantity"
          value={item.quantity}
          max={available}
          texts={{
            label: t('cart.quantityOf', { title }),
            increase: t('product.increase'),
            decrease: t('product.decrease'),
          }}
          onChange={onQuantity}
          onBeyond={() => onQuantity(item.quantity + 1)}
        />
        <button
          type="button"
          className="vt-drawer-line__remove"
          aria-label={t('cart.removeTitle', { title })}
          onClick={onRemove}
        >
          {t('cart.remove')}
        </button>
      </div>
      <p className="vt-drawer-line__notice" role="status">
        {notice}
      </p>
    </article>
  );
}
