import { itemId } from '#domain/item-id.ts';
import { imageUrl, pictureForOthers } from '#domain/image-url.ts';
import { toMinor } from '#domain/money.ts';
import { cartLinkPath } from '#domain/cart-link.ts';
import { chargedTaxes } from '#domain/order-sums.ts';
import { quoteRequestSchema, type Quote } from '#domain/schemas/order.schema.ts';
import type { Variation } from '#domain/schemas/product.schema.ts';
import type { AgentCart, AgentCartLine } from '#modules/agent-carts/agent-carts.ts';
import type { ShopServices } from '#modules/modules.ts';

import { findByKey, type CatalogServices } from './find-products.ts';
import { hasPrice } from './ucp-product.ts';
import type { BuyerContext, WantedCart } from './ucp-schemas.ts';
import { envelope, type UcpMessage } from './ucp-words.ts';

const capability = 'dev.ucp.shopping.cart';

export interface ReadLines {
  lines: AgentCartLine[];
  /** What is wrong with those that were left out. */
  messages: UcpMessage[];
}

/** Lines of what can be bought; one variation has one line. A product's key stands for its only variation. */
export async function readLines(services: CatalogServices, wanted: WantedCart): Promise<ReadLines> {
  const quantities = new Map<number, number>();
  const messages: UcpMessage[] = [];
  for (const [index, { item, quantity }] of wanted.line_items.entries()) {
    const chosen = chooseVariation(await findByKey(services, item.id), item.id);
    if ('code' in chosen)
      messages.push({
        type: 'error',
        ...chosen,
        severity: 'recoverable',
        path: `$.line_items[${index}]`,
      });
    else quantities.set(chosen.id, (quantities.get(chosen.id) ?? 0) + quantity);
  }
  return {
    lines: [...quantities].map(([variationId, quantity]) => ({ variationId, quantity })),
    messages,
  };
}

/** The variation that a key means, or why it cannot be bought. */
function chooseVariation(
  found: Awaited<ReturnType<typeof findByKey>>,
  key: string,
): Variation | { code: string; content: string } {
  const notFound = { code: 'not_found', content: `There is no item ${key}.` };
  if (!found) return notFound;
  const { product, variationId } = found;
  const sold = product.variations.filter(hasPrice);
  if (sold.length === 0)
    return { code: 'invalid', content: `${product.title} has no price: it is sold on request.` };
  if (variationId === null && sold.length > 1) {
    const content = `${product.title} comes in ${sold.length} variants: give the id of one.`;
    return { code: 'invalid', content };
  }
  const variation = variationId === null ? sold[0] : sold.find(({ id }) => id === variationId);
  if (!variation) return notFound;
  return variation.stock === 0
    ? { code: 'out_of_stock', content: `${product.title} is out of stock.` }
    : variation;
}

interface QuotedBy {
  orders: Pick<ShopServices['orders'], 'quote'>;
  client: string;
}

/** What the lines cost now, delivered to the country that is said; money is that of the checkout. */
export function quoteLines(
  { orders, client }: QuotedBy,
  lines: readonly AgentCartLine[],
  context: BuyerContext,
): Promise<Quote> {
  const request = quoteRequestSchema.parse({
    items: lines,
    codes: [],
    ...(context?.address_country && {
      deliveryType: 'delivery',
      address: {
        country: context.address_country.toUpperCase(),
        region: context.address_region ?? '',
        postalCode: context.postal_code ?? '',
      },
    }),
  });
  return orders.quote(request, { userId: null, clientKey: client });
}

/**
 * A cart as UCP has it. Amounts are minor units, and all but the total sum to it: discounts are negative, taxes are
 * within the prices, or an amount of their own where they are added. `continue_url` puts the lines into the cart of whoever opens it.
 */
export function composeUcpCart(
  { id, lines, expiresAt }: AgentCart,
  quote: Quote,
  { origin, messages }: { origin: string; messages: readonly UcpMessage[] },
) {
  const lineItems = quote.lines.map((line) => {
    const subtotal = toMinor(line.price) * line.quantity;
    const total = toMinor(line.lineTotal);
    return {
      id: itemId(line.variationId),
      item: {
        id: itemId(line.variationId),
        title: [line.title, line.options].filter(Boolean).join(', '),
        price: toMinor(line.price),
        ...(line.image && {
          image_url: origin + imageUrl(line.image, pictureForOthers),
        }),
      },
      quantity: line.quantity,
      totals: [
        { type: 'subtotal', amount: subtotal },
        ...(total < subtotal ? [{ type: 'items_discount', amount: total - subtotal }] : []),
        { type: 'total', amount: total },
      ],
    };
  });
  return {
    ucp: envelope(capability),
    id,
    line_items: lineItems,
    currency: quote.currency,
    totals: totalsOf(quote),
    messages: [...messages, ...shortagesOf(quote)],
    continue_url: origin + cartLinkPath(lines),
    expires_at: expiresAt.toISOString(),
  };
}

function totalsOf(quote: Quote): { type: string; amount: number }[] {
  const goods = quote.lines.reduce((sum, { price, quantity }) => sum + toMinor(price) * quantity, 0);
  const toPay = quote.lines.reduce((sum, { lineTotal }) => sum + toMinor(lineTotal), 0);
  const delivery = quote.delivery === null ? 0 : toMinor(quote.delivery) + toMinor(quote.deliveryDiscount);
  const taxAdded = chargedTaxes(quote.taxes).added.reduce((sum, { amount }) => sum + toMinor(amount), 0);
  const entries = [
    { type: 'subtotal', amount: goods },
    { type: 'items_discount', amount: toPay - goods },
    ...(quote.needsDelivery && quote.delivery !== null ? [{ type: 'fulfillment', amount: delivery }] : []),
    { type: 'discount', amount: -toMinor(quote.deliveryDiscount) },
    { type: 'tax', amount: taxAdded },
  ].filter(({ type, amount }) => amount !== 0 || type === 'subtotal' || type === 'fulfillment');
  return [...entries, { type: 'total', amount: toMinor(quote.total) }];
}

/** What has changed since the lines were put in, and what stands against an order of them. */
function shortagesOf({ missing, problems }: Quote): UcpMessage[] {
  return [
    ...missing.map((id) => ({
      type: 'warning' as const,
      code: 'not_found',
      content: `The item ${itemId(id)} is no longer sold.`,
    })),
    ...problems.map(({ message, code }) => ({
      type: 'warning' as const,
      code: code === 'stock' ? 'insufficient_stock' : 'delivery',
      content: message,
    })),
  ];
}
