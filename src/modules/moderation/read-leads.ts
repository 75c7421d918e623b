import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Lead, LeadStatus } from '#domain/schemas/moderation.schema.ts';

import { selectLeads, type LeadRow } from './moderation.queries.ts';
import type { Selection } from './selection.ts';

/**
 * Enquiries as somebody of the staff sees them, newest first, or the one with the id. `query` may stand anywhere in
 * what an enquiry tells.
 */
export async function readLeads(
  db: Kysely<Database>,
  selection: (Selection<LeadStatus> & { query?: string }) | { id: number },
  staffId: number,
): Promise<Lead[]> {
  return (await selectLeads(db, selection)).map((row) => toLead(row, staffId));
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
