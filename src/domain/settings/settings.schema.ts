import { z } from 'zod';

import {
  commonSettingsSchema,
  languageSettingsSchema,
  seoSettingsSchema,
  socialsSettingsSchema,
} from './common.schema.ts';
import { ecommerceSettingsSchema } from './ecommerce.schema.ts';
import { footerSettingsSchema, headerSettingsSchema } from './layout.schema.ts';
import { mediaSettingsSchema } from './media.schema.ts';
import { stylesSettingsSchema } from './styles.schema.ts';

/** Every settings group with its defaults: an empty object is a working shop. */
export const settingsSchema = z.object({
  common: commonSettingsSchema.prefault({}),
  media: mediaSettingsSchema.prefault({}),
  ecommerce: ecommerceSettingsSchema.prefault({}),
  header: headerSettingsSchema.prefault({}),
  footer: footerSettingsSchema.prefault({}),
  socials: socialsSettingsSchema.prefault({}),
  seo: seoSettingsSchema.prefault({}),
  styles: stylesSettingsSchema.prefault({}),
  language: languageSettingsSchema,
});
export type Settings = z.infer<typeof settingsSchema>;
export type SettingsGroup = keyof Settings;

/**
 * Reads stored groups into full settings. A group that does not fit its schema falls back to its
 * defaults instead of taking the shop down; `onInvalid` hears which one and why.
 */
export function parseSettings(
  stored: Partial<Record<SettingsGroup, unknown>>,
  onInvalid: (group: SettingsGroup, reason: string) => void = () => {},
): Settings {
  const groups: Record<string, unknown> = {};
  for (const group of Object.keys(settingsSchema.shape) as SettingsGroup[]) {
    const parsed = settingsSchema.shape[group].safeParse(stored[group] ?? undefined);
    if (!parsed.success) onInvalid(group, z.prettifyError(parsed.error));
    groups[group] = parsed.success ? parsed.data : undefined;
  }
  return settingsSchema.parse(groups);
}
