import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';

import { adminLeadsRoutes } from './leads-admin.routes.ts';
import { leadsRoutes } from './leads.routes.ts';
import { createLeadManagement } from './manage-leads.ts';
import { createLeadSubmissions } from './submit-lead.ts';

interface LeadsDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  limits: RateLimiter;
  outbox: Pick<Outbox, 'wake'>;
  origin: () => string;
}

export function createLeadsModule(deps: LeadsDeps) {
  const leads = createLeadSubmissions(deps);
  return {
    submissions: leads,
    routes: leadsRoutes({ leads }),
    adminRoutes: adminLeadsRoutes({ leadManagement: createLeadManagement(deps) }),
  };
}
