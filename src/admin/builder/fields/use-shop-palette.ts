import { useQuery } from '@tanstack/react-query';

import type { Settings } from '#domain/settings/settings.schema.ts';
import { stylesSettingsSchema, type StylesSettings } from '#domain/settings/styles.schema.ts';

import { api } from '../../api/api-client.ts';
import { useDocument } from '../store/use-builder.ts';

export type Palette = StylesSettings['palette'];

const ofNewShop = stylesSettingsSchema.parse({}).palette;

/** The shop's colours: those being edited when the theme is open, else the published ones. */
export function useShopPalette(): Palette {
  const styles = useDocument('settings')?.groups['styles'];
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: () => api.get<Settings>('/config'),
    staleTime: 60_000,
    enabled: styles === undefined,
  });
  const parsed = styles === undefined ? null : stylesSettingsSchema.safeParse(styles);
  return parsed?.data?.palette ?? data?.styles.palette ?? ofNewShop;
}
