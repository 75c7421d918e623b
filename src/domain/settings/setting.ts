import type { z } from 'zod';

/** Tabs of the admin's settings with their cards, in their order. */
export const settingsCards = {
  shop: ['about', 'kind', 'visitors'],
  contacts: ['contacts', 'shown', 'socials'],
  catalog: ['listing', 'productCards', 'product', 'beside'],
  checkout: ['cart', 'checkout', 'abandonedCarts', 'fastOrder', 'leads'],
  layout: ['logos', 'header', 'announcement', 'footer'],
  articles: ['cards', 'page'],
  search: ['robots', 'templates'],
  tracking: ['trackers', 'code'],
} as const;
export type SettingsTabId = keyof typeof settingsCards;

/** Inputs that a schema alone does not ask for. */
export type SettingControl =
  | {
      control:
        | 'image'
        | 'localTime'
        | 'logoAlt'
        | 'alternates'
        | 'timeZone'
        | 'country'
        | 'social'
        | 'map'
        | 'code'
        | 'html';
    }
  | { control: 'choice'; choices: readonly string[] };

type Place = {
  [Tab in SettingsTabId]: { tab: Tab; card: (typeof settingsCards)[Tab][number] };
}[SettingsTabId] & {
  /** Among the settings of its card: higher ones stand further down, equal ones as the schemas have them. */
  order?: number;
};
export type SettingFacts = Partial<SettingControl> & Partial<Place>;

const facts = new WeakMap<object, SettingFacts>();

/**
 * A value of the settings with its place in the admin's form, which makes the input from its schema, unless it names
 * another control. What an object holds stands where the object does. Its label and sentence are those of its path.
 */
export function setting<Schema extends z.ZodType>(
  schema: Schema,
  described: Place & (SettingControl | { control?: never }),
): Schema {
  return describe(schema, described);
}

/** A part of a setting that asks for another control than its schema does. */
export function controlled<Schema extends z.ZodType>(schema: Schema, control: SettingControl): Schema {
  return describe(schema, control);
}

/** undefined for what has no place of its own. */
export function factsOf(schema: object): SettingFacts | undefined {
  return facts.get(schema);
}

/** A copy, as schemas are shared by several settings. */
function describe<Schema extends z.ZodType>(schema: Schema, described: SettingFacts): Schema {
  const copy = schema.clone();
  facts.set(copy, described);
  return copy;
}
