import { Button, Group, Modal, Stack } from '@mantine/core';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';

import { useTexts } from '../i18n/use-texts.ts';
import { mayLeave } from './may-leave.ts';
import { uiTexts } from './ui.texts.ts';

interface FormDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  submitLabel: string;
  isSending: boolean;
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
  size?: string;
  /** Leaves it to the server to refuse, with its own words at the fields. */
  noValidate?: boolean;
}

/** A short form in a dialog: it stays open until what it sends has arrived, and asks before what was typed is lost. */
export function FormDialog(props: FormDialogProps) {
  const { opened, onClose, title, submitLabel, isSending, onSubmit, children } = props;
  const { size = 'md', noValidate = false } = props;
  const t = useTexts(uiTexts);
  const isTouched = useRef(false);
  useEffect(() => {
    if (opened) isTouched.current = false;
  }, [opened]);

  async function leave(): Promise<void> {
    if (isTouched.current && !(await mayLeave())) return;
    onClose();
  }

  return (
    <Modal
      opened={opened}
      onClose={() => void leave()}
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': t('close') }}
      centered
    >
      <form onSubmit={onSubmit} noValidate={noValidate} onInput={() => (isTouched.current = true)}>
        <Stack>
          {children}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => void leave()}>
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
