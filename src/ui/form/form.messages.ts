/** Texts that every form may show in the browser. */
export const formMessages = [
  'errors.internal',
  'errors.network',
  'forms.errorSummary',
  'forms.errors.noEmpty',
  'forms.errors.email',
  'forms.errors.phone',
] as const;
