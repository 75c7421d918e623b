import type { DocumentKey } from '#domain/editing/document-key.ts';
import { AppError } from '#domain/errors.ts';

import type { DraftRooms } from './draft-rooms.ts';
import { createEventStream, type EventStream } from './event-stream.ts';
import type { PresenceRoom } from './presence-room.ts';

const mostStreams = 60;
const mostOfMember = 8;
/** Seconds after which one who was refused may find a place. */
const retryAfter = 30;

interface Follower {
  staffId: number;
  /** Null: Live. */
  layerId: number | null;
  documents: readonly { key: DocumentKey; revision: number }[];
  /** Whether the session is still one that may read them. */
  mayGoOn(): Promise<boolean>;
  /** Calls back when the connection is gone; returns how to stop. */
  onGone(run: () => void): () => void;
}

/** What open builders hear by: each is told who is at the documents that it has open, and what they write. */
export interface LiveStreams {
  /** Throws 429 where there are too many already. */
  open(follower: Follower): AsyncIterable<string>;
  /** Ends all; from then on none is opened. */
  close(): void;
}

export function createLiveStreams({
  rooms,
  presence,
}: {
  rooms: DraftRooms;
  presence: PresenceRoom;
}): LiveStreams {
  const streams = new Map<EventStream, number>();
  let isClosed = false;

  const refuseTooMany = (staffId: number) => {
    const own = [...streams.values()].filter((id) => id === staffId).length;
    if (!isClosed && streams.size < mostStreams && own < mostOfMember) return;
    throw new AppError('too_many_requests', 'errors.tooManyRequests', { retryAfter });
  };

  return {
    open({ staffId, layerId, documents, mayGoOn, onGone }) {
      refuseTooMany(staffId);
      const leaves: (() => void)[] = [];
      const stream = createEventStream({
        mayGoOn,
        onEnd() {
          streams.delete(stream);
          leaves.forEach((leave) => leave());
        },
      });
      streams.set(stream, staffId);
      leaves.push(onGone(stream.end));
      const revisions = Object.fromEntries(documents.map(({ key, revision }) => [key, revision]));
      const keys = documents.map(({ key }) => key);
      const { present, leave } = presence.follow({ staffId, layerId, keys }, stream.send);
      leaves.push(leave);
      stream.send({ type: 'hello', revisions, present });
      for (const document of documents) leaves.push(rooms.follow({ layerId, ...document }, stream.send));
      return stream;
    },
    close() {
      isClosed = true;
      for (const stream of streams.keys()) stream.end();
      rooms.close();
      presence.close();
    },
  };
}
