import { Button, CopyButton, Modal, Stack, Text, TextInput } from '@mantine/core';

import { useTexts } from '../i18n/use-texts.ts';
import { uiTexts } from '../ui/ui.texts.ts';
import { integrationsTexts } from './integrations.texts.ts';

interface SecretDialogProps {
  title: string;
  /** What it is for, and that it is not shown again. */
  text: string;
  label: string;
  value: string;
  onClose(): void;
}

/** What the shop shows once: it closes by its button alone, so that a stray click loses nothing. */
export function SecretDialog({ title, text, label, value, onClose }: SecretDialogProps) {
  const t = useTexts(integrationsTexts);
  const common = useTexts(uiTexts);
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': common('close') }}
      centered
    >
      <Stack>
        <Text size="sm">{text}</Text>
        <TextInput
          label={label}
          value={value}
          readOnly
          dir="ltr"
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              <span role="status">{t(copied ? 'copied' : 'copy')}</span>
            </Button>
          )}
        </CopyButton>
        <Button onClick={onClose}>{t('kept')}</Button>
      </Stack>
    </Modal>
  );
}
