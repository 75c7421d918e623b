/** Texts that `vt-delivery` fills in the browser. */
export const deliveryMessages = [
  'delivery.toPlace',
  'delivery.toPlaceFree',
  'delivery.freeFrom',
  'delivery.notAlone',
  'delivery.failed',
] as const;
export type DeliveryMessage = (typeof deliveryMessages)[number];
