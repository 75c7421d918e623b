import type { Random } from '#modules/maintenance/random.ts';

import { sampleDays, weightOf, type SamplePlan } from './plan-sample-orders.ts';
import type { SeedContext } from './seed-context.ts';

const hourMs = 3_600_000;

/** So many people came, looked at the cart and the checkout, that the orders are a usual part of them. */
export async function seedSampleVisits(
  { trx, now }: SeedContext,
  plans: readonly SamplePlan[],
  { days, random }: { days: readonly Date[]; random: Random },
): Promise<void> {
  const rows = days.slice(0, sampleDays).flatMap((day, index) => {
    const hour = hourOf(new Date(day.getTime() + 15 * hourMs));
    // What the shop counts itself begins with the hour of the start.
    if (hour >= hourOf(now)) return [];
    const next = days[index + 1] ?? now;
    const ordered = plans.filter(({ createdAt }) => createdAt >= day && createdAt < next).length;
    const arrival = Math.round(28 * weightOf(day, index)) + random.below(14) + ordered * 6;
    const cart = Math.round(arrival * 0.12) + ordered;
    const checkout = Math.round(cart * 0.3) + ordered;
    return Object.entries({ arrival, cart, checkout }).map(([name, count]) => ({
      hour,
      name,
      count,
      is_sample: true,
    }));
  });
  await trx
    .insertInto('visit_counts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function hourOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / hourMs) * hourMs);
}
