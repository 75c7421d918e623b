/** Texts of the phone field. */
export const phoneMessages = [
  'forms.errors.phoneExample',
  'forms.findCountry',
  'forms.noCountry',
  'forms.phone',
  'forms.phoneCountry',
  'forms.phoneValid',
] as const;
