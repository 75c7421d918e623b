import type { ApiRoute } from '#http/define-route.ts';
import type { Invalidated } from '#platform/cache/tags.ts';
import type { JobLoop } from '#platform/jobs/job-loop.ts';

/** What a module gives the program; beside it stands what other modules use. */
export interface Module {
  /** Calls of visitors and customers. */
  routes?: ApiRoute[];
  /** Calls of the staff. */
  adminRoutes?: ApiRoute[];
  /** Told of every change. */
  caches?: Invalidated[];
  /** What the program starts once the database is prepared, and stops at its end. */
  jobs?: JobLoop[];
  /** Steps of the cleaning: each takes away what nobody needs any more. */
  cleaning?: (() => Promise<unknown>)[];
}
