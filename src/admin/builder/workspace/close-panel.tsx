import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';

import { useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { useWorkspace } from './workspace.ts';

/** Closes the panel that lies over the page on narrow screens. */
export function ClosePanel() {
  const t = useTexts(uiTexts);
  const set = useWorkspace((state) => state.set);
  return (
    <ActionIcon
      className="vt-panel__close"
      variant="subtle"
      color="gray.8"
      aria-label={t('close')}
      onClick={() => set({ openPanel: null })}
    >
      <IconX size={18} aria-hidden />
    </ActionIcon>
  );
}
