import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import type { Lead, LeadStatus } from '#domain/schemas/moderation.schema.ts';
import { cleanLine } from '#domain/text.ts';
import { selectLeads, type LeadRow } from '#modules/moderation/moderation.queries.ts';
import type { Selection } from '#modules/moderation/selection.ts';

/** All calls but the list throw 404 for an enquiry that is not there. */
export interface LeadManagement {
  /** `query` may stand anywhere in what an enquiry tells. */
  list(selection: Selection<LeadStatus> & { query: string }, staffId: number): Promise<Lead[]>;
  setStatus(id: number, status: LeadStatus, staffId: number): Promise<Lead>;
  addNote(id: number, text: string, staffId: number): Promise<Lead>;
  /** Throws 404 for somebody else's note, too. */
  deleteNote(id: number, noteId: number, staffId: number): Promise<Lead>;
}

export function createLeadManagement({ db }: { db: Kysely<Database> }): LeadManagement {
  async function find(id: number, staffId: number): Promise<Lead> {
    const [row] = await selectLeads(db, { id });
    if (!row) throw notFound('Enquiry');
    return toLead(row, staffId);
  }

  return {
    async list({ query, ...selection }, staffId) {
      const rows = await selectLeads(db, { ...selection, query: cleanLine(query) });
      return rows.map((row) => toLead(row, staffId));
    },
    async setStatus(id, status, staffId) {
      await db.updateTable('leads').set({ status }).where('id', '=', id).execute();
      return find(id, staffId);
    },
    async addNote(id, text, staffId) {
      await find(id, staffId);
      await db.insertInto('staff_notes').values({ lead_id: id, staff_id: staffId, text }).execute();
      return find(id, staffId);
    },
    async deleteNote(id, noteId, staffId) {
      const deleted = await db
        .deleteFrom('staff_notes')
        .where('id', '=', noteId)
        .where('lead_id', '=', id)
        .where('staff_id', '=', staffId)
        .returning('id')
        .executeTakeFirst();
      if (!deleted) throw notFound('Note');
      return find(id, staffId);
    },
  };
}

function toLead(
  { createdAt, productId, productTitle, variationId, notes, ...row }: LeadRow,
  staffId: number,
): Lead {
  const isAboutProduct = productId !== null || productTitle !== '';
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    product: isAboutProduct ? { id: productId, title: productTitle, variationId } : null,
    notes: notes.map((note) => ({
      id: note.id,
      text: note.text,
      author: note.author ?? '',
      isOwn: note.staffId === staffId,
      createdAt: new Date(note.createdAt).toISOString(),
    })),
  };
}
