import type { PageMessageKey } from '#locales/message-keys.ts';

export const shippingSpeeds = [
  'day_1',
  'day_2',
  'day_3',
  'day_4',
  'day_5',
  'day_6',
  'week_1',
  'week_2',
  'week_3',
  'month_1',
] as const;
export type ShippingSpeed = (typeof shippingSpeeds)[number];

/** The most days that each takes. */
export const shippingDays: Readonly<Record<ShippingSpeed, number>> = {
  day_1: 1,
  day_2: 2,
  day_3: 3,
  day_4: 4,
  day_5: 5,
  day_6: 6,
  week_1: 7,
  week_2: 14,
  week_3: 21,
  month_1: 31,
};

/** Labels of specification section 9: 1 day; up to 2–6 days, 1–3 weeks, 1 month. */
export const shippingSpeedKeys: Readonly<Record<ShippingSpeed, PageMessageKey>> = {
  day_1: 'shippingSpeed.day1',
  day_2: 'shippingSpeed.day2',
  day_3: 'shippingSpeed.day3',
  day_4: 'shippingSpeed.day4',
  day_5: 'shippingSpeed.day5',
  day_6: 'shippingSpeed.day6',
  week_1: 'shippingSpeed.week1',
  week_2: 'shippingSpeed.week2',
  week_3: 'shippingSpeed.week3',
  month_1: 'shippingSpeed.month1',
};
