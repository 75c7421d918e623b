import { z } from 'zod';

import type { ValidationKey } from '#locales/message-keys.ts';

import { maxDatabaseId } from '../limits.ts';

/** Names a document that is edited: everything that has sections is a page, by its id. */
export type DocumentKey = `page:${number}` | 'settings' | `menu:${string}`;

const pageKey = /^page:([1-9]\d{0,9})$/;
const menuKey = /^menu:([a-z][a-z0-9-]{0,40})$/;

/** What a key names; null for a text that names no document. */
export function parseDocumentKey(
  text: string,
): { kind: 'page'; id: number } | { kind: 'settings' } | { kind: 'menu'; name: string } | null {
  if (text === 'settings') return { kind: 'settings' };
  const id = Number(pageKey.exec(text)?.[1]);
  if (id <= maxDatabaseId) return { kind: 'page', id };
  const name = menuKey.exec(text)?.[1];
  return name === undefined ? null : { kind: 'menu', name };
}

export function isDocumentKey(text: string): text is DocumentKey {
  return parseDocumentKey(text) !== null;
}

export const documentKeySchema = z
  .string()
  .regex(
    /^(?:page:[1-9]\d{0,9}|settings|menu:[a-z][a-z0-9-]{0,40})$/,
    'validation.document' satisfies ValidationKey,
  )
  .pipe(z.custom<DocumentKey>((value) => typeof value === 'string' && isDocumentKey(value)));

/**
 * Where the API keeps a document; below it are `/draft`, `/draft/edits`, `/draft/issues`, `/publish`,
 * `/versions`, `/versions/{version}/restore` and `/schedule`.
 */
export function draftPath(key: DocumentKey): string {
  const parsed = parseDocumentKey(key);
  if (parsed?.kind === 'page') return `/admin/pages/${parsed.id}`;
  return parsed?.kind === 'menu' ? `/admin/menus/${parsed.name}` : '/admin/settings';
}
