import { hasReceiver } from '#domain/checkout-rules.ts';
import type { OrderRequest } from '#domain/schemas/order.schema.ts';
import { cleanLine, cleanText } from '#domain/text.ts';

type Texts = Record<string, string>;

/** A request as it is compared and stored: texts cleaned, nobody as receiver left out. */
export function cleanRequest(request: OrderRequest): OrderRequest {
  const { address, receiver, comment } = request;
  const { firstName, lastName, phone, email, locationCode, paymentMethod } = request;
  return {
    ...request,
    ...cleanLines({ firstName, lastName, phone, email, locationCode, paymentMethod }),
    comment: cleanText(comment),
    address: cleanLines(address),
    receiver: receiver && hasReceiver(receiver) ? cleanLines(receiver) : null,
  };
}

function cleanLines<Fields extends Texts>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, cleanLine(value)]),
  ) as Fields;
}
