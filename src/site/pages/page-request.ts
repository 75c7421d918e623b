import type { Translator } from '#domain/i18n/translate.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import type { Services } from '#services/services.ts';

/** What a page loader works with: one request's view of the shop. */
export interface PageRequest {
  services: Services;
  settings: Settings;
  t: Translator;
  /** Path without query, decoded slugs in `params` of the route. */
  path: string;
  query: URLSearchParams;
  /** Origin for absolute addresses, without a trailing slash. */
  origin: string;
}
