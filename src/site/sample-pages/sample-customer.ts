import { toMajor, toMinor } from '#domain/money.ts';
import { orderStateCodes, orderStates, type OrderStateCode } from '#domain/order-states.ts';
import { sampleWords } from '#sections/samples/sample-words.ts';

import type { SampleCustomer } from '../account/account-app.tsx';
import type { ListedOrder } from '../account/orders-screen.tsx';
import type { PageRequest } from '../pages/page-request.ts';
import type { SampleGoods } from './sample-goods.ts';

type Shop = Pick<PageRequest, 'settings' | 't'>;

/** Somebody who has bought twice; with `isNew` somebody who has not bought yet. */
export function sampleCustomer({ chosen }: SampleGoods, shop: Shop, isNew: boolean): SampleCustomer {
  const [firstName = '', ...lastName] = sampleWords(shop.settings.language).author.split(' ');
  return {
    // A name that is kept for examples (RFC 2606).
    email: 'customer@example.com',
    profile: { firstName, lastName: lastName.join(' ') },
    orders: isNew
      ? []
      : [
          orderOf(
            chosen,
            { number: '1042', status: 'assembling', createdAt: '2026-03-12T10:00:00.000Z' },
            shop,
          ),
          orderOf(
            chosen.slice(0, 1),
            { number: '1007', status: 'delivered', createdAt: '2026-01-15T10:00:00.000Z' },
            shop,
          ),
        ],
  };
}

function orderOf(
  goods: SampleGoods['chosen'],
  { number, status, createdAt }: { number: string; status: OrderStateCode; createdAt: string },
  { settings, t }: Shop,
): ListedOrder {
  const items = goods.map(({ product, variation, quantity }) => {
    const price = variation.discountPrice ?? variation.fullPrice;
    return {
      product: { ...product, variations: [variation] },
      variation,
      quantity,
      price: variation.fullPrice,
      sumDiscountPrice: toMajor(toMinor(price) * quantity),
    };
  });
  const { title, color } = orderStates[status];
  return {
    id: number,
    number,
    createdAt,
    items,
    status: { id: orderStateCodes.indexOf(status) + 1, code: status, title: t(title), color },
    total: toMajor(items.reduce((sum, { sumDiscountPrice }) => sum + toMinor(sumDiscountPrice), 0)),
    currency: settings.ecommerce.currency,
  };
}
