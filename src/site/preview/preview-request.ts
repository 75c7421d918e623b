import { previewParameters } from '#domain/schemas/preview.schema.ts';

/** How a page is asked for as its drafts have it. */
export interface PreviewRequest {
  mode: 'edit' | 'share';
  token: string;
}

/** The token in a page's query; null for a plain visit. */
export function readPreviewRequest(search: string): PreviewRequest | null {
  if (!search.includes('vt-')) return null;
  const query = new URLSearchParams(search);
  const edit = query.get(previewParameters.edit);
  if (edit !== null) return { mode: 'edit', token: edit };
  const share = query.get(previewParameters.share);
  return share === null ? null : { mode: 'share', token: share };
}

/** A path of the shop with the preview's token, for links that must not leave the preview. */
export function withToken(path: string, { mode, token }: PreviewRequest): string {
  const [address = '', ...fragment] = path.split('#');
  const parameter = `${previewParameters[mode]}=${encodeURIComponent(token)}`;
  return [`${address}${address.includes('?') ? '&' : '?'}${parameter}`, ...fragment].join('#');
}

/** On every answer that a preview's token asked for, be it a page, a redirect or a refusal. */
export const previewHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  // The token stands in the address: no other site is told.
  'Referrer-Policy': 'no-referrer',
};
