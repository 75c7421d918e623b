import { toMinor } from '#domain/money.ts';

import type { ShipmentReport } from '../carrier.ts';
import { lastStatus, wordsOf, type CdekOrder } from './cdek-answers.ts';

/**
 * Statuses as ours; what is not named is on its way. `ACCEPTED` is an order that CDEK is still judging, `INVALID` one
 * that it has refused (https://api-docs.cdek.ru/33828849.html; docs/carriers.md).
 */
const states: Readonly<Record<string, ShipmentReport['state']>> = {
  ACCEPTED: 'requested',
  CREATED: 'created',
  INVALID: 'refused',
  REMOVED: 'canceled',
  ACCEPTED_AT_PICK_UP_POINT: 'ready',
  ACCEPTED_AT_WAREHOUSE_ON_DEMAND: 'ready',
  POSTOMAT_POSTED: 'ready',
  DELIVERED: 'delivered',
  POSTOMAT_RECEIVED: 'delivered',
  NOT_DELIVERED: 'returned',
};

export function reportOf({ entity, requests }: CdekOrder): ShipmentReport {
  const status = lastStatus(entity.statuses);
  const created = requests.find(({ type }) => type === 'CREATE');
  const deleted = requests.filter(({ type }) => type === 'DELETE');
  const state = (() => {
    if (deleted.some((request) => request.state === 'SUCCESSFUL')) return 'canceled';
    if (created?.state === 'INVALID') return 'refused';
    if (!status) return 'requested';
    return Object.hasOwn(states, status.code) ? (states[status.code] ?? 'moving') : 'moving';
  })();
  const cancel = (() => {
    if (deleted.length === 0) return 'none';
    return deleted.every((request) => request.state === 'INVALID') ? 'refused' : 'pending';
  })();
  const problem = (() => {
    if (state === 'refused')
      return wordsOf(created?.errors) || wordsOf(requests.flatMap((request) => request.errors ?? []));
    return cancel === 'refused' ? wordsOf(deleted.flatMap((request) => request.errors ?? [])) : '';
  })();
  const charged = entity.delivery_detail?.total_sum;
  return {
    providerId: entity.uuid,
    state,
    carrierStatus: status?.name || status?.code || '',
    trackingNumber: entity.cdek_number ?? '',
    problem,
    cancel,
    charged: charged === null || charged === undefined || charged === 0 ? null : toMinor(charged),
  };
}
