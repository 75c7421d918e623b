import type { Kysely } from 'kysely';

import { isDatabaseId } from '#db/database-id.ts';
import type { Database } from '#db/database.ts';
import { leadRules } from '#domain/submission-rules.ts';
import { fieldErrors } from '#domain/errors.ts';
import { logTexts } from '#domain/log-texts.ts';
import type { LeadRequest } from '#domain/schemas/submission.schema.ts';
import { plainText } from '#domain/text.ts';
import { checkSubmission } from '#modules/moderation/check-submission.ts';
import { ownPage } from '#modules/moderation/own-page.ts';
import { isFilledByProgram, limitSubmissions, type Sender } from '#modules/moderation/spam-guard.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';
import { toE164 } from '#platform/phones/to-e164.ts';

import { insertLead } from './leads.queries.ts';

export interface LeadSubmissions {
  /** Stores an enquiry and tells the manager by mail. Throws 422 for wrong fields, 429 for too many. */
  send(lead: LeadRequest, sender: Sender): Promise<void>;
}

interface LeadSubmissionsOptions {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  limits: RateLimiter;
  outbox: Pick<Outbox, 'wake'>;
  origin: () => string;
}

export function createLeadSubmissions({
  db,
  settings,
  limits,
  outbox,
  origin,
}: LeadSubmissionsOptions): LeadSubmissions {
  return {
    async send(lead, sender) {
      const known = await settings.read();
      const { ecommerce } = known;
      const isTextRequired = ecommerce.enquiryModalCustomField.required;
      checkSubmission(lead, leadRules({ isTextRequired, isConsentRequired: ecommerce.showLeadsPopupPolicy }));
      const productId = readProductId(lead.product);
      if (isFilledByProgram(lead)) return;
      await limitSubmissions(limits, 'lead', sender);
      const consent = lead.consent
        ? { at: new Date().toISOString(), text: plainText(ecommerce.leadsPopupPolicyText) }
        : null;
      await db.transaction().execute(async (trx) => {
        const leadId = await insertLead(trx, {
          type: lead.type,
          productId,
          variationId: lead.product?.variationId ?? null,
          productTitle: lead.product?.title ?? '',
          name: lead.name,
          phone: toE164(lead.phone, known),
          email: lead.email,
          text: lead.text,
          url: ownPage(lead.url, origin()),
          utm: lead.utm,
          consent,
        });
        await enqueue(trx, 'mail.lead', { leadId });
      });
      outbox.wake();
    },
  };
}

/** Null when the enquiry is about no product; throws when it is about one without an id. */
function readProductId(product: LeadRequest['product']): number | null {
  if (!product) return null;
  const id = typeof product.id === 'string' ? Number(product.id) : product.id;
  if (typeof id === 'number' && isDatabaseId(id)) return id;
  throw fieldErrors({ product: { errors: [logTexts.invalidProductId] } });
}
