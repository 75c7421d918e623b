import type { DocumentKey } from '#domain/editing/document-key.ts';

import { liveLayer } from './drafts.queries.ts';

/** A draft that somebody follows; `layerId` null: Live's own. */
export interface FollowedDraft {
  layerId: number | null;
  key: DocumentKey;
}

interface Named {
  layerId: number | null;
  key: string;
}

const editedPrefix = 'draft-edited:';
const publishedPrefix = 'draft-published:';
const nameOf = ({ layerId, key }: Named) => `${layerId ?? liveLayer}:${key}`;

/** Its log has grown. */
export const editedTag = (draft: Named) => `${editedPrefix}${nameOf(draft)}`;
/** What is published of it has changed. */
export const publishedTag = (draft: Named) => `${publishedPrefix}${nameOf(draft)}`;

/** Visitors see nothing of it: caches of pages need not look. */
export function isDraftTag(tag: string): boolean {
  return tag.startsWith(editedPrefix) || tag.startsWith(publishedPrefix);
}
