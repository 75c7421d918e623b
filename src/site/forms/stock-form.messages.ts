import { formMessages } from '#ui/form/form.messages.ts';

/** Texts that the form of those who wait for something shows in the browser. */
export const stockFormMessages = [
  ...formMessages,
  'forms.leaveEmpty',
  'forms.email',
  'backInStock.consent',
  'backInStock.noted',
  'backInStock.notedTitle',
  'backInStock.sent',
  'backInStock.sentTitle',
  'backInStock.submit',
] as const;
