import type { Random } from '#modules/maintenance/random.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;
export const sampleDays = 56;
const sampleOrderCount = 62;

/** What became of an order. */
export type SampleStory =
  | 'unpaid'
  | 'confirmed'
  | 'paid'
  | 'assembling'
  | 'shipped'
  | 'readyForPickup'
  | 'delivered'
  | 'partlyRefunded'
  | 'returned'
  | 'expired'
  | 'canceledAndRefunded'
  | 'canceledAndOwed';

export interface SamplePlan {
  createdAt: Date;
  story: SampleStory;
}

/** Sunday first: people order at the end of the week. */
const weekdays = [1.25, 0.8, 0.75, 0.9, 1, 1.15, 1.4];
/** From the morning to the late evening. */
const hours = [9, 10, 11, 12, 13, 13, 14, 16, 18, 19, 20, 20, 21, 21, 22] as const;

/** The stories of orders by their age in days, the youngest first; each list is told in turn. */
const chapters: readonly { below: number; stories: readonly [SampleStory, ...SampleStory[]] }[] = [
  { below: 2, stories: ['unpaid', 'confirmed', 'paid', 'paid'] },
  { below: 4, stories: ['assembling', 'paid', 'canceledAndOwed', 'assembling', 'confirmed'] },
  { below: 8, stories: ['shipped', 'readyForPickup', 'shipped', 'expired', 'shipped', 'assembling'] },
  {
    below: 15,
    stories: ['delivered', 'delivered', 'canceledAndRefunded', 'delivered', 'delivered', 'shipped'],
  },
  {
    below: Infinity,
    stories: [
      'delivered',
      'delivered',
      'delivered',
      'partlyRefunded',
      'delivered',
      'expired',
      'delivered',
      'delivered',
      'returned',
      'delivered',
      'delivered',
    ],
  },
];

/** Orders of the days between the bounds, oldest first: more and more of them, most at the end of each week. */
export function planSampleOrders(now: Date, bounds: readonly Date[], random: Random): SamplePlan[] {
  const moments = drawDays(bounds)
    .map((day) => momentOf(day, now, random))
    .toSorted((a, b) => a.getTime() - b.getTime());
  const told = new Map<number, number>();
  return moments
    .toReversed()
    .map((createdAt) => {
      const age = (now.getTime() - createdAt.getTime()) / (24 * hourMs);
      const chapter = chapters.findIndex(({ below }) => age < below);
      const turn = told.get(chapter) ?? 0;
      told.set(chapter, turn + 1);
      const stories = chapters[chapter]?.stories ?? ['delivered'];
      return { createdAt, story: stories[turn % stories.length] ?? 'delivered' };
    })
    .toReversed();
}

/** How much of a shop there is on a day: from 1 to 2 over the weeks, times the weekday. */
export function weightOf(day: Date, index: number): number {
  // The day begins at local midnight: twelve hours on it is that day in UTC too, or close by.
  const weekday = new Date(day.getTime() + 12 * hourMs).getUTCDay();
  return (1 + index / sampleDays) * (weekdays[weekday] ?? 1);
}

/** The day of each order: as many on a day as its weight asks for, to the nearest. */
function drawDays(bounds: readonly Date[]): Date[] {
  const days = bounds.slice(0, sampleDays);
  const weights = days.map(weightOf);
  const step = weights.reduce((sum, weight) => sum + weight, 0) / sampleOrderCount;
  const drawn: Date[] = [];
  let reached = step / 2;
  for (const [index, day] of days.entries()) {
    reached += weights[index] ?? 0;
    for (; reached >= step; reached -= step) drawn.push(day);
  }
  return drawn;
}

/** Some time of the day; what would still be to come is some hours ago. */
function momentOf(day: Date, now: Date, random: Random): Date {
  const moment = day.getTime() + random.pick(hours) * hourMs + random.below(3600) * 1000;
  const latest = now.getTime() - (20 + random.below(240)) * minuteMs;
  return new Date(Math.min(moment, latest));
}
