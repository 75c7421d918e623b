import type { PageDocument } from '#domain/editing/documents.schema.ts';
import type { SectionPreview, SectionPreviews } from '#domain/schemas/section-preview.schema.ts';
import type { Theme } from '#domain/themes/theme.schema.ts';

import { api } from '../../../api/api-client.ts';

export type PresetOf = (type: string, name: string) => Pick<SectionPreview, 'options' | 'items'> | null;

/**
 * Presets of the sections that a theme's home page has and the shop's does not, filled for this shop. `page`
 * null: of all of its sections, when it is not known yet what will be there.
 */
export async function loadPresets({ home }: Theme, page: PageDocument | null): Promise<PresetOf> {
  const present = new Set(Object.values(page?.sections ?? {}).map(({ type }) => type));
  const missing = home.filter(({ takes, from }) => from !== null && !takes.some((type) => present.has(type)));
  const types = [...new Set(missing.map(({ type }) => type))];
  const answers = await Promise.all(
    types.map((type) => api.get<SectionPreviews>('/admin/section-previews', { of: 'presets', type })),
  );
  const presets = answers.flatMap(({ previews }) => previews);
  return (type, name) => presets.find((preset) => preset.type === type && preset.name === name) ?? null;
}
