import type { MessageKey } from '#locales/message-keys.ts';

const passwordLength = { min: 6, max: 128 } as const;
const staffPasswordMin = 10;

/** 6 to 128 characters. */
export function checkPassword(value: unknown): MessageKey | null {
  const length = typeof value === 'string' ? value.length : 0;
  if (length < passwordLength.min) return 'forms.errors.password';
  return length > passwordLength.max ? 'forms.errors.passwordTooLong' : null;
}

/** 10 to 128 characters: an account of staff opens more than one's own orders. */
export function checkStaffPassword(value: unknown): MessageKey | null {
  const isShort = typeof value !== 'string' || value.length < staffPasswordMin;
  return isShort ? 'forms.errors.staffPassword' : checkPassword(value);
}
