import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { DocumentIssue } from '#domain/editing/issues.schema.ts';

/** What the builder can lead to: a document, a part of it, and one field of that part. */
export interface Target {
  key: DocumentKey;
  sectionId?: string;
  itemId?: string;
  /** Of a menu. */
  entryId?: string;
  /** Of the settings. */
  group?: string;
  /** From the section, the item, the entry or the group on. */
  path?: readonly string[];
  /** It was pointed at on the canvas, which keeps the keyboard. */
  isPointed?: boolean;
}

/** Where an issue is put right. */
export function targetOf(key: DocumentKey, { sectionId, itemId, entryId, path }: DocumentIssue): Target {
  if (key === 'settings') {
    const [group, ...rest] = path ?? [];
    return group === undefined ? { key } : { key, group, path: rest };
  }
  return {
    key,
    ...(sectionId !== undefined && { sectionId }),
    ...(itemId !== undefined && { itemId }),
    ...(entryId !== undefined && { entryId }),
    ...(path !== undefined && { path }),
  };
}
