import type { CartItem } from '#domain/cart.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import { imageUrl, missingImage } from '#domain/image-url.ts';
import { toMinor } from '#domain/money.ts';
import { paths, productPath } from '#domain/routes.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';
import { Price } from '#ui/price.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';

interface CartLineProps {
  item: CartItem;
  line: Quote['lines'][number];
  t: Translator;
  price(major: number): string;
  onQuantity(quantity: number): void;
  onRemove(): void;
}

/** Id of the field with a line's quantity. */
export function quantityId({ variationId }: Pick<CartItem, 'variationId'>): string {
  return `vt-quantity-${variationId}`;
}

/** One line of the cart. Its sum waits for the server, so it is dimmed while the quantity is another. */
export function CartLine({ item, line, t, price, onQuantity, onRemove }: CartLineProps) {
  const { title, options, slug, image, variationId, available } = line;
  const href = productPath(slug, options === '' ? null : variationId);
  return (
    <article className="vt-cart-line" data-variation={variationId} aria-label={title}>
      <a className="vt-cart-line__picture" href={href} tabIndex={-1} aria-hidden="true">
        <img
          src={imageUrl(image ?? missingImage, { width: 240, height: 240 })}
          alt=""
          width={96}
          height={96}
        />
      </a>
      <div className="vt-cart-line__about">
        <a className="vt-cart-line__title" href={href}>
          {title}
        </a>
        {options !== '' && <p className="vt-cart-line__options">{options}</p>}
        <Price price={line.price} fullPrice={line.fullPrice} badge={false} texts={{ t, price }} />
      </div>
      <form
        className="vt-cart-line__quantity"
        method="post"
        action={paths.cart}
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="op" value="set" />
        <input type="hidden" name="variation" value={variationId} />
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
        <noscript>
          <button type="submit" className="vt-button vt-button--outline vt-cart-line__update">
            {t('cart.update')}
          </button>
        </noscript>
      </form>
      <p className="vt-cart-line__total" data-stale={item.quantity !== line.quantity || undefined}>
        {toMinor(line.price) * line.quantity > toMinor(line.lineTotal) && (
          <s>{price(line.price * line.quantity)}</s>
        )}
        {price(line.lineTotal)}
      </p>
      <form className="vt-cart-line__remove" method="post" action={paths.cart}>
        <input type="hidden" name="op" value="remove" />
        <input type="hidden" name="variation" value={variationId} />
        <button
          type="submit"
          className="vt-icon-button"
          aria-label={t('cart.removeTitle', { title })}
          title={t('cart.remove')}
          onClick={(event) => {
            event.preventDefault();
            onRemove();
          }}
        >
          <svg
            width="20"
            height="20"
            viewBox="0 0 20 20"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="M3.500 5.500h13M8 5.500V3.500h4v2M5 5.500l.8 11h8.400l.8-11M8.300 8.500v5M11.700 8.500v5" />
          </svg>
        </button>
      </form>
    </article>
  );
}
