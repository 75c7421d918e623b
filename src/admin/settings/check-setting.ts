import { readDsn } from '#domain/error-reports/read-dsn.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import { readPath, type Fields } from '#domain/editing/set-paths.ts';
import { settingsSchema } from '#domain/settings/settings.schema.ts';
import { isTimeZone } from '#domain/local-days.ts';
import { configuredTrackers } from '#domain/trackers.ts';

import type { SettingLeaf } from './setting-leaves.ts';

const trackers = new Set([
  'googleAnalytics',
  'googleTagManager',
  'metaPixel',
  'yandexMetrika',
  'snapchatPixel',
  'callTracking',
]);

/** Whether a setting takes a value; an id that no tracker has would silently do nothing. */
export function fitsSetting({ path, group }: SettingLeaf, value: unknown): boolean {
  const [, ...rest] = path.split('.');
  const name = rest.at(-1) ?? '';
  if (group === 'seo' && trackers.has(name) && value !== '') return isTrackerId(name, value);
  if (path === 'seo.errorReports' && value !== '') return readDsn(String(value)) !== null;
  if (path === 'common.timeZone' && value !== '' && !isTimeZone(String(value))) return false;
  if (rest.length === 0) return isEqual(settingsSchema.shape[group].safeParse(value).data, value);
  const parsed = settingsSchema.shape[group].safeParse(nest(rest, value));
  return parsed.success && isEqual(readPath(parsed.data as Fields, rest), value);
}

function nest(path: readonly string[], value: unknown): unknown {
  return path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
}

function isTrackerId(name: string, value: unknown): boolean {
  const none = {
    googleAnalytics: '',
    googleTagManager: '',
    metaPixel: '',
    yandexMetrika: '',
    snapchatPixel: '',
    callTracking: '',
  };
  return Object.hasOwn(configuredTrackers({ ...none, [name]: String(value) }), name);
}
