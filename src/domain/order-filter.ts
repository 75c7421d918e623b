/** What an order's payment may be asked for: in the words of who runs the shop. */
export const paymentFilters = ['paid', 'unpaid', 'cashDue', 'refundDue'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

export const orderSorts = ['newest', 'oldest', 'largest', 'smallest'] as const;
export type OrderSort = (typeof orderSorts)[number];
