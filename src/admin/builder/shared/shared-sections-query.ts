import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';

import type {
  SharedSection,
  SharedSectionPicture,
  SharedSectionUses,
} from '#domain/schemas/shared-section.schema.ts';

import { api } from '../../api/api-client.ts';

export const sharedSectionsKey = ['shared-sections'] as const;

/** All that are not deleted, by title, with the number of their pages. */
export const sharedSectionsQuery = queryOptions({
  queryKey: [...sharedSectionsKey, 'list'],
  queryFn: ({ signal }) => api.get<SharedSection[]>('/admin/shared-sections', undefined, signal),
  staleTime: 10_000,
});

/** The beginning of each, drawn by the server; asked for anew whenever the library is opened. */
export const sharedPicturesQuery = queryOptions({
  queryKey: [...sharedSectionsKey, 'pictures'],
  queryFn: ({ signal }) =>
    api.get<SharedSectionPicture[]>('/admin/shared-sections/pictures', undefined, signal),
});

/** One with the pages in which it stands, deleted or not; asked for anew with each state of the page that is edited. */
export function sharedUsesQuery(id: number, revision = 0) {
  return queryOptions({
    queryKey: [...sharedSectionsKey, 'uses', id, revision],
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: ({ signal }) => api.get<SharedSectionUses>(`/admin/shared-sections/${id}`, undefined, signal),
  });
}

/** What the team calls the shared section with this id; empty until it is known, and for one that is deleted. */
export function useSharedTitle(id: number | null): string {
  const { data } = useQuery({ ...sharedSectionsQuery, enabled: id !== null });
  return data?.find((one) => one.id === id)?.title ?? '';
}
