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
  layer: number | null;
  covers: PriceListInput['covers'];
  catalogs: number[];
  products: number[];
  skipsReduced: boolean;
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
  layer: null,
  covers: 'all',
  catalogs: [],
  products: [],
  skipsReduced: false,
  startsAt: '',
  endsAt: '',
};

export function toValues(
  list: AdminPriceList | null,
  { layer, timeZone }: { layer: number | null; timeZone: string },
): PriceListValues {
  if (!list) return { ...newValues, layer };
  const { name, groups, enabled, percent, percentFrom, rounding, startsAt, endsAt } = list;
  const { covers, catalogs, products, skipsReduced } = list;
  return {
    name,
    groups,
    enabled,
    percent,
    percentFrom,
    rounding,
    layer: list.layer,
    covers,
    catalogs,
    products,
    skipsReduced,
    startsAt: toLocal(startsAt, timeZone),
    endsAt: toLocal(endsAt, timeZone),
  };
}

/** The screen from which the lists of a layer, or those of groups, are opened. */
export function pathOfLists(layer: number | null): string {
  return layer === null ? '/price-lists' : `/campaigns/${layer}/prices`;
}

export function toInput(values: PriceListValues, timeZone: string): PriceListInput {
  return {
    ...values,
    percentFrom: values.percentFrom ?? 1,
    startsAt: toMoment(values.startsAt, timeZone),
    endsAt: toMoment(values.endsAt, timeZone),
  };
}
