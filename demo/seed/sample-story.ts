import type { OrderStateCode } from '#domain/order-states.ts';
import type { Random } from '#modules/maintenance/random.ts';

import type { SamplePlan, SampleStory } from './plan-sample-orders.ts';

const hourMs = 3_600_000;

interface SampleEvent {
  kind: 'state' | 'payment' | 'cash' | 'tracking';
  details: { from?: string; to: string; reason?: string };
  at: Date;
}

/** An order's life up to now. */
export interface SampleLife {
  status: OrderStateCode;
  isCash: boolean;
  isPickup: boolean;
  paidAt: Date | null;
  cashReceivedAt: Date | null;
  /** The goods will not be, or were not, kept. */
  overAt: Date | null;
  cancelReason: 'expired' | 'customer' | null;
  refund: { at: Date; isWhole: boolean } | null;
  tracking: string;
  events: SampleEvent[];
  /** Of the last thing that happened. */
  updatedAt: Date;
}

/** States after the first one, with the hours that each takes at least; it may take half as long again. */
const ways: Record<SampleStory, readonly (readonly [state: OrderStateCode, hours: number])[]> = {
  unpaid: [],
  confirmed: [],
  paid: [],
  assembling: [['assembling', 8]],
  shipped: [
    ['assembling', 8],
    ['shipped', 18],
  ],
  readyForPickup: [
    ['assembling', 8],
    ['ready_for_pickup', 18],
  ],
  delivered: [
    ['assembling', 8],
    ['shipped', 18],
    ['delivered', 60],
  ],
  partlyRefunded: [
    ['assembling', 8],
    ['shipped', 18],
    ['delivered', 60],
  ],
  returned: [
    ['assembling', 8],
    ['shipped', 18],
    ['delivered', 60],
    ['returned', 90],
  ],
  expired: [['canceled', 0.5]],
  canceledAndRefunded: [['canceled', 5]],
  canceledAndOwed: [['canceled', 5]],
};

const paidByCard = new Set<SampleStory>([
  'unpaid',
  'paid',
  'expired',
  'returned',
  'canceledAndRefunded',
  'canceledAndOwed',
]);
const unpaid = new Set<SampleStory>(['unpaid', 'expired']);

/** Tells an order's story: what happened when, none of it after now. `days` are the first moments of days. */
export function tellStory(
  { createdAt, story }: SamplePlan,
  { number, now, days, random }: { number: string; now: Date; days: readonly Date[]; random: Random },
): SampleLife {
  const isCash = story === 'confirmed' || (!paidByCard.has(story) && random.chance(0.35));
  const isPickup = story === 'readyForPickup' || (story !== 'shipped' && random.chance(0.3));
  const life: SampleLife = {
    status: isCash ? 'confirmed' : 'new',
    isCash,
    isPickup,
    paidAt: null,
    cashReceivedAt: null,
    overAt: null,
    cancelReason: null,
    refund: null,
    tracking: '',
    events: [],
    updatedAt: createdAt,
  };
  const pass = (hours: number): Date => {
    const wanted = life.updatedAt.getTime() + hours * (1 + random.below(50) / 100) * hourMs;
    life.updatedAt = new Date(Math.min(wanted, now.getTime()));
    return life.updatedAt;
  };
  const work = (hours: number): Date => {
    const moment = atWork(pass(hours), days).getTime();
    life.updatedAt = new Date(Math.min(moment, now.getTime()));
    return life.updatedAt;
  };
  const move = (to: OrderStateCode, at: Date, reason?: string) => {
    life.events.push({ kind: 'state', details: { from: life.status, to, ...(reason && { reason }) }, at });
    life.status = to;
  };
  if (!isCash && !unpaid.has(story)) {
    life.paidAt = pass(0.08);
    life.events.push({ kind: 'payment', details: { from: 'new', to: 'completed' }, at: life.paidAt });
    move('paid', life.paidAt);
  }
  for (const [planned, hours] of ways[story]) {
    const at = story === 'expired' ? pass(hours) : work(hours);
    const state = planned === 'shipped' && isPickup ? 'ready_for_pickup' : planned;
    if (state === 'shipped') {
      life.tracking = `SAMPLE-${number}`;
      life.events.push({ kind: 'tracking', details: { to: life.tracking }, at });
    }
    if (state === 'canceled') life.cancelReason = story === 'expired' ? 'expired' : 'customer';
    move(state, at, life.cancelReason ?? undefined);
    if (state === 'canceled' || state === 'returned') life.overAt = at;
    if (state === 'delivered' && isCash) {
      life.cashReceivedAt = at;
      life.events.push({ kind: 'cash', details: { to: 'received' }, at });
    }
  }
  if (story === 'partlyRefunded') life.refund = { at: work(40), isWhole: false };
  if (story === 'returned' || story === 'canceledAndRefunded') life.refund = { at: work(3), isWhole: true };
  return life;
}

/** The moment, or when the shop opens next: nobody packs or delivers at night. */
function atWork(moment: Date, days: readonly Date[]): Date {
  const index = days.findLastIndex((day) => day <= moment);
  const today = days[index];
  const tomorrow = days[index + 1];
  if (!today || !tomorrow) return moment;
  const hour = (moment.getTime() - today.getTime()) / hourMs;
  // The minutes stay as they are, so that not everything happens as the door opens.
  const opening = (9 + (hour % 1)) * hourMs;
  if (hour < 9) return new Date(today.getTime() + opening);
  return hour >= 20 ? new Date(tomorrow.getTime() + opening) : moment;
}
