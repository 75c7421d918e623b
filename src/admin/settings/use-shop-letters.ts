import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { isEqual } from '#domain/editing/is-equal.ts';
import { shopLettersSchema, type ShopLetters } from '#domain/schemas/shop-letters.schema.ts';

import { api } from '../api/api-client.ts';

const queryKey = ['shop-letters'];

export interface ShopLettersForm {
  /** As it is on the screen; undefined while it is loading. */
  letters: ShopLetters | undefined;
  isChanged: boolean;
  isInvalid: boolean;
  change(letters: ShopLetters): void;
  discard(): void;
  save(): Promise<void>;
}

/** Which letters the shop gets, with what is typed on top. They are not published: saving is enough. */
export function useShopLetters(): ShopLettersForm {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<ShopLetters>('/admin/shop-letters', undefined, signal),
    refetchOnWindowFocus: false,
  });
  const [typed, setTyped] = useState<ShopLetters | null>(null);
  const isChanged = typed !== null && !isEqual(typed, data);
  return {
    letters: typed ?? data,
    isChanged,
    isInvalid: isChanged && !shopLettersSchema.safeParse(typed).success,
    change: setTyped,
    discard: () => setTyped(null),
    async save() {
      if (!isChanged) return;
      client.setQueryData(queryKey, await api.put<ShopLetters>('/admin/shop-letters', typed));
      setTyped((now) => (now === typed ? null : now));
    },
  };
}
