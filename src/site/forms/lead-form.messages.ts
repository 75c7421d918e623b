import { formMessages } from '#ui/form/form.messages.ts';
import { phoneMessages } from '#ui/form/phone/phone.messages.ts';

/** Texts that the enquiry form shows in the browser. */
export const leadFormMessages = [
  ...formMessages,
  ...phoneMessages,
  'forms.errors.consent',
  'forms.leaveEmpty',
  'forms.name',
  'forms.email',
  'lead.about',
  'lead.comment',
  'lead.policy',
  'lead.sent',
  'lead.sentTitle',
  'lead.submit',
] as const;
