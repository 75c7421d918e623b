import type { NewAddress } from '#domain/schemas/layer.schema.ts';

import { api } from '../api/api-client.ts';

/** Addresses outside of the shop that a layer newly leads to, each once. */
export async function readNewAddresses(layerId: number, signal?: AbortSignal): Promise<string[]> {
  const found = await api.get<NewAddress[]>(`/admin/layers/${layerId}/new-addresses`, undefined, signal);
  return [...new Set(found.map(({ address }) => address))];
}
