import type { RouteContract } from './define-route.ts';

/** Every status below 500 that a call may answer by its contract, ascending; an address of over 4096 bytes is 414. */
export function contractStatuses(contract: RouteContract): number[] {
  const { access = 'anyone', cache, method, params, body, upload, ignoresToken = false } = contract;
  const isGuarded = access !== 'anyone';
  const readsToken = cache === 'private' && !ignoresToken;
  const statuses = [
    contract.status ?? 200,
    ...(cache === 'public' && method === 'GET' ? [304] : []),
    400,
    // Keys are counted, and so are wrong ones.
    ...(readsToken ? [401, 429] : []),
    ...(isGuarded ? [403] : []),
    ...(params ? [404] : []),
    ...(body || upload ? [413, 415] : []),
    ...(body ? [422] : []),
    ...(contract.failures ?? []),
  ];
  return [...new Set(statuses)].sort((a, b) => a - b);
}
