import type { z } from 'zod';

import type { ValidationKey } from '#locales/message-keys.ts';

import { writeMessageRef } from './message-ref.ts';
import type { MessageParams } from './translate.ts';

type Issue = z.core.$ZodRawIssue;

const mostNamed = 10;
const longestName = 60;

/**
 * What zod would say of a value in English, as a message to be put into the reader's language: to be given to
 * `safeParse` as `{ error: describeIssue }`. What a schema says itself comes first.
 */
export function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? say('validation.missing') : say(expected(issue.expected));
    case 'too_big':
      return limitOf(issue.origin, Number(issue.maximum), [
        issue.inclusive === false ? 'validation.below' : 'validation.atMost',
        'validation.tooLong',
        'validation.tooMany',
      ]);
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) <= 1) return say('validation.empty');
      return limitOf(issue.origin, Number(issue.minimum), [
        issue.inclusive === false ? 'validation.above' : 'validation.atLeast',
        'validation.tooShort',
        'validation.tooFew',
      ]);
    case 'not_multiple_of':
      return say('validation.multipleOf', { divisor: Number(issue.divisor) });
    case 'invalid_format':
      return say(formats[issue.format] ?? 'validation.format');
    case 'invalid_value':
      if (issue.input === undefined) return say('validation.missing');
      return issue.values.length <= mostNamed
        ? say('validation.oneOf', { values: nameAll(issue.values.map(String)) })
        : say('validation.invalid');
    case 'unrecognized_keys':
      return say('validation.unknownFields', { names: nameAll(issue.keys) });
    case 'invalid_union':
      return say(issue.input === undefined ? 'validation.missing' : 'validation.invalid');
    default:
      return say('validation.invalid');
  }
}

const formats: Readonly<Record<string, ValidationKey>> = {
  email: 'validation.email',
  url: 'validation.url',
  date: 'validation.date',
  datetime: 'validation.moment',
};

function expected(type: string): ValidationKey {
  switch (type) {
    case 'string':
      return 'validation.text';
    case 'number':
      return 'validation.number';
    case 'int':
      return 'validation.wholeNumber';
    case 'boolean':
      return 'validation.yesOrNo';
    case 'array':
    case 'tuple':
      return 'validation.list';
    case 'object':
    case 'record':
      return 'validation.object';
    default:
      return 'validation.invalid';
  }
}

function limitOf(
  origin: string,
  limit: number,
  [ofNumber, ofText, ofList]: [ValidationKey, ValidationKey, ValidationKey],
): string {
  if (origin === 'string') return say(ofText, { count: limit });
  return origin === 'number' || origin === 'int' ? say(ofNumber, { limit }) : say(ofList, { count: limit });
}

function say(key: ValidationKey, params?: MessageParams): string {
  return writeMessageRef(key, params);
}

function nameAll(names: readonly string[]): string {
  return names
    .slice(0, mostNamed)
    .map((name) => name.slice(0, longestName).toWellFormed())
    .join(', ');
}
