import type { OrderStateCode } from '#domain/order-states.ts';

import type { Query } from '../../api/api-client.ts';
import { useUrlState } from '../../ui/use-url-state.ts';

/** States that somebody in the shop has to do something about. */
export const openStates: readonly OrderStateCode[] = ['confirmed', 'paid', 'assembling', 'ready_for_pickup'];

const defaults = {
  q: '',
  /** A state, `open` or empty for all. */
  state: '',
  payment: '',
  delivery: '',
  /** Days of the reader's calendar, `YYYY-MM-DD`. */
  from: '',
  to: '',
  user: '',
  sort: 'newest',
  offset: '0',
} as const;

export type OrderFilters = { [Name in keyof typeof defaults]: string };

export const ordersPerPage = 50;

/** The filters of the list, as the address has them and as the API wants them. */
export function useOrderFilters() {
  const [filters, change] = useUrlState(defaults);
  const { q, state, payment, delivery, from, to, user, sort, offset } = filters;
  /** What the export shares with the list. */
  const filterQuery: Query = {
    q,
    states: state === '' ? [] : state === 'open' ? openStates : [state],
    payment,
    delivery,
    user,
    from: startOfDay(from),
    to: startOfDay(to, 1),
  };
  const query: Query = { ...filterQuery, sort, offset, limit: ordersPerPage };
  const isFiltered = [q, payment, delivery, from, to, user].some((value) => value !== '');
  const reset = () => change({ q: '', payment: '', delivery: '', from: '', to: '', user: '' });
  return { filters, change, filterQuery, query, isFiltered, reset };
}

/** The first moment of a day as the reader's clock shows it, or of one some days later; empty for none. */
function startOfDay(day: string, daysLater = 0): string {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return '';
  const moment = new Date(year, month - 1, date + daysLater);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}
