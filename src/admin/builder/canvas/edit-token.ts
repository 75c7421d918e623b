import { printVersionName, type VersionName } from '#domain/editing/version-name.ts';
import { previewParameters, type Preview } from '#domain/schemas/preview.schema.ts';
import type { Language } from '#locales/languages.ts';

import { api } from '../../api/api-client.ts';

const renewBefore = 60 * 60 * 1000;

let current: { token: string; expiresAt: number } | null = null;
let asking: Promise<string> | null = null;

/** The token by which the frame shows drafts; asked for anew an hour before it ends. */
export function readEditToken(): Promise<string> {
  if (current && current.expiresAt - Date.now() > renewBefore) return Promise.resolve(current.token);
  asking ??= askForToken().finally(() => (asking = null));
  return asking;
}

async function askForToken(): Promise<string> {
  const { token, expiresAt } = await api.post<Preview>('/admin/previews', { mode: 'edit' });
  current = { token, expiresAt: Date.parse(expiresAt) };
  return token;
}

interface EditView {
  /** Of who edits, for what lies over the page. */
  language: Language;
  /** What is published with what this layer says, in the place of the drafts. */
  layerId?: number | null;
  /** One document as a published version had it, to be looked at. */
  version?: VersionName;
}

/** The address of a page as it is being edited. */
export function editAddress(path: string, token: string, { language, layerId, version }: EditView): string {
  const url = new URL(path, location.origin);
  url.searchParams.set(previewParameters.edit, token);
  url.searchParams.set(previewParameters.language, language);
  if (typeof layerId === 'number') url.searchParams.set(previewParameters.layer, String(layerId));
  if (version) url.searchParams.set(previewParameters.version, printVersionName(version));
  return url.href;
}
