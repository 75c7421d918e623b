import { formMessages } from '#ui/form/form.messages.ts';

/** Texts that the review form shows in the browser. */
export const reviewFormMessages = [
  ...formMessages,
  'forms.errors.rating',
  'forms.errors.tooShort',
  'forms.leaveEmpty',
  'forms.email',
  'forms.name',
  'reviews.emailHint',
  'reviews.photos',
  'reviews.photosHint',
  'reviews.photosKept',
  'reviews.removePhoto',
  'reviews.sent',
  'reviews.stars',
  'reviews.submit',
  'reviews.text',
  'reviews.yourRating',
] as const;
