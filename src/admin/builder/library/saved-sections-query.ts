import { queryOptions } from '@tanstack/react-query';

import type { SavedSection } from '#domain/schemas/saved-section.schema.ts';

import { api } from '../../api/api-client.ts';

export const savedSectionsKey = ['saved-sections'] as const;

/** Sections that the team has saved, drawn by the server; asked for anew whenever the library is opened. */
export const savedSectionsQuery = queryOptions({
  queryKey: savedSectionsKey,
  queryFn: ({ signal }) => api.get<SavedSection[]>('/admin/saved-sections', undefined, signal),
});
