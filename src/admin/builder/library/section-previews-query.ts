import { queryOptions } from '@tanstack/react-query';

import type { SectionPreviews } from '#domain/schemas/section-preview.schema.ts';
import type { Language } from '#locales/languages.ts';

import { api } from '../../api/api-client.ts';

/**
 * Sections drawn by the server with the shop's own theme and data; a minute old at most. Without a `type` of all
 * types, without a `language` in the shop's own.
 */
export const sectionPreviewsQuery = (of: 'presets' | 'examples', type?: string, language?: Language) =>
  queryOptions({
    queryKey: ['section-previews', of, type ?? '', language ?? ''],
    queryFn: ({ signal }) =>
      api.get<SectionPreviews>('/admin/section-previews', { of, type, language }, signal),
    staleTime: 60_000,
  });
