/** What the fields and buttons of codes are called in a form that is sent without script. */
export const codeFields = {
  typed: 'code',
  /** The button that was pressed: `apply`, or another one of the form. */
  action: 'op',
  apply: 'code',
  /** The code that is taken back. */
  removed: 'uncode',
} as const;

/** The codes that are given after a form was sent, one that was only typed among them. */
export function readCodesForm(
  form: URLSearchParams,
  kept: readonly string[],
): { codes: string[]; isAsked: boolean } {
  const removed = form.get(codeFields.removed);
  if (removed !== null) return { codes: kept.filter((code) => code !== removed), isAsked: true };
  const typed = (form.get(codeFields.typed) ?? '').trim().slice(0, 200);
  const isAsked = typed !== '' || form.get(codeFields.action) === codeFields.apply;
  return { codes: typed === '' ? [...kept] : [...kept, typed], isAsked };
}
