import { createHash } from 'node:crypto';

import type { Settings } from '#domain/settings/settings.schema.ts';

export interface PageStyles {
  bytes: Buffer;
  /** Of the exact text between the style tags, for the page's policy; base64 of SHA-256. */
  hash: string;
}

/** More kinds of pages than a shop has; scoped styles of many sections could make more. */
const mostKinds = 500;
const made = new WeakMap<Settings, Map<string, PageStyles>>();

/**
 * The style of a page, hashed and encoded once for all pages of its kind: that was half a millisecond of
 * every page. `key` names all that the text depends on besides the settings.
 */
export function pageStyles(settings: Settings, key: string, compose: () => string): PageStyles {
  let kinds = made.get(settings);
  if (!kinds) made.set(settings, (kinds = new Map()));
  const known = kinds.get(key);
  if (known) return known;
  const bytes = Buffer.from(compose());
  const styles = { bytes, hash: hashOf(bytes) };
  if (kinds.size < mostKinds) kinds.set(key, styles);
  return styles;
}

/** SHA-256 in base64, as a policy's source expression wants it. */
export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}
