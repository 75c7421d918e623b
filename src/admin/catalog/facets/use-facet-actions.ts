import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { FacetOrder, AdminFacet } from '#domain/schemas/manage-facets.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { facetsTexts } from './facets.texts.ts';
import type { Renamed } from './rename-dialog.tsx';

type Order = FacetOrder & { path: string };

export interface FacetActions {
  mayEdit: boolean;
  onRename(renamed: Renamed): void;
  /** Path of the call that deletes it. */
  onRemove(path: string): void;
  onOrder(order: Order): void;
  onShow(facet: AdminFacet, inFilter: boolean): void;
}

/** What is done with titles and values at once. It shows before the server has answered, and goes back if that refuses. */
export function useFacetActions(): Omit<FacetActions, 'mayEdit' | 'onRename'> & { refresh(): Promise<void> } {
  const t = useTexts(facetsTexts);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['facets'] });
  const draw = (change: (facets: readonly AdminFacet[]) => AdminFacet[]) =>
    client.setQueryData<AdminFacet[]>(['facets'], (facets) => facets && change(facets));

  const remove = useMutation({
    mutationFn: (path: string) => api.delete(path),
    onSuccess: async () => {
      await refresh();
      notifySuccess(t('removed'));
    },
    onError: notifyFailure,
  });
  const shared = {
    mutationKey: ['facets'],
    // One after the other: each names the order that the one before it has made.
    scope: { id: 'facets' },
    onError: notifyFailure,
    // Not between two: what is shown ahead of the second would be seen to go back.
    onSettled: () => (client.isMutating({ mutationKey: ['facets'] }) === 1 ? refresh() : undefined),
  };
  const order = useMutation({
    ...shared,
    mutationFn: ({ path, ids, before }: Order) => api.post(path, { ids, before }),
  });
  const show = useMutation({
    ...shared,
    mutationFn: ({ facet: { id, version }, inFilter }: { facet: AdminFacet; inFilter: boolean }) =>
      api.put(`/admin/facets/${id}/visibility`, { inFilter, version }),
  });
  return {
    refresh,
    onRemove: remove.mutate,
    onOrder(change) {
      draw((facets) => sortByIds(facets, change));
      order.mutate(change);
    },
    onShow(facet, inFilter) {
      draw((facets) =>
        facets.map((one) => (one.id === facet.id ? { ...one, inFilter, version: one.version + 1 } : one)),
      );
      show.mutate({ facet, inFilter });
    },
  };
}

function sortByIds(facets: readonly AdminFacet[], { path, ids }: Order): AdminFacet[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: { id: number }) => places.get(id) ?? -1;
  if (path === '/admin/facets/order') {
    return facets.toSorted((a, b) => (a.kind === b.kind ? placeOf(a) - placeOf(b) : 0));
  }
  return facets.map((facet) =>
    facet.values.some(({ id }) => places.has(id))
      ? { ...facet, values: facet.values.toSorted((a, b) => placeOf(a) - placeOf(b)) }
      : facet,
  );
}
