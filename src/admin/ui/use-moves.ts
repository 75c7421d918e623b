import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';

import { notifyFailure } from './notify.ts';

/**
 * Moves in a list, each shown at once. They are sent one after the other, as each names the order that the one
 * before it has made; what is stored is read after the last, so that no move is seen to go back. A refusal is told.
 */
export function useMoves<List, Move>(queryKey: QueryKey, send: (move: Move) => Promise<unknown>) {
  const client = useQueryClient();
  const mutationKey = ['moves', ...queryKey];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: JSON.stringify(mutationKey) },
    mutationFn: send,
    onError: notifyFailure,
    onSettled: () => {
      const isLast = client.isMutating({ mutationKey, exact: true }) === 1;
      return isLast ? client.invalidateQueries({ queryKey }) : undefined;
    },
  });
  return function move(shown: List, sent: Move): void {
    client.setQueryData<List>(queryKey, shown);
    mutate(sent);
  };
}
