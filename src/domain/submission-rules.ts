import type { MessageKey } from '#locales/message-keys.ts';

import type { MessageParams } from './i18n/translate.ts';
import { checkConsent, checkEmail, checkNoEmpty, checkPhone } from './validation.ts';

/** A message, with its parameters where it has some. */
type Problem = MessageKey | readonly [MessageKey, MessageParams];
export type SubmissionRules = Readonly<Record<string, readonly ((value: unknown) => Problem | null)[]>>;

/** A form that is filled faster, in milliseconds, was filled by a program. */
export const leastFillMs = 2000;
export const submissionTextLength = { min: 10, max: 5000 } as const;

/** The rules of an enquiry; the shop decides whether its text must be filled and its consent be given. */
export function leadRules({
  isTextRequired,
  isConsentRequired = false,
}: {
  isTextRequired: boolean;
  isConsentRequired?: boolean;
}) {
  return {
    name: [checkNoEmpty],
    phone: [checkNoEmpty, checkPhone],
    email: [checkEmail],
    text: isTextRequired ? [checkNoEmpty, checkLongest] : [checkLongest],
    consent: isConsentRequired ? [checkConsent] : [],
  } satisfies SubmissionRules;
}

export const reviewRules = {
  rating: [checkRating],
  name: [checkNoEmpty],
  email: [checkEmail],
  text: [checkNoEmpty, checkShortest, checkLongest],
} satisfies SubmissionRules;

export const commentRules = {
  name: [checkNoEmpty],
  email: [checkEmail],
  text: [checkNoEmpty, checkLongest],
} satisfies SubmissionRules;

export const questionRules = {
  name: [checkNoEmpty],
  email: [checkEmail],
  text: [checkNoEmpty, checkShortest, checkLongest],
} satisfies SubmissionRules;

export const stockRequestRules = { email: [checkNoEmpty, checkEmail] } satisfies SubmissionRules;

/** One to five whole stars. */
function checkRating(value: unknown): Problem | null {
  return [1, 2, 3, 4, 5].includes(Number(value)) ? null : 'forms.errors.rating';
}

function checkShortest(value: unknown): Problem | null {
  const { min } = submissionTextLength;
  return lengthOf(value) < min ? ['forms.errors.tooShort', { count: min }] : null;
}

function checkLongest(value: unknown): Problem | null {
  const { max } = submissionTextLength;
  return lengthOf(value) > max ? ['forms.errors.tooLong', { count: max }] : null;
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? value.trim().length : 0;
}
