import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { StoreApi } from 'zustand';

import { printText } from '../../i18n/use-texts.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import type { BuilderStoreState } from '../store/builder-state.ts';

/** Instead of a question beforehand: a way back afterwards, as long as nothing else was done. */
export function offerUndo(
  store: StoreApi<BuilderStoreState>,
  { text, label }: { text: string; label: string },
): void {
  const step = store.getState().undoStep?.id;
  const takeBack = () => {
    if (store.getState().undoStep?.id === step) store.getState().undo();
    notifications.hide(id);
  };
  const id = notifications.show({
    autoClose: 8000,
    closeButtonProps: { 'aria-label': printText(uiTexts, 'close') },
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{text}</Text>
        <Button size="compact-sm" variant="light" onClick={takeBack}>
          {label}
        </Button>
      </Group>
    ),
  });
}
