import { useQuery } from '@tanstack/react-query';

import type { SectionPreviews } from '#domain/schemas/section-preview.schema.ts';

import { api } from '../../api/api-client.ts';

interface Options {
  isActive?: boolean;
  /** Instead of the shop's own. */
  language?: string;
}

/** Sections drawn by the server with the shop's own theme and data; a minute old at most. */
export function useSectionPreviews(
  of: 'presets' | 'examples',
  type?: string,
  { isActive = true, language }: Options = {},
) {
  return useQuery({
    queryKey: ['section-previews', of, type ?? '', language ?? ''],
    queryFn: ({ signal }) =>
      api.get<SectionPreviews>('/admin/section-previews', { of, type, language }, signal),
    staleTime: 60_000,
    enabled: isActive,
  });
}
