import type { MessageKey } from '#locales/message-keys.ts';

/** Says which message a value earns, or null when it passes. All but those of passwords pass when empty. */
export type Rule = (value: unknown) => MessageKey | null;

const maxEmailLength = 254;
const maxPhoneLength = 40;
/** E.164 allows 15 digits; fewer than 5 is no number one can call from elsewhere. */
const phoneDigitCount = { min: 5, max: 15 };

// Both patterns are linear: every repeated group starts with a character the one before cannot hold.
const emailPattern = /^[^\s\p{C}@<>()[\]",;:\\]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,8}$/u;
const phonePattern = /^\+?\d+(?:[ -]+\d+)*(?:[ -]*\(\d+\)[ -]*\d+(?:[ -]+\d+)*)?$/;

/** Empty, null and white space alone fail (specification section 5). */
export function checkNoEmpty(value: unknown): MessageKey | null {
  return isEmpty(value) ? 'forms.errors.noEmpty' : null;
}

/** A simple address pattern with a top-level part of 2 to 8 letters. */
export function checkEmail(value: unknown): MessageKey | null {
  if (isEmpty(value)) return null;
  const isAddress = typeof value === 'string' && value.length <= maxEmailLength && emailPattern.test(value);
  return isAddress ? null : 'forms.errors.email';
}

/** Leading +, digits, bracketed digits, groups separated by dashes or spaces. */
export function checkPhone(value: unknown): MessageKey | null {
  if (isEmpty(value)) return null;
  if (typeof value !== 'string' || value.length > maxPhoneLength) return 'forms.errors.phone';
  const phone = value
    .trim()
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s/g, ' ');
  const digits = phone.replace(/\D/g, '').length;
  const isPhone = digits >= phoneDigitCount.min && digits <= phoneDigitCount.max && phonePattern.test(phone);
  return isPhone ? null : 'forms.errors.phone';
}

/** A calendar date `YYYY-MM-DD` no later than yesterday, by the clock's own time zone. */
export function checkBirthDate(value: unknown, now: Date = new Date()): MessageKey | null {
  if (isEmpty(value)) return null;
  const isPast = typeof value === 'string' && isCalendarDate(value) && value < localDate(now);
  return isPast ? null : 'forms.errors.birthDate';
}

/** A box that must be ticked. */
export function checkConsent(value: unknown): MessageKey | null {
  return value === true ? null : 'forms.errors.consent';
}

/** The message of the first rule that fails. */
export function checkRules(value: unknown, rules: readonly Rule[]): MessageKey | null {
  for (const check of rules) {
    const error = check(value);
    if (error) return error;
  }
  return null;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function localDate(date: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
