import { Button, CopyButton, Modal, Stack, Text, TextInput } from '@mantine/core';

import { useTexts } from '../i18n/use-texts.ts';
import { uiTexts } from '../ui/ui.texts.ts';
import { membersTexts } from './members.texts.ts';

/** A link to hand over oneself: by a messenger, or whatever reaches them. Also where copying is not allowed. */
export function InvitationLinkDialog({ href, onClose }: { href: string; onClose(): void }) {
  const t = useTexts(membersTexts);
  const common = useTexts(uiTexts);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('linkTitle')}
      closeButtonProps={{ 'aria-label': common('close') }}
      centered
    >
      <Stack>
        <Text size="sm">{t('linkText')}</Text>
        <TextInput
          label={t('link')}
          value={href}
          readOnly
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={href}>
          {({ copied, copy }) => (
            <Button onClick={copy}>
              <span role="status">{t(copied ? 'copied' : 'copyLink')}</span>
            </Button>
          )}
        </CopyButton>
      </Stack>
    </Modal>
  );
}
