import { formMessages } from '#ui/form/form.messages.ts';

/** Texts that the comment form shows in the browser. */
export const commentFormMessages = [
  ...formMessages,
  'forms.leaveEmpty',
  'forms.email',
  'forms.name',
  'comments.cancelReply',
  'comments.replyTo',
  'comments.sent',
  'comments.submit',
  'comments.text',
  'reviews.emailHint',
] as const;
