import { z } from 'zod';

import {
  factsOf,
  type SettingControl,
  type SettingFacts,
  type SettingsTabId,
} from '#domain/settings/setting.ts';
import { settingsSchema, type SettingsGroup } from '#domain/settings/settings.schema.ts';

type SettingKind = SettingControl['control'] | 'text' | 'toggle' | 'number' | 'list';

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
  tab: SettingsTabId;
  card: string;
  order: number;
}
type Place = Pick<SettingLeaf, 'tab' | 'card' | 'order'>;

/** Longer texts of the shop's groups are rich text. */
const longestLine = 2000;

/** What has a place in the form; the rest is edited in the builder, with the shop in sight. */
export const settingLeaves: readonly SettingLeaf[] = (
  Object.keys(settingsSchema.shape) as SettingsGroup[]
).flatMap((group) => leavesOf(group, group, settingsSchema.shape[group], null));

/** `outer`: the place of the object that holds it. */
function leavesOf(
  group: SettingsGroup,
  path: string,
  schema: z.core.$ZodType,
  outer: Place | null,
): SettingLeaf[] {
  const own = factsOf(schema);
  const place = own?.tab && own.card ? { tab: own.tab, card: own.card, order: own.order ?? 0 } : outer;
  const bare = unwrap(schema);
  if (bare instanceof z.ZodObject && !own?.control) {
    return Object.entries(bare.shape).flatMap(([name, field]) =>
      leavesOf(group, `${path}.${name}`, field as z.core.$ZodType, place),
    );
  }
  return place ? [{ group, path, ...describe(bare, own), ...place }] : [];
}

function describe(
  schema: z.core.$ZodType,
  own: SettingFacts = {},
): Omit<SettingLeaf, 'group' | 'path' | keyof Place> {
  if (own.control === 'choice') return { kind: 'choice', choices: own.choices ?? [] };
  if (schema instanceof z.ZodEnum && !own.control)
    return { kind: 'choice', choices: schema.options.map(String) };
  if (schema instanceof z.ZodBoolean) return { kind: 'toggle', choices: [] };
  if (schema instanceof z.ZodArray) return { kind: own.control ?? 'list', choices: [] };
  if (schema instanceof z.ZodNumber && !own.control) {
    return {
      kind: 'number',
      choices: [],
      isWhole: schema.format === 'safeint',
      min: schema.minValue ?? undefined,
      max: schema.maxValue ?? undefined,
    };
  }
  const maxLength = schema instanceof z.ZodString ? (schema.maxLength ?? undefined) : undefined;
  const kind = own.control ?? ((maxLength ?? 0) > longestLine ? 'html' : 'text');
  return { kind, choices: [], maxLength };
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodType && 'innerType' in schema.def)
    return unwrap(schema.def.innerType as z.core.$ZodType);
  return schema;
}
