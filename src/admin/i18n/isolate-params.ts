import type { MessageParams } from '#domain/i18n/translate.ts';

/** Letters of Hebrew, Arabic and their neighbours, and the forms that they take. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Keeps what is put into a sentence, such as a name, apart from the order of its words: U+2068 and U+2069 of Unicode
 * (UAX 9, 2.4). What cannot disturb the sentence stays as it is.
 */
export function isolateParams(params: MessageParams, dir: 'ltr' | 'rtl'): MessageParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const disturbs =
        typeof value === 'string' && value !== '' && (dir === 'rtl' || rightToLeft.test(value));
      return [name, disturbs ? `\u2068${value}\u2069` : value];
    }),
  );
}

/** A sentence without the marks of `isolateParams`, for what is stored or leaves the admin. */
export function withoutMarks(sentence: string): string {
  return sentence.replaceAll(/[\u2068\u2069]/g, '');
}
