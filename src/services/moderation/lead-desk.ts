import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { selectLeads, type LeadRow, type Selection } from '#db/queries/moderation.queries.ts';
import { notFound } from '#domain/errors.ts';
import type { Lead, LeadStatus } from '#domain/schemas/moderation.schema.ts';

export interface LeadDesk {
  list(selection: Selection<LeadStatus>): Promise<Lead[]>;
  /** Throws 404. */
  setStatus(id: number, status: LeadStatus): Promise<Lead>;
}

export function createLeadDesk({ db }: { db: Kysely<Database> }): LeadDesk {
  return {
    async list(selection) {
      return (await selectLeads(db, selection)).map(toLead);
    },
    async setStatus(id, status) {
      await db.updateTable('leads').set({ status }).where('id', '=', id).execute();
      const [row] = await selectLeads(db, { id });
      if (!row) throw notFound('Enquiry');
      return toLead(row);
    },
  };
}

function toLead({ createdAt, productId, productTitle, variationId, ...row }: LeadRow): Lead {
  const isAboutProduct = productId !== null || productTitle !== '';
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    product: isAboutProduct ? { id: productId, title: productTitle, variationId } : null,
  };
}
