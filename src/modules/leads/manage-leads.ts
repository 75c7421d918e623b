import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import type { Lead, LeadStatus } from '#domain/schemas/moderation.schema.ts';
import { cleanLine } from '#domain/text.ts';
import { readLeads } from '#modules/moderation/read-leads.ts';
import type { Selection } from '#modules/moderation/selection.ts';

import { deleteLeadNote, insertLeadNote, updateLeadStatus } from './leads.queries.ts';

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
    const [lead] = await readLeads(db, { id }, staffId);
    if (!lead) throw notFound('enquiry');
    return lead;
  }

  return {
    list: ({ query, ...selection }, staffId) =>
      readLeads(db, { ...selection, query: cleanLine(query) }, staffId),
    async setStatus(id, status, staffId) {
      await updateLeadStatus(db, id, status);
      return find(id, staffId);
    },
    async addNote(id, text, staffId) {
      await find(id, staffId);
      await insertLeadNote(db, id, { text, staffId });
      return find(id, staffId);
    },
    async deleteNote(id, noteId, staffId) {
      if (!(await deleteLeadNote(db, id, { noteId, staffId }))) throw notFound('note');
      return find(id, staffId);
    },
  };
}
