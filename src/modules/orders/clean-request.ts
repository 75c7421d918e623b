import { hasReceiver } from '#domain/checkout-rules.ts';
import { normalizePostalCode } from '#domain/postal-address.ts';
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
    address: cleanAddress(cleanLines(address)),
    receiver: receiver && hasReceiver(receiver) ? cleanLines(receiver) : null,
  };
}

/** Its postal code as the country writes it. */
export function cleanAddress<Address extends { country: string; postalCode: string }>(
  address: Address,
): Address {
  return { ...address, postalCode: normalizePostalCode(cleanLine(address.postalCode), address.country) };
}

function cleanLines<Fields extends Texts>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, cleanLine(value)]),
  ) as Fields;
}
