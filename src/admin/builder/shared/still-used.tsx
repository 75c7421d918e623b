import { Modal, Stack, Text } from '@mantine/core';

import type { SharedSectionUses } from '#domain/schemas/shared-section.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { sharedTexts } from './shared.texts.ts';
import { UseList } from './use-list.tsx';

interface StillUsedProps {
  shared: SharedSectionUses;
  onClose(): void;
  onGo(path: string): void;
}

/** Why a shared section cannot be deleted: the pages in which it stands. */
export function StillUsed({ shared, onClose, onGo }: StillUsedProps) {
  const t = useTexts(sharedTexts);
  const close = useTexts(uiTexts)('close');
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={t('stillUsedTitle', { title: shared.title })}
      closeButtonProps={{ 'aria-label': close }}
    >
      <Stack gap="sm">
        <Text size="sm">{t('stillUsed')}</Text>
        <UseList shared={shared} onGo={onGo} />
      </Stack>
    </Modal>
  );
}
