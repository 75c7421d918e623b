import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import { useRef, useState } from 'react';

import { isEqual } from '#domain/editing/is-equal.ts';
import type { FieldErrors } from '#domain/errors.ts';

import { ApiError } from '../api/api-error.ts';
import { printText } from '../i18n/use-texts.ts';
import { findUnread } from './find-unread.ts';
import { notifyFailure } from './notify.ts';
import { numberTexts } from './number.texts.ts';

interface ServerForm<Values extends Record<string, unknown>> {
  form: UseFormReturnType<Values>;
  isSending: boolean;
  /** For `<form onSubmit>`: sends valid values and puts what the server refuses at the fields. */
  submit: ReturnType<UseFormReturnType<Values>['onSubmit']>;
}

/**
 * A form whose values go to the API once at a time, however often Enter is pressed. A failure keeps all that was
 * typed, leads to the first field that is wrong, and what is typed while the values are on their way counts as not
 * saved. Nothing is sent while a number cannot be read.
 */
export function useServerForm<Values extends Record<string, unknown>>(
  options: UseFormInput<Values> & {
    /**
     * `unsaved`: the screen says itself what has come between, and what was typed is not saved yet. `again`: the
     * form is emptied for the next one.
     */
    send(values: Values): Promise<void | 'unsaved' | 'again'>;
  },
): ServerForm<Values> {
  const { send, ...formOptions } = options;
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const form = useForm<Values>({ mode: 'controlled', ...formOptions });

  async function trySend(values: Values, event?: { currentTarget: unknown }): Promise<void> {
    if (isUnderWay.current) return;
    const sent = event?.currentTarget;
    const unread = findUnread(values);
    if (unread.length > 0) {
      form.setErrors(Object.fromEntries(unread.map((path) => [path, printText(numberTexts, 'required')])));
      if (sent instanceof HTMLElement) sent.querySelector<HTMLElement>('[data-unread]')?.focus();
      return;
    }
    isUnderWay.current = true;
    setSending(true);
    try {
      const outcome = await send(values);
      if (outcome === 'unsaved') return;
      if (outcome === 'again' && isEqual(form.getValues(), values)) form.reset();
      else form.resetDirty(values);
    } catch (error) {
      const errors = error instanceof ApiError ? flattenErrors(error.children) : {};
      form.setErrors(errors);
      if (Object.keys(errors).length === 0) notifyFailure(error);
      else if (sent instanceof HTMLElement) showFirstWrong(sent);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  }

  const submit: ServerForm<Values>['submit'] = (event) =>
    form.onSubmit(trySend, (_errors, _values, refused) => {
      if (refused?.currentTarget instanceof HTMLElement) showFirstWrong(refused.currentTarget);
    })(event);
  return { form, isSending, submit };
}

/** Once the errors are drawn: the field may be far above what is in sight. What no field shows is told above the form. */
function showFirstWrong(form: HTMLElement, frames = 10): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (frames > 0 && (!field || field.closest('[inert]'))) {
      showFirstWrong(form, frames - 1);
      return;
    }
    field?.focus({ preventScroll: true });
    const told = field ?? form.closest('main')?.querySelector('[role="alert"]');
    told?.scrollIntoView({ block: 'center' });
  });
}

/** The server's nested errors as paths: `address.city`. */
export function flattenErrors(children: FieldErrors, prefix = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(children).map(([name, { errors = [], children: below = {} }]) => ({
      ...(errors.length > 0 && { [prefix + name]: errors.join(' ') }),
      ...flattenErrors(below, `${prefix}${name}.`),
    })),
  ) as Record<string, string>;
}
