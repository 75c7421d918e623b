import { Button, Group, Modal, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';

import { useTexts } from '../i18n/use-texts.ts';
import { uiTexts } from '../ui/ui.texts.ts';

interface FormDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  submitLabel: string;
  isSending: boolean;
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
  size?: string;
}

/** A short form in a dialog; it stays open until what it sends has arrived. */
export function FormDialog(props: FormDialogProps) {
  const { opened, onClose, title, submitLabel, isSending, onSubmit, children, size = 'md' } = props;
  const t = useTexts(uiTexts);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': t('close') }}
      centered
    >
      <form onSubmit={onSubmit}>
        <Stack>
          {children}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={isSending}>
              {submitLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
