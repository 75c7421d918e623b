import type { CartItem } from '#domain/cart.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import { imageUrl, missingImage } from '#domain/image-url.ts';
import { productPath } from '#domain/routes.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';

interface WidgetLineProps {
  item: CartItem;
  line: Quote['lines'][number];
  t: Translator;
  price(major: number): string;
  onRemove(): void;
}

/** A line of the cart, small. */
export function WidgetLine({ item, line, t, price, onRemove }: WidgetLineProps) {
  const { title, options, slug, image, variationId } = line;
  return (
    <li className="vt-widget-line">
      <img
        className="vt-widget-line__picture"
        src={imageUrl(image ?? missingImage, { width: 160, height: 160 })}
        alt=""
        width={64}
        height={64}
      />
      <div className="vt-widget-line__about">
        <a className="vt-widget-line__title" href={productPath(slug, options === '' ? null : variationId)}>
          {title}
        </a>
        {options !== '' && <p className="vt-widget-line__options">{options}</p>}
        <p className="vt-widget-line__sum">
          {item.quantity > 1 && `${item.quantity} × `}
          {price(line.price)}
        </p>
      </div>
      <button
        type="button"
        className="vt-icon-button vt-widget-line__remove"
        aria-label={t('cart.removeTitle', { title })}
        onClick={onRemove}
      >
        <svg
          width="16"
          height="16"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <path d="m3.500 3.500 9 9m0-9-9 9" />
        </svg>
      </button>
    </li>
  );
}
