import { notifications } from '@mantine/notifications';

import { ApiError } from '../api/api-error.ts';
import { printText } from '../i18n/use-texts.ts';
import { uiTexts } from './ui.texts.ts';

export function notifySuccess(message: string): void {
  notifications.show({ message, color: 'teal', closeButtonProps: closing() });
}

/** Tells a failure in words; stays until it is closed. */
export function notifyFailure(error: unknown): void {
  notifications.show({
    message: describeFailure(error),
    color: 'red',
    autoClose: false,
    closeButtonProps: closing(),
  });
}

function closing(): { 'aria-label': string } {
  return { 'aria-label': printText(uiTexts, 'close') };
}

/** A failure in the words that people read. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  if (error.status === 0) return printText(uiTexts, 'offline');
  // What broke is for the server's log; a server that is busy says itself what to do.
  if (error.status >= 500 && error.status !== 503) return printText(uiTexts, 'broken');
  return [error.message, ...error.errors].join(' ');
}
