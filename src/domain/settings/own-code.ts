import type { Intent } from '../editing/intents.schema.ts';
import { seoSettingsSchema } from './common.schema.ts';
import { factsOf } from './setting.ts';

/** Settings by which code that is not the shop's own comes into every page: a tab of the admin's form. */
const codeFields: ReadonlySet<string> = new Set(
  Object.entries(seoSettingsSchema.shape).flatMap(([name, schema]) =>
    factsOf(schema)?.tab === 'tracking' ? [name] : [],
  ),
);

/** The field of the group `seo` by which an intent changes code of others in all pages; null for any other intent. */
export function codeFieldOf(intent: Intent): string | null {
  if (intent.type !== 'settings.update' || intent.group !== 'seo') return null;
  return intent.changes.map(({ path: [name = ''] }) => name).find((name) => codeFields.has(name)) ?? null;
}
