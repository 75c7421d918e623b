import { parseVersionName, printVersionName, type VersionName } from '#domain/editing/version-name.ts';
import { maxDatabaseId } from '#domain/limits.ts';
import { previewParameters } from '#domain/schemas/preview.schema.ts';
import type { Language } from '#locales/languages.ts';

import { editorLanguage } from '../edit/editor-words.ts';

/** How a page is asked for as its drafts have it. */
export interface PreviewRequest {
  mode: 'edit' | 'share';
  token: string;
  /** One document as a published version had it, read only. */
  version?: VersionName;
  /** What is published with what a layer says of it, in the place of the drafts. */
  layer?: number;
  /** Of who edits, where it is not the shop's. */
  language?: Language;
}

/** The token in a page's query; null for a plain visit. */
export function readPreviewRequest(search: string): PreviewRequest | null {
  if (!search.includes('vt-')) return null;
  const query = new URLSearchParams(search);
  const edit = query.get(previewParameters.edit);
  if (edit !== null) {
    const language = editorLanguage(query);
    const asked: PreviewRequest = { mode: 'edit', token: edit, ...(language && { language }) };
    const layer = query.get(previewParameters.layer);
    if (layer !== null) return isId(layer) ? { ...asked, layer: Number(layer) } : { ...asked, token: '' };
    const name = query.get(previewParameters.version);
    if (name === null) return asked;
    const version = parseVersionName(name);
    // Rather nothing than the draft in the place of a version: the empty token opens nothing.
    return version ? { ...asked, version } : { ...asked, token: '' };
  }
  const share = query.get(previewParameters.share);
  return share === null ? null : { mode: 'share', token: share };
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxDatabaseId;
}

/** A path of the shop with the preview's token, for links that must not leave the preview. */
export function withToken(path: string, { mode, token, version, layer, language }: PreviewRequest): string {
  const [address = '', ...fragment] = path.split('#');
  const parameters = new URLSearchParams({ [previewParameters[mode]]: token });
  if (version) parameters.set(previewParameters.version, printVersionName(version));
  if (layer !== undefined) parameters.set(previewParameters.layer, String(layer));
  if (language) parameters.set(previewParameters.language, language);
  return [`${address}${address.includes('?') ? '&' : '?'}${parameters}`, ...fragment].join('#');
}

/** On every answer that a preview's token asked for, be it a page, a redirect or a refusal. */
export const previewHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  // The token stands in the address: no other site is told.
  'Referrer-Policy': 'no-referrer',
};
