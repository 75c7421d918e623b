import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { PolicyReport } from '#domain/schemas/policy-report.schema.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';

import { addReports, deleteOldReports, deleteReports, selectReports } from './policy-reports.queries.ts';
import { readPolicyReport } from './read-report.ts';

/** What a browser was kept from using, and on which page. */
export interface BlockedSource {
  directive: string;
  source: string;
  page: string;
}

export interface PolicyReports {
  /**
   * Counts a report of a browser that asked for our `host`; what is none, and what is too much, is dropped in
   * silence.
   */
  take(report: { body: unknown; client: string; host: string }): void;
  /** The latest first. */
  list(): Promise<PolicyReport[]>;
  clear(): Promise<void>;
  /** Writes what was counted; the job does it every ten seconds. */
  flush(): Promise<void>;
  job: JobLoop;
}

interface PolicyReportsOptions {
  db: Kysely<Database>;
  origin(): string;
  log: Pick<Log, 'error'>;
}

const flushMs = 10_000;
/** Anyone may post reports: bounds for what is held between two flushes, and for what is kept. */
const most = { sources: 100, clients: 1000, ofOneClient: 20, kept: 200 };
const keptDays = 30;

/** Adds up in memory and now and then in the database, so that a flood of reports is a few rows. */
export function createPolicyReports({ db, origin, log }: PolicyReportsOptions): PolicyReports {
  let counts = new Map<string, BlockedSource & { reports: number }>();
  let clients = new Map<string, number>();

  async function flush(): Promise<void> {
    clients = new Map();
    if (counts.size === 0) return;
    const taken = [...counts.values()];
    counts = new Map();
    await addReports(db, taken);
    await deleteOldReports(db, { days: keptDays, kept: most.kept });
  }

  const job = createJobLoop({ name: 'policy reports', everyMs: flushMs, run: flush, log });
  return {
    take({ body, client, host }) {
      const sent = clients.get(client) ?? 0;
      if (sent >= most.ofOneClient || (sent === 0 && clients.size >= most.clients)) return;
      clients.set(client, sent + 1);
      const blocked = readPolicyReport(body, [host, new URL(origin()).host]);
      if (!blocked) return;
      const key = `${blocked.directive} ${blocked.source}`;
      const known = counts.get(key);
      if (!known && counts.size >= most.sources) return;
      counts.set(key, { ...blocked, reports: (known?.reports ?? 0) + 1 });
    },
    async list() {
      await flush();
      const rows = await selectReports(db, most.kept);
      return rows.map(({ lastAt, reports, ...row }) => ({
        ...row,
        reports: Number(reports),
        lastAt: lastAt.toISOString(),
      }));
    },
    async clear() {
      counts = new Map();
      await deleteReports(db);
    },
    flush,
    job,
  };
}
