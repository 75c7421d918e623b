import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Log } from '#platform/log.ts';

import { createDraftRooms } from './draft-rooms.ts';
import { adminLiveEditingRoutes, type LiveEditingServices } from './live-editing-admin.routes.ts';
import { createLiveStreams } from './live-streams.ts';
import { createPace } from './pace.ts';
import { adminPresenceRoutes } from './presence-admin.routes.ts';
import { createPresenceRoom } from './presence-room.ts';
import { createTellPresence } from './tell-presence.ts';

interface LiveEditingDeps extends Omit<LiveEditingServices, 'streams'> {
  db: Kysely<Database>;
  log: Log;
}

/** Tells open builders what is edited elsewhere, and who is where. */
export function createLiveEditingModule({ db, log, ...services }: LiveEditingDeps) {
  const rooms = createDraftRooms({ db, log });
  const presence = createPresenceRoom();
  const streams = createLiveStreams({ rooms, presence });
  const tellPresence = createTellPresence({ db, room: presence, pace: createPace() });
  return {
    streams,
    adminRoutes: [
      ...adminLiveEditingRoutes({ ...services, streams }),
      ...adminPresenceRoutes({ ...services, tellPresence }),
    ],
    caches: [rooms, presence],
  };
}
