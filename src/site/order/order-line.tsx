import { imageUrl } from '#domain/image-url.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import type { Image } from '#domain/schemas/image.schema.ts';

interface OrderLineProps {
  image: Image | null;
  title: string;
  /** Null: it has no page. */
  href: string | null;
  /** The chosen option values; empty without options. */
  options: string;
  /** Such as `2 × $10`. */
  count: string;
  total: string;
  /** What it would have cost without the discounts of its order; empty where that is the same. */
  before: string;
  problem?: string | undefined;
}

/** One line of what is or was ordered. */
export function OrderLine({ image, title, href, options, count, total, before, problem }: OrderLineProps) {
  return (
    <li className="vt-order-line">
      <OrderLinePicture image={image} />
      <span className="vt-order-line__text">
        {href === null ? <span>{title}</span> : <a href={href}>{title}</a>}
        {options !== '' && <span className="vt-order-line__facts">{options}</span>}
        <span className="vt-order-line__facts">{count}</span>
        {problem !== undefined && <span className="vt-field__error">{problem}</span>}
      </span>
      <span className="vt-order-line__total">
        {before !== '' && <s>{before}</s>}
        {total}
      </span>
    </li>
  );
}

/** Says nothing: the title stands beside it. */
export function OrderLinePicture({ image }: { image: Image | null }) {
  return (
    <span className="vt-order-line__picture">
      {image && (
        <img
          src={imageUrl(image, { width: 160, height: 160 })}
          alt=""
          width={64}
          height={64}
          loading="lazy"
        />
      )}
    </span>
  );
}

/** The price of the pieces where the line costs less, in the words of `price`; else empty. Major units. */
export function priceBefore(
  { unit, quantity, total }: { unit: number; quantity: number; total: number },
  price: (major: number) => string,
): string {
  const before = toMinor(unit) * quantity;
  return before > toMinor(total) ? price(toMajor(before)) : '';
}
