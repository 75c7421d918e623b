/** Texts that every form may show in the browser. */
export const formMessages = [
  'errors.internal',
  'errors.network',
  'errors.tooManyRequests',
  'forms.errorSummary',
  'forms.errors.email',
  'forms.errors.noEmpty',
  'forms.errors.phone',
  'forms.errors.tooLong',
] as const;
