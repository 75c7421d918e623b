import type { RefundRequest } from '#modules/payment-methods/payment-provider.ts';

/** A refund as the shop asks a provider for it, of one line that is all of it. */
export function refundRequest(
  fields: Pick<RefundRequest, 'providerId' | 'amount' | 'currency'> & Partial<RefundRequest>,
): RefundRequest {
  const customer = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '+79123456789' };
  return {
    key: 'a',
    isWhole: false,
    isHandedOver: false,
    order: { number: '1001', customer },
    lines: [
      { title: 'Cup', sku: 'CUP', quantity: 1, amount: fields.amount, vatCode: null, paymentMode: null },
    ],
    deliveryAmount: 0,
    ...fields,
  };
}
