import type { TrackedDetail, TrackedItem } from '../client/track.ts';

/** What the five services call what happened, and what they are told; null: that one has no word for it. */
export interface TrackedMessages {
  ga: { event: string; params: Record<string, unknown> };
  meta: { event: string; isCustom: boolean; params: Record<string, unknown> } | null;
  metrika: { ecommerce: Record<string, unknown> } | { goal: string } | null;
  snap: { event: string; params: Record<string, unknown> } | null;
}

const metaEvents: Partial<Record<TrackedDetail['name'], string>> = {
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
  add_payment_info: 'AddPaymentInfo',
  purchase: 'Purchase',
  search: 'Search',
  generate_lead: 'Lead',
};
const snapEvents: Partial<Record<TrackedDetail['name'], string>> = {
  view_item: 'VIEW_CONTENT',
  add_to_cart: 'ADD_CART',
  begin_checkout: 'START_CHECKOUT',
  add_payment_info: 'ADD_BILLING',
  purchase: 'PURCHASE',
  search: 'SEARCH',
  generate_lead: 'CUSTOM_EVENT_1',
};
/** Metrika's ecommerce actions; other events are goals of the same name. */
const metrikaActions: Partial<Record<TrackedDetail['name'], string>> = {
  view_item: 'detail',
  add_to_cart: 'add',
  remove_from_cart: 'remove',
  purchase: 'purchase',
};
const metrikaGoals = new Set<TrackedDetail['name']>(['begin_checkout', 'add_payment_info', 'generate_lead']);

/** One happening in the words of every service (requirements 656-668). */
export function toMessages(detail: TrackedDetail, currency: string): TrackedMessages {
  const { name, items = [], value, searchTerm, paymentType, transactionId, shipping } = detail;
  const hasGoods = items.length > 0;
  const ids = items.map(({ id }) => id);
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const money = value === undefined ? {} : { value, currency };
  const metaEvent = metaEvents[name] ?? (name === 'remove_from_cart' ? 'RemoveFromCart' : undefined);
  const snapEvent = snapEvents[name];
  return {
    ga: {
      event: name,
      params: {
        ...money,
        ...(hasGoods && { items: items.map(toGoogleItem) }),
        ...(name === 'add_shipping_info' && { shipping_tier: 'Ground' }),
        ...(paymentType !== undefined && { payment_type: paymentType }),
        ...(searchTerm !== undefined && { search_term: searchTerm }),
        ...(transactionId !== undefined && {
          transaction_id: transactionId,
          tax: 0,
          shipping: shipping ?? 0,
        }),
      },
    },
    meta:
      metaEvent === undefined
        ? null
        : {
            event: metaEvent,
            isCustom: name === 'remove_from_cart',
            params: {
              ...money,
              ...(hasGoods && { content_ids: ids, content_type: 'product', num_items: count }),
              ...(searchTerm !== undefined && { search_string: searchTerm }),
            },
          },
    metrika: toMetrika(detail, currency),
    snap:
      snapEvent === undefined
        ? null
        : {
            event: snapEvent,
            params: {
              ...(value !== undefined && { price: value, currency }),
              ...(hasGoods && { item_ids: ids, number_items: count }),
              ...(searchTerm !== undefined && { search_string: searchTerm }),
              ...(transactionId !== undefined && { transaction_id: transactionId }),
            },
          },
  };
}

function toMetrika(detail: TrackedDetail, currency: string): TrackedMessages['metrika'] {
  const { name, items = [], value, transactionId } = detail;
  const action = metrikaActions[name];
  if (action === undefined) return metrikaGoals.has(name) ? { goal: name } : null;
  const field =
    transactionId === undefined ? {} : { actionField: { id: transactionId, revenue: value ?? 0 } };
  return {
    ecommerce: {
      currencyCode: currency,
      [action]: {
        ...field,
        products: items.map(({ id, name: title, price, quantity, variant }) => ({
          id,
          name: title,
          price,
          quantity,
          variant,
        })),
      },
    },
  };
}

function toGoogleItem({ id, name, variant, price, quantity, discount }: TrackedItem) {
  return { item_id: id, item_name: name, item_variant: variant, price, quantity, discount };
}
