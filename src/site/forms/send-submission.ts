import { leastFillMs } from '#domain/submission-rules.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import type { FormAnswer } from '#ui/form/form-state.ts';

import { callApi } from '../client/api-client.ts';
import { toFormAnswer } from '../client/form-answer.ts';
import { authStore } from '../shop/auth-store.ts';

interface Submission<Answer> {
  path: '/leads' | '/stock-requests' | '/product-reviews' | '/product-questions' | '/articles/comments';
  body: object;
  /** When the form was shown, by `performance.now()`. */
  shownAt: number;
  /** Told what the server has answered. */
  onAnswer?(answer: Answer): void;
}

/**
 * Sends what a visitor wrote. The server takes a form that is filled in no time for a program's work;
 * people whose browser fills it for them are as fast, so theirs waits.
 */
export async function sendSubmission<Answer>(
  { path, body, shownAt, onAnswer }: Submission<Answer>,
  t: Translator,
): Promise<FormAnswer | undefined> {
  const early = leastFillMs - (performance.now() - shownAt);
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  const elapsed = Math.ceil(performance.now() - shownAt);
  const [failure, answer] = await callApi<Answer>('POST', path, {
    body: { ...body, elapsed },
    token: authStore.get()?.token,
  });
  if (failure) return toFormAnswer(failure, t);
  onAnswer?.(answer);
  return { success: true };
}
