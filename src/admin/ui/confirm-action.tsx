import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';

import { printText } from '../i18n/use-texts.ts';
import { uiTexts } from './ui.texts.ts';

interface Confirmation {
  title: string;
  /** What will happen, and that it cannot be undone if so. */
  text: string;
  /** A verb with its object: "Delete the product". */
  confirmLabel: string;
  danger?: boolean;
}

/** Asks before something that cannot be undone; true when it is wanted. */
export function confirmAction({ title, text, confirmLabel, danger = false }: Confirmation): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      centered: true,
      children: <Text size="sm">{text}</Text>,
      labels: { confirm: confirmLabel, cancel: printText(uiTexts, 'cancel') },
      confirmProps: danger ? { color: 'red.8' } : {},
      closeButtonProps: { 'aria-label': printText(uiTexts, 'close') },
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
      onClose: () => resolve(false),
    });
  });
}
