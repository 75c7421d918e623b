import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Log } from '#platform/log.ts';

import { createDraftRooms } from './draft-rooms.ts';
import { adminLiveEditingRoutes, type LiveEditingServices } from './live-editing-admin.routes.ts';
import { createLiveStreams } from './live-streams.ts';

interface LiveEditingDeps extends Omit<LiveEditingServices, 'streams'> {
  db: Kysely<Database>;
  log: Log;
}

/** Tells open builders what is edited elsewhere. */
export function createLiveEditingModule({ db, log, ...services }: LiveEditingDeps) {
  const rooms = createDraftRooms({ db, log });
  const streams = createLiveStreams({ rooms });
  return {
    streams,
    adminRoutes: adminLiveEditingRoutes({ ...services, streams }),
    caches: [rooms],
  };
}
