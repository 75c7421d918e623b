import type { EnquiryRules } from '#domain/enquiry-rules.ts';
import { AppError, type FieldErrors } from '#domain/errors.ts';
import type { Translator } from '#domain/i18n/translate.ts';

/** Throws 422 with what is wrong with each field, in words. */
export function checkEnquiry(fields: object, rules: EnquiryRules, t: Translator): void {
  const values = new Map<string, unknown>(Object.entries(fields));
  const children: FieldErrors = {};
  for (const [name, checks] of Object.entries(rules)) {
    for (const check of checks) {
      const problem = check(values.get(name));
      if (problem === null) continue;
      children[name] = { errors: [typeof problem === 'string' ? t(problem) : t(...problem)] };
      break;
    }
  }
  if (Object.keys(children).length > 0) throw refuseFields(children);
}

/** One field is wrong in a way that only the database knows. */
export function refuseField(name: string, message: string): AppError {
  return refuseFields({ [name]: { errors: [message] } });
}

function refuseFields(children: FieldErrors): AppError {
  return new AppError('validation_failed', 'api.validationFailed', { children });
}
