import { formMessages } from '#ui/form/form.messages.ts';

/** Texts that the question form shows in the browser. */
export const questionFormMessages = [
  ...formMessages,
  'forms.errors.tooShort',
  'forms.leaveEmpty',
  'forms.email',
  'forms.name',
  'questions.sent',
  'questions.submit',
  'questions.text',
  'reviews.emailHint',
] as const;
