import type { Order } from '#domain/schemas/order.schema.ts';

/** The state's own colour marks it; the word says it. */
export function OrderStatus({ order: { status } }: { order: Pick<Order, 'status'> }) {
  return (
    <span className="vt-status">
      <span className="vt-status__dot" style={{ background: status.color }} aria-hidden="true" />
      {status.title}
    </span>
  );
}
