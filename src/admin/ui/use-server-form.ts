import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import { useState } from 'react';

import type { FieldErrors } from '#domain/errors.ts';

import { ApiError } from '../api/api-error.ts';
import { notifyFailure } from './notify.ts';

interface ServerForm<Values extends Record<string, unknown>> {
  form: UseFormReturnType<Values>;
  isSending: boolean;
  /** For `<form onSubmit>`: sends valid values and puts what the server refuses at the fields. */
  submit: ReturnType<UseFormReturnType<Values>['onSubmit']>;
}

/** A form whose values go to the API; a failure keeps all that was typed. */
export function useServerForm<Values extends Record<string, unknown>>(
  options: UseFormInput<Values> & {
    /** `unsaved`: the screen says itself what has come between, and what was typed is not saved yet. */
    send(values: Values): Promise<void | 'unsaved'>;
  },
): ServerForm<Values> {
  const { send, ...formOptions } = options;
  const [isSending, setSending] = useState(false);
  const form = useForm<Values>({ mode: 'controlled', ...formOptions });

  async function trySend(values: Values): Promise<void> {
    setSending(true);
    try {
      if ((await send(values)) !== 'unsaved') form.resetDirty();
    } catch (error) {
      const errors = error instanceof ApiError ? flatten(error.children) : {};
      form.setErrors(errors);
      if (Object.keys(errors).length === 0) notifyFailure(error);
    } finally {
      setSending(false);
    }
  }

  return { form, isSending, submit: form.onSubmit((values) => trySend(values)) };
}

/** The server's nested errors as paths: `address.city`. */
function flatten(children: FieldErrors, prefix = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(children).map(([name, { errors = [], children: below = {} }]) => ({
      ...(errors.length > 0 && { [prefix + name]: errors.join(' ') }),
      ...flatten(below, `${prefix}${name}.`),
    })),
  ) as Record<string, string>;
}
