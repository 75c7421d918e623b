import type { Settings } from '#domain/settings/settings.schema.ts';

/** After how many hours each letter comes, ascending; none where the shop reminds nobody. */
export function reminderHours({ abandonedCarts }: Settings['ecommerce']): number[] {
  const { enabled, first, second, third } = abandonedCarts;
  return enabled ? [first, second, third].filter((hours) => hours > 0).toSorted((a, b) => a - b) : [];
}
