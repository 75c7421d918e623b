import type { Order } from '#domain/schemas/order.schema.ts';

/**
 * An order for whoever carries its token: a link in a mail is passed on, so that street and postal code are
 * told by their first letter, as is who gets a gift card, and the comment, which may hold a phone or the code of a door, not at all. The
 * answer that placed the order, and the signed-in owner, have it whole; email and phone no buyer is told. A pickup
 * point of a carrier is nobody's home: whoever fetches the order has to find it.
 */
export function maskOrder(order: Order): Order {
  const { address, ...delivery } = order.deliveryInformation;
  return {
    ...order,
    comment: '',
    giftCard: order.giftCard && {
      ...order.giftCard,
      email: mask(order.giftCard.email),
      name: mask(order.giftCard.name),
      message: '',
    },
    deliveryInformation: {
      ...delivery,
      ...(address && delivery.point && { address }),
      ...(address &&
        !delivery.point && {
          address: { ...address, street: mask(address.street), postalCode: mask(address.postalCode) },
        }),
    },
  };
}

function mask(text: string): string {
  const [first] = text.trim();
  return first === undefined ? '' : `${first}•••`;
}
