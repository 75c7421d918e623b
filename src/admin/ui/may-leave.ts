import { printText } from '../i18n/use-texts.ts';
import { confirmAction } from './confirm-action.tsx';
import { uiTexts } from './ui.texts.ts';

/** Asks before unsaved changes are given up; true when that is wanted. */
export function mayLeave(): Promise<boolean> {
  return confirmAction({
    title: printText(uiTexts, 'leaveTitle'),
    text: printText(uiTexts, 'leaveText'),
    confirmLabel: printText(uiTexts, 'leave'),
    danger: true,
  });
}
