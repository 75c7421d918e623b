import { z } from 'zod';

import { presentSchema } from '#domain/editing/presence.schema.ts';
import { maxDatabaseId } from '#domain/limits.ts';

/** Where a tab is, in a layer or (null) in Live, as instances tell each other. */
const noticeSchema = presentSchema.extend({ layerId: z.int().min(1).max(maxDatabaseId).nullable() });
export type PresenceNotice = z.infer<typeof noticeSchema>;

const prefix = 'presence:';

/** A tag for the channel of changes. The longest name and path make some 2,000 bytes of it. */
export function writeNotice(notice: PresenceNotice): string {
  return `${prefix}${JSON.stringify(notice)}`;
}

/** Null for other tags, and for what another version of the program says. */
export function readNotice(tag: string): PresenceNotice | null {
  if (!isPresenceTag(tag)) return null;
  try {
    return noticeSchema.parse(JSON.parse(tag.slice(prefix.length)));
  } catch {
    return null;
  }
}

/** Visitors see nothing of it: caches of pages need not look. */
export function isPresenceTag(tag: string): boolean {
  return tag.startsWith(prefix);
}
