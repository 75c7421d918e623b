import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import { mostSignsPerSecond, type Presence } from '#domain/editing/presence.schema.ts';
import { AppError } from '#domain/errors.ts';

import { selectMemberName } from './live-editing.queries.ts';
import type { createPace } from './pace.ts';
import { writeNotice } from './presence-notice.ts';
import type { PresenceRoom } from './presence-room.ts';

/** Of all tabs of a member together. */
const mostOfMemberPerSecond = 8 * mostSignsPerSecond;

interface Deps {
  db: Kysely<Database>;
  room: Pick<PresenceRoom, 'find' | 'hasRoomFor'>;
  pace: ReturnType<typeof createPace>;
}

interface Told {
  staffId: number;
  /** Null: Live. */
  layerId: number | null;
  presence: Presence;
  /** Throws 404 for a document that is not there. */
  read(key: DocumentKey): Promise<unknown>;
}

export type TellPresence = (told: Told) => Promise<void>;

/**
 * Tells every instance where a tab of a member is; throws 429 for what comes too often, and where there is no room for
 * one more. A document is looked up when a tab comes to it, a name when it comes at all.
 */
export function createTellPresence({ db, room, pace }: Deps): TellPresence {
  return async ({ staffId, layerId, presence: { clientId, ...place }, read }) => {
    const id = `${staffId} ${clientId}`;
    pace.take(`member ${staffId}`, mostOfMemberPerSecond);
    // Who leaves is heard in any case.
    if (place.key !== null) pace.take(`tab ${id}`, mostSignsPerSecond);
    const known = room.find(id);
    const notice = { id, staffId, name: known?.name ?? '', layerId, ...place };
    if (place.key === null) return notifyChange(db, [writeNotice(notice)]);
    if (!room.hasRoomFor(notice))
      throw new AppError('too_many_requests', 'errors.tooManyRequests', { retryAfter: 15 });
    if (known?.key !== place.key || known.layerId !== layerId) await read(place.key);
    const name = known?.name ?? (await selectMemberName(db, staffId));
    await notifyChange(db, [writeNotice({ ...notice, name })]);
  };
}
