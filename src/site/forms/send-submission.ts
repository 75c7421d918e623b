import { leastFillMs } from '#domain/submission-rules.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import type { FormAnswer } from '#ui/form/form-state.ts';

import { callApi } from '../client/api-client.ts';
import { toFormAnswer } from '../client/form-answer.ts';
import { authStore } from '../shop/auth-store.ts';

interface Submission {
  path: '/leads' | '/product-reviews' | '/product-questions' | '/articles/comments';
  body: object;
  /** When the form was shown, by `performance.now()`. */
  shownAt: number;
}

/**
 * Sends what a visitor wrote. The server takes a form that is filled in no time for a program's work;
 * people whose browser fills it for them are as fast, so theirs waits.
 */
export async function sendSubmission(
  { path, body, shownAt }: Submission,
  t: Translator,
): Promise<FormAnswer | undefined> {
  const early = leastFillMs - (performance.now() - shownAt);
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  const elapsed = Math.ceil(performance.now() - shownAt);
  const [failure] = await callApi('POST', path, {
    body: { ...body, elapsed },
    token: authStore.get()?.token,
  });
  return failure ? toFormAnswer(failure, t) : { success: true };
}
