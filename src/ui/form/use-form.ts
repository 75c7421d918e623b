import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from 'react';

import type { Translator } from '#domain/i18n/translate.ts';
import { logTexts } from '#domain/log-texts.ts';
import { inputDebounce } from '#domain/timings.ts';

import { isRequired, type RulesOf } from './form-rules.ts';
import {
  beginSending,
  changeField,
  checkField,
  finishSending,
  startForm,
  type FormAnswer,
  type FormState,
} from './form-state.ts';
import {
  nameOfPath,
  pathOfName,
  readValue,
  type FieldPath,
  type FieldValue,
  type FormValues,
} from './form-values.ts';
import { useWaitingPaths } from './use-waiting-paths.ts';

type Labels = Readonly<Record<string, string>>;

interface FormOptions<Values extends FormValues> {
  /** Begins the ids of the form's fields: islands are drawn apart from their page, so no `useId`. */
  idPrefix: string;
  initial: Values;
  /** Labels by path, or what they are for these values; the forms of an array share theirs (`receivers.phone`). */
  labels: Labels | ((values: Values) => Labels);
  /** The rules, or what they are for these values. */
  rules: RulesOf<Values> | ((values: Values) => RulesOf<Values>);
  /** Sends the values. `undefined` says that the server failed. */
  submit: (values: Values) => Promise<FormAnswer | undefined>;
  /** What the server said when the form was sent without script. */
  refused?: FormAnswer;
  onSuccess?: (answer: FormAnswer, values: Values) => void;
  onFailure?: (answer: FormAnswer) => void;
  t: Translator;
}

/** Milliseconds in which a click that took the focus away is over. */
const leaveDelay = 200;

/** One field as its control needs it. */
export interface FormField<Value> {
  id: string;
  name: string;
  label: string;
  value: Value;
  error: string | undefined;
  required: boolean;
  change: (value: Value) => void;
  leave: () => void;
}

export interface Form<Values extends FormValues> extends FormState<Values> {
  /** For the `form` element. */
  props: { ref: RefObject<HTMLFormElement | null>; onSubmit: (event: FormEvent) => void };
  idOf: (path: string) => string;
  labelOf: (path: string) => string;
  field: <Value = string>(path: FieldPath<Values>) => FormField<Value>;
  /** Replaces a value by code, such as the zone when the country changes. */
  change: (path: string, value: FormValues[string]) => void;
  /** Makes the changes that the values of this moment ask for, those included that are not drawn yet. */
  amend: (listChanges: (values: Values) => readonly (readonly [string, FieldValue])[]) => void;
  t: Translator;
}

/**
 * A form over a tree of values: judged half a second after typing, on leaving a touched field and on
 * sending; the server's errors stand at their fields until those are judged anew (specification section 5).
 */
export function useForm<Values extends FormValues>(options: FormOptions<Values>): Form<Values> {
  const { idPrefix, t } = options;
  // Judging may come half a second after the drawing that it was asked in: by the rules of then.
  const current = useRef(options);
  useEffect(() => {
    current.current = options;
  });
  const [state, setState] = useState(() => {
    const blank = startForm(options.initial);
    return options.refused ? finishSending(blank, options.refused, t) : blank;
  });
  // Ahead of `state` while several changes are made before the next drawing.
  const latest = useRef(state);
  const element = useRef<HTMLFormElement>(null);

  function update(next: FormState<Values>): FormState<Values> {
    latest.current = next;
    setState(next);
    return next;
  }

  const check = () => ({ rules: rulesFor(current.current.rules, latest.current.values), t });

  const waiting = useWaitingPaths((path) => update(checkField(latest.current, path, check())));

  function change(path: string, value: FormValues[string]): void {
    update(changeField(latest.current, path, value));
    waiting.add(path, inputDebounce);
  }

  function leave(path: string): void {
    if (!latest.current.touched.has(path)) return;
    // Not at once: an error that comes or goes would move the button away from under the pointer that left for it.
    waiting.add(path, leaveDelay);
  }

  async function send(): Promise<void> {
    // A second click finds the first one still sending.
    if (latest.current.status === 'sending') return;
    waiting.clear();
    const { status, values } = update(beginSending(latest.current, check()));
    // oxlint-disable-next-line no-console
    if (status !== 'sending') return console.log(logTexts.validationFailed);
    let answer: FormAnswer | undefined;
    try {
      answer = await options.submit(values);
    } catch (error) {
      reportError(error);
    }
    const finished = update(finishSending(latest.current, answer, t));
    if (finished.status === 'sent') options.onSuccess?.(answer ?? {}, values);
    else options.onFailure?.(answer ?? {});
  }

  /** What was typed before this code arrived stands in the fields. */
  const takeEarlyValues = useEffectEvent(() => {
    for (const control of element.current?.elements ?? []) {
      const early = readEarly(control, latest.current.values);
      if (early) change(...early);
    }
  });

  useEffect(() => {
    // Without script the browser itself asks for what is required.
    if (element.current) element.current.noValidate = true;
    takeEarlyValues();
  }, []);

  const rules = rulesFor(options.rules, state.values);
  const labels = typeof options.labels === 'function' ? options.labels(state.values) : options.labels;
  const idOf = (path: string) => `${idPrefix}-${path.replaceAll('.', '-')}`;
  const labelOf = (path: string) => labels[path.replaceAll(/\.\d+/g, '')] ?? '';
  return {
    ...state,
    props: {
      ref: element,
      onSubmit(event) {
        event.preventDefault();
        void send();
      },
    },
    idOf,
    labelOf,
    field: <Value>(path: FieldPath<Values>) => ({
      id: idOf(path),
      name: nameOfPath(path),
      label: labelOf(path),
      value: readValue(state.values, path) as Value,
      error: state.errors[path],
      required: isRequired(state.values, rules, path),
      change: (value: Value) => change(path, value as FormValues[string]),
      leave: () => leave(path),
    }),
    change,
    amend(listChanges) {
      for (const [path, value] of listChanges(latest.current.values)) change(path, value);
    },
    t,
  };
}

/** What a control says other than the form knows, with its path. */
function readEarly(control: Element, values: FormValues): [path: string, value: FieldValue] | null {
  const early = valueOf(control);
  const path = pathOfName(control.getAttribute('name') ?? '');
  const known = readValue(values, path);
  if (early === undefined || known === undefined || typeof known === 'object' || known === early) return null;
  return [path, typeof known === 'number' ? Number(early) : early];
}

function rulesFor<Values extends FormValues>(
  rules: FormOptions<Values>['rules'],
  values: Values,
): RulesOf<Values> {
  return typeof rules === 'function' ? rules(values) : rules;
}

/** What stands in a control; undefined for a button and for a radio button that is not chosen. */
function valueOf(control: Element): string | boolean | undefined {
  if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) return control.value;
  if (!(control instanceof HTMLInputElement)) return undefined;
  if (control.type === 'checkbox') return control.checked;
  return control.type === 'radio' && !control.checked ? undefined : control.value;
}
