/** Where an order came from: the shop's own checkout, the staff for somebody who called or wrote, or their counter. */
export type OrderChannel = 'shop' | 'staff' | 'counter';
