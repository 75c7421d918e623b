import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { LeadStatus } from '#domain/schemas/moderation.schema.ts';

type Db = Kysely<Database>;

export interface NewLead {
  type: string;
  productId: number | null;
  variationId: number | null;
  /** For a product that is gone since. */
  productTitle: string;
  name: string;
  /** E.164 where it is a number. */
  phone: string;
  email: string;
  text: string;
  /** Where it was sent from. */
  url: string;
  utm: object;
  /** When it was given and to which text. */
  consent: { at: string; text: string } | null;
}

/** Gives its id. A product that is gone since is no reason to lose an enquiry. */
export async function insertLead(db: Db, lead: NewLead): Promise<number> {
  const { productId } = lead;
  const { id } = await db
    .insertInto('leads')
    .values({
      type: lead.type,
      product_id: sql`(select id from products where id = ${productId})`,
      variation_id: sql`(select id from variations
        where id = ${lead.variationId} and product_id = ${productId})`,
      product_title: sql`coalesce((select title from products where id = ${productId}), ${lead.productTitle})`,
      name: lead.name,
      phone: lead.phone,
      email: lead.email,
      text: lead.text,
      url: lead.url,
      utm: JSON.stringify(lead.utm),
      consent: lead.consent ? JSON.stringify(lead.consent) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateLeadStatus(db: Db, id: number, status: LeadStatus): Promise<void> {
  await db.updateTable('leads').set({ status }).where('id', '=', id).execute();
}

export async function insertLeadNote(
  db: Db,
  leadId: number,
  { text, staffId }: { text: string; staffId: number },
): Promise<void> {
  await db.insertInto('staff_notes').values({ lead_id: leadId, staff_id: staffId, text }).execute();
}

/** False when there is none, or it is somebody else's. */
export async function deleteLeadNote(
  db: Db,
  leadId: number,
  { noteId, staffId }: { noteId: number; staffId: number },
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('staff_notes')
    .where('id', '=', noteId)
    .where('lead_id', '=', leadId)
    .where('staff_id', '=', staffId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
