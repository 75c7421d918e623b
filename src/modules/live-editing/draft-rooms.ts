import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { LiveEvent } from '#domain/editing/live-events.ts';
import { editedTag, publishedTag, type FollowedDraft } from '#modules/drafts/draft-tags.ts';
import { readLog } from '#modules/drafts/read-log.ts';
import { hasTag, type Invalidated } from '#platform/cache/tags.ts';
import type { Log } from '#platform/log.ts';

type Hear = (event: LiveEvent) => void;

interface Room extends FollowedDraft {
  /** Up to this one everything was told. */
  revision: number;
  ears: Set<Hear>;
  isReading: boolean;
  /** Something was written while it was being read. */
  isBehind: boolean;
}

/** Who is told of what is written to which draft. */
export interface DraftRooms extends Invalidated {
  /** Tells of what comes after the revision; returns how to stop. */
  follow(draft: FollowedDraft & { revision: number }, hear: Hear): () => void;
  close(): void;
}

/** More at once is read anew by the tabs. */
const mostTold = 300;
/** Also without a notice: the channel of changes may be lost for a moment. */
const lookEveryMs = 5000;

/** The log of each followed draft is read once per notice, for all who follow it on this instance. */
export function createDraftRooms({ db, log }: { db: Kysely<Database>; log: Pick<Log, 'warn'> }): DraftRooms {
  const rooms = new Map<string, Room>();
  let timer: ReturnType<typeof setInterval> | undefined;

  const tell = (room: Room, event: LiveEvent) => room.ears.forEach((hear) => hear(event));

  const readOnce = async (room: Room) => {
    const { key, revision } = room;
    const entries = await readLog(db, room, { revision, limit: mostTold + 1 });
    room.revision = entries.at(-1)?.revision ?? revision;
    if (entries.length > mostTold) {
      room.isBehind = true;
      return tell(room, { type: 'moved', key });
    }
    if (entries.length === 0) return;
    tell(room, { type: 'edits', key, entries });
  };

  const read = async (room: Room) => {
    room.isBehind = true;
    if (room.isReading) return;
    room.isReading = true;
    try {
      while (room.isBehind && room.ears.size > 0) {
        room.isBehind = false;
        await readOnce(room);
      }
    } catch (error) {
      log.warn({ err: error }, 'Edits could not be read for open builders; they are read again');
    } finally {
      room.isReading = false;
    }
  };

  const lookAtAll = () => rooms.forEach((room) => void read(room));

  return {
    follow({ layerId, key, revision }, hear) {
      const name = editedTag({ layerId, key });
      const room = rooms.get(name) ?? {
        layerId,
        key,
        revision,
        ears: new Set(),
        isReading: false,
        isBehind: false,
      };
      rooms.set(name, room);
      room.ears.add(hear);
      timer ??= setInterval(lookAtAll, lookEveryMs).unref();
      void read(room);
      return () => {
        room.ears.delete(hear);
        if (room.ears.size === 0 && rooms.get(name) === room) rooms.delete(name);
      };
    },
    invalidate(tags) {
      for (const [name, room] of rooms) {
        if (hasTag(tags, publishedTag(room))) tell(room, { type: 'moved', key: room.key });
        if (hasTag(tags, name)) void read(room);
      }
    },
    close() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
