import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

import { useTexts } from '../i18n/use-texts.ts';
import { uiTexts } from '../ui/ui.texts.ts';

interface SearchDialogProps {
  title: string;
  opened: boolean;
  onClose(): void;
  /** The search with what it has found. */
  children: ReactNode;
}

/** Something to search and choose from, over the screen. */
export function SearchDialog({ title, opened, onClose, children }: SearchDialogProps) {
  const t = useTexts(uiTexts);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size="lg"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {children}
    </Modal>
  );
}
