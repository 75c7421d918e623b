import type { MessageParams, Translator } from '#domain/i18n/translate.ts';
import type { MessageKey } from '#locales/message-keys.ts';

import { readValue, type FieldValue, type FormValue, type FormValues } from './form-values.ts';

/** A message, with its parameters where it has some. */
type Problem = MessageKey | readonly [MessageKey, MessageParams];

/** Says what is wrong with a value, or null; the rules of `#domain/validation.ts` are such. */
export type FieldRule = (value: FormValue | undefined) => Problem | null;

/**
 * Rules in the shape of the form: a list for a field, a tree for a nested form. The tree of an array is
 * that of each of its forms.
 */
export type RulesOf<Values> = {
  [Name in keyof Values]?: Values[Name] extends readonly (infer Item)[]
    ? RulesOf<Item>
    : Values[Name] extends FieldValue
      ? readonly FieldRule[]
      : RulesOf<Values[Name]>;
};

/** Texts by path, in the order of the rules. */
export type FormErrors = Readonly<Record<string, string>>;

interface RuleTree {
  [name: string]: readonly FieldRule[] | RuleTree | undefined;
}

/** The first problem of each field, nested forms and arrays of forms included. */
export function validate<Values extends FormValues>(
  values: Values,
  rules: RulesOf<Values>,
  t: Translator,
): FormErrors {
  const errors: Record<string, string> = {};
  collect(values, rules as RuleTree, '', errors, t);
  return errors;
}

/** A field is required when its rules refuse it empty. */
export function isRequired<Values extends FormValues>(
  values: Values,
  rules: RulesOf<Values>,
  path: string,
): boolean {
  const empty = typeof readValue(values, path) === 'boolean' ? false : '';
  let place: RuleTree[string] = rules as RuleTree;
  for (const step of path.split('.')) {
    if (place === undefined || isRuleList(place)) return false;
    if (!/^\d+$/.test(step)) place = place[step];
  }
  return isRuleList(place) && firstProblem(empty, place) !== null;
}

function collect(
  value: FormValue | undefined,
  rules: readonly FieldRule[] | RuleTree,
  path: string,
  errors: Record<string, string>,
  t: Translator,
): void {
  if (isRuleList(rules)) {
    const problem = firstProblem(value, rules);
    if (problem !== null) errors[path] = typeof problem === 'string' ? t(problem) : t(...problem);
    return;
  }
  const below = (step: string | number) => (path === '' ? String(step) : `${path}.${step}`);
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, rules, below(index), errors, t);
    return;
  }
  for (const [name, inner] of Object.entries(rules)) {
    if (inner) collect((value as FormValues | undefined)?.[name], inner, below(name), errors, t);
  }
}

function firstProblem(value: FormValue | undefined, rules: readonly FieldRule[]): Problem | null {
  for (const check of rules) {
    const problem = check(value);
    if (problem !== null) return problem;
  }
  return null;
}

function isRuleList(rules: RuleTree[string]): rules is readonly FieldRule[] {
  return Array.isArray(rules);
}
