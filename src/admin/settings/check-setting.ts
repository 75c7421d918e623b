import { readDsn } from '#domain/error-reports/read-dsn.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import { readPath, type Fields } from '#domain/editing/fields.ts';
import { settingsSchema } from '#domain/settings/settings.schema.ts';
import { isTimeZone } from '#domain/local-days.ts';
import { readMapAddress } from '#domain/map-address.ts';
import { isSocialNetwork, readSocialAddress } from '#domain/social-address.ts';
import { checkEmail, checkPhone } from '#domain/validation.ts';
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

/** The address that was meant, of a page in a network or of a map; null for what is none. */
export function readAddress(
  { kind, path }: Pick<SettingLeaf, 'kind' | 'path'>,
  typed: string,
): string | null {
  if (kind === 'map') return readMapAddress(typed);
  const network = path.split('.').at(-1) ?? '';
  return isSocialNetwork(network) ? readSocialAddress(network, typed) : null;
}

/** Whether it is an address that people write in more ways than one. */
export function isReadAddress({ kind }: Pick<SettingLeaf, 'kind'>): boolean {
  return kind === 'social' || kind === 'map';
}

const phoneLists = new Set(['common.phones', 'common.whatsapps']);

/** Whether a setting takes a value; an id that no tracker has would silently do nothing. */
export function fitsSetting(leaf: SettingLeaf, typed: unknown): boolean {
  const { path, group } = leaf;
  const value = isReadAddress(leaf) ? readAddress(leaf, String(typed)) : typed;
  // A picture that is not chosen is null, too.
  if (value === null && typed !== null) return false;
  if (phoneLists.has(path) && Array.isArray(value) && value.some((phone) => checkPhone(phone) !== null))
    return false;
  if (path === 'common.emails' && Array.isArray(value) && value.some((email) => checkEmail(email) !== null))
    return false;
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
