import { Modal, Stack, Text } from '@mantine/core';

import { useTexts } from '../i18n/use-texts.ts';
import { useSession } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { signInTexts } from './sign-in.texts.ts';

/** Over whatever is open, so that nothing typed is lost when a session ends. */
export function SessionEndedDialog() {
  const t = useTexts(signInTexts);
  const { token, account } = useSession();
  return (
    <Modal
      opened={token === null && account !== null}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('again')}
      centered
      zIndex={1000}
    >
      <Stack>
        <Text size="sm">{t('againHint')}</Text>
        <SignInForm key={account?.email ?? ''} email={account?.email ?? ''} />
      </Stack>
    </Modal>
  );
}
