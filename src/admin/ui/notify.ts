import { notifications, type NotificationData } from '@mantine/notifications';

import { ApiError } from '../api/api-error.ts';
import { printText } from '../i18n/use-texts.ts';
import { uiTexts } from './ui.texts.ts';

/** Says something that goes by itself; its button to close it has a name. */
export function notify(message: string, look: Pick<NotificationData, 'color' | 'autoClose'> = {}): void {
  notifications.show({ ...look, message, closeButtonProps: closing() });
}

export function notifySuccess(message: string): void {
  notify(message, { color: 'teal' });
}

/** Tells a failure in words; stays until it is closed. */
export function notifyFailure(error: unknown): void {
  notify(describeFailure(error), { color: 'red', autoClose: false });
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
