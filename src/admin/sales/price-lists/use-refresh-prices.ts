import { useQueryClient } from '@tanstack/react-query';

import { priceListsKey } from './use-price-lists.ts';

/** Asks anew for the prices of a list, and for how many there are in the lists. */
export function useRefreshPrices(listId: number): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ['price-list-prices', listId] });
    await client.invalidateQueries({ queryKey: priceListsKey });
  };
}
