import type { FieldErrors } from '#domain/errors.ts';
import { isRefusal } from '#domain/form-refusal.ts';
import type { Translator } from '#domain/i18n/translate.ts';

import { validate, type FormErrors, type RulesOf } from './form-rules.ts';
import { writeValue, type FormValue, type FormValues } from './form-values.ts';

/** What an action gives back: the body of an answer. Errors without `success: true` are a refusal. */
export interface FormAnswer {
  success?: boolean;
  errors?: readonly string[];
  children?: FieldErrors;
}

export interface FormState<Values extends FormValues> {
  values: Values;
  /** Texts by path of field. */
  errors: FormErrors;
  /** What is wrong with the form as a whole. */
  formErrors: readonly string[];
  /** Paths into which something was put. */
  touched: ReadonlySet<string>;
  status: 'idle' | 'sending' | 'sent';
  /** How often sending was refused, here or by the server: each time the summary takes the focus. */
  refusals: number;
}

interface Check<Values extends FormValues> {
  rules: RulesOf<Values>;
  t: Translator;
}

export function startForm<Values extends FormValues>(values: Values): FormState<Values> {
  return { values, errors: {}, formErrors: [], touched: new Set(), status: 'idle', refusals: 0 };
}

/** Takes what was put into a field; judging it is `checkField`'s, half a second later. */
export function changeField<Values extends FormValues>(
  state: FormState<Values>,
  path: string,
  value: FormValue,
): FormState<Values> {
  return {
    ...state,
    values: writeValue(state.values, path, value),
    touched: new Set([...state.touched, path]),
    status: state.status === 'sent' ? 'idle' : state.status,
  };
}

/** Judges one field. An error that the server had found there is gone: the value is another now. */
export function checkField<Values extends FormValues>(
  state: FormState<Values>,
  path: string,
  { rules, t }: Check<Values>,
): FormState<Values> {
  const { [path]: _, ...others } = state.errors;
  const error = validate(state.values, rules, t)[path];
  return { ...state, errors: error === undefined ? others : { ...others, [path]: error } };
}

/** Judges the whole form before it is sent: `sending` when it may go. */
export function beginSending<Values extends FormValues>(
  state: FormState<Values>,
  { rules, t }: Check<Values>,
): FormState<Values> {
  const errors = validate(state.values, rules, t);
  if (Object.keys(errors).length > 0) return refuse(state, errors, []);
  return { ...state, errors, formErrors: [], status: 'sending' };
}

/** Takes the action's answer (specification section 8): none at all is the server's own failure. */
export function finishSending<Values extends FormValues>(
  state: FormState<Values>,
  answer: FormAnswer | undefined,
  t: Translator,
): FormState<Values> {
  if (!answer) return refuse(state, {}, [t('errors.internal')]);
  if (isRefusal(answer)) {
    const errors: Record<string, string> = {};
    flatten(answer.children ?? {}, '', errors);
    return refuse(state, errors, answer.errors ?? []);
  }
  return { ...state, errors: {}, formErrors: [], touched: new Set(), status: 'sent' };
}

function refuse<Values extends FormValues>(
  state: FormState<Values>,
  errors: FormErrors,
  formErrors: readonly string[],
): FormState<Values> {
  return { ...state, errors, formErrors, status: 'idle', refusals: state.refusals + 1 };
}

function flatten(children: FieldErrors, path: string, into: Record<string, string>): void {
  for (const [name, { errors = [], children: inner = {} }] of Object.entries(children)) {
    const place = path === '' ? name : `${path}.${name}`;
    if (errors.length > 0) into[place] = errors.join(' ');
    flatten(inner, place, into);
  }
}
