import { fieldErrors, type FieldErrors } from '#domain/errors.ts';
import { writeMessageRef } from '#domain/i18n/message-ref.ts';
import type { SubmissionRules } from '#domain/submission-rules.ts';

/** Throws 422 with what is wrong with each field. */
export function checkSubmission(fields: object, rules: SubmissionRules): void {
  const values = new Map<string, unknown>(Object.entries(fields));
  const children: FieldErrors = {};
  for (const [name, checks] of Object.entries(rules)) {
    for (const check of checks) {
      const problem = check(values.get(name));
      if (problem === null) continue;
      children[name] = { errors: [typeof problem === 'string' ? problem : writeMessageRef(...problem)] };
      break;
    }
  }
  if (Object.keys(children).length > 0) throw fieldErrors(children);
}
