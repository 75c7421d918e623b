import { z } from 'zod';

import { settingsSchema, type SettingsGroup } from '#domain/settings/settings.schema.ts';

type SettingKind =
  | 'text'
  | 'html'
  | 'code'
  | 'toggle'
  | 'number'
  | 'choice'
  | 'image'
  | 'list'
  | 'logoAlt'
  | 'alternates'
  | 'timeZone'
  | 'country'
  | 'social';

/** One value of the settings, as a form shows it. */
export interface SettingLeaf {
  group: SettingsGroup;
  /** From the group on, joined by points: `common.address.street`. */
  path: string;
  kind: SettingKind;
  choices: readonly string[];
  /** Of numbers. */
  isWhole?: boolean | undefined;
  min?: number | undefined;
  max?: number | undefined;
  maxLength?: number | undefined;
}

/** Edited live in the builder, with the shop in sight. */
const elsewhere = new Set(['styles', 'header.desktop', 'header.mobile']);

const special: Readonly<Record<string, SettingKind>> = {
  'common.favicon': 'image',
  'common.sharedImage': 'image',
  'common.timeZone': 'timeZone',
  'common.address.country': 'country',
  'common.telegram': 'social',
  'header.logo': 'image',
  'header.logoMobile': 'image',
  'header.logoAlt': 'logoAlt',
  'footer.logo': 'image',
  'footer.text': 'html',
  'seo.customCode': 'code',
  'seo.customStyle': 'code',
  'seo.alternates': 'alternates',
  'ecommerce.currency': 'choice',
};
/** Longer texts of the shop's groups are rich text. */
const longestLine = 2000;

export const settingLeaves: readonly SettingLeaf[] = (
  Object.keys(settingsSchema.shape) as SettingsGroup[]
).flatMap((group) => leavesOf(group, group, settingsSchema.shape[group]));

function leavesOf(group: SettingsGroup, path: string, schema: z.core.$ZodType): SettingLeaf[] {
  if (elsewhere.has(path)) return [];
  const bare = unwrap(schema);
  if (bare instanceof z.ZodObject && !special[path]) {
    return Object.entries(bare.shape).flatMap(([name, field]) =>
      leavesOf(group, `${path}.${name}`, field as z.core.$ZodType),
    );
  }
  return [{ group, path, ...describe(path, bare) }];
}

function describe(path: string, schema: z.core.$ZodType): Omit<SettingLeaf, 'group' | 'path'> {
  const known = path.startsWith('socials.') ? 'social' : special[path];
  if (path === 'ecommerce.currency') return { kind: 'choice', choices: ['RUB', 'AED', 'USD', 'EUR'] };
  if (schema instanceof z.ZodEnum) return { kind: 'choice', choices: schema.options.map(String) };
  if (schema instanceof z.ZodBoolean) return { kind: 'toggle', choices: [] };
  if (schema instanceof z.ZodArray) return { kind: known ?? 'list', choices: [] };
  if (schema instanceof z.ZodNumber && !known) {
    return {
      kind: 'number',
      choices: [],
      isWhole: schema.format === 'safeint',
      min: schema.minValue ?? undefined,
      max: schema.maxValue ?? undefined,
    };
  }
  const maxLength = schema instanceof z.ZodString ? (schema.maxLength ?? undefined) : undefined;
  return { kind: known ?? ((maxLength ?? 0) > longestLine ? 'html' : 'text'), choices: [], maxLength };
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodType && 'innerType' in schema.def)
    return unwrap(schema.def.innerType as z.core.$ZodType);
  return schema;
}
