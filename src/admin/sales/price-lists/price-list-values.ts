import { toLocal, toMoment } from '#domain/local-days.ts';
import type { AdminPriceList, PriceListInput } from '#domain/schemas/price-list.schema.ts';

/** What the form of a price list holds. */
export interface PriceListValues extends Record<string, unknown> {
  name: string;
  groups: number[];
  enabled: boolean;
  percent: number | null;
  percentFrom: number | null;
  rounding: PriceListInput['rounding'];
  /** `YYYY-MM-DDTHH:MM` on clocks of the shop's time zone, or empty. */
  startsAt: string;
  endsAt: string;
}

const newValues: PriceListValues = {
  name: '',
  groups: [],
  enabled: true,
  percent: null,
  percentFrom: 1,
  rounding: 'cent',
  startsAt: '',
  endsAt: '',
};

export function toValues(list: AdminPriceList | null, timeZone: string): PriceListValues {
  if (!list) return newValues;
  const { name, groups, enabled, percent, percentFrom, rounding, startsAt, endsAt } = list;
  return {
    name,
    groups,
    enabled,
    percent,
    percentFrom,
    rounding,
    startsAt: toLocal(startsAt, timeZone),
    endsAt: toLocal(endsAt, timeZone),
  };
}

export function toInput(values: PriceListValues, timeZone: string): PriceListInput {
  return {
    ...values,
    percentFrom: values.percentFrom ?? 1,
    startsAt: toMoment(values.startsAt, timeZone),
    endsAt: toMoment(values.endsAt, timeZone),
  };
}
