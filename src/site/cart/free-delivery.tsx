import type { Translator } from '#domain/i18n/translate.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';

interface FreeDeliveryProps {
  free: Quote['freeDelivery'];
  t: Translator;
  price(major: number): string;
}

/** How much more brings the order for nothing, by the server's count; nothing where that is never. */
export function FreeDelivery({ free, t, price }: FreeDeliveryProps) {
  if (!free) return null;
  const { from, left, zone } = free;
  const part = Math.min(1, Math.max(0, (from - left) / from));
  return (
    <div className="vt-free" data-reached={left === 0 || undefined}>
      <p>{describeFreeDelivery(free, { t, price })}</p>
      <span className="vt-free__bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.round(part * 100)}%` }} />
      </span>
      {zone !== null && <p className="vt-free__zone">{zone}</p>}
    </div>
  );
}

function describeFreeDelivery(
  { left, zone }: NonNullable<FreeDeliveryProps['free']>,
  { t, price }: Pick<FreeDeliveryProps, 't' | 'price'>,
): string {
  if (left > 0) return t('cart.freeDeliveryLeft', { amount: price(left) });
  return t(zone === null ? 'cart.freeDelivery' : 'cart.freeDeliveryIn');
}
