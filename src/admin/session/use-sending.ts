import { useState, type FormEvent } from 'react';

import { ApiError } from '../api/api-error.ts';
import { printText } from '../i18n/use-texts.ts';
import { signInTexts } from './sign-in.texts.ts';

export interface Failure {
  status: number;
  message: string;
  /** What is wrong with each field. */
  fields: Readonly<Record<string, string>>;
}

/** Sends a small form once at a time; a failure stays to be shown, and so does what was typed. */
export function useSending(send: () => Promise<void>) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setFailure(null);
    try {
      await send();
    } catch (error) {
      setFailure(describe(error));
    } finally {
      setSending(false);
    }
  }

  return {
    isSending,
    failure,
    clear: () => setFailure(null),
    submit: (event: FormEvent) => void submit(event),
  };
}

function describe(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.status === 0) {
    return { status: 0, message: printText(signInTexts, 'offline'), fields: {} };
  }
  const fields = Object.fromEntries(
    Object.entries(error.children).map(([name, { errors = [] }]) => [name, errors.join(' ')]),
  );
  return { status: error.status, message: error.message, fields };
}
