import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { storeOf } from '#modules/publishing/document-stores.ts';
import type { OpenStore } from '#modules/publishing/publish-together.ts';
import { createJobLoop } from '#platform/jobs/job-loop.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import type { Log } from '#platform/log.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

import { createAgentLayers } from './agent-layers.ts';
import { createApprovedLayers } from './approved-layers.ts';
import { createLayerApproval } from './approve-layer.ts';
import { createComposedReaders } from './composed-readers.ts';
import { createLayerEditing } from './edit-layer.ts';
import { adminLayerDocumentsRoutes } from './layer-documents-admin.routes.ts';
import { adminLayersRoutes } from './layers-admin.routes.ts';
import { createLayerManagement } from './manage-layers.ts';
import { createLayerMerging } from './merge-layer.ts';

interface LayersDeps {
  db: Kysely<Database>;
  definitions: DefinitionRegistry;
  limits: Pick<RateLimiter, 'take'>;
  /** Address of the shop. */
  origin: () => string;
  log: Log;
}

/** How late a layer without an end may be merged. */
const mergeMs = 5000;
/** As often as they grow old. */
const refreshMs = 15_000;

/** Change sets over what is published. */
export function createLayersModule({ db, definitions, limits, origin, log }: LayersDeps) {
  const open: OpenStore = (key) => storeOf(key, { definitions });
  const now = () => new Date();
  const layers = createLayerManagement({ db, now });
  const approval = createLayerApproval({ db, open, origin, now });
  const merging = createLayerMerging({
    db,
    open,
    now,
    onError: (layerId, error) => log.error({ err: error, layerId }, 'A layer could not be merged'),
  });
  const merge = createJobLoop({
    name: 'merging of layers',
    everyMs: mergeMs,
    run: () => merging.mergeDue(),
    log,
  });
  const editing = createLayerEditing({ db, open, definitions });
  const approved = createApprovedLayers({ db });
  const refresh = createJobLoop({
    name: 'reading of layers',
    everyMs: refreshMs,
    run: () => approved.refresh(),
    log,
  });
  return {
    editing,
    /** For programs: layers that they make and draft in. */
    ofAgents: createAgentLayers({ db, open, definitions, limits, origin, now }),
    /** Lay active layers over readers of what is published. */
    compose: createComposedReaders({ db, definitions, approved }),
    /** What has begun or ended, as caches know it; asked at every request. */
    takeCrossed: () => approved.takeCrossed(),
    adminRoutes: [
      ...adminLayersRoutes({ layers, approval, merging }),
      ...adminLayerDocumentsRoutes({ editing }),
    ],
    caches: [approved],
    jobs: [refresh, merge],
    cleaning: [() => layers.clean()],
  };
}
