import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { uiTexts } from '../ui/ui.texts.ts';
import { FailureAlert } from './failure-alert.tsx';
import { proofTexts } from './proof.texts.ts';
import { useProof } from './proof.ts';
import { SecretInput } from './secret-input.tsx';
import { useSession } from './session.ts';
import { useSending } from './use-sending.ts';

/** Over whatever is open: a sensitive call waits for the password, and goes on by itself. */
export function ProofDialog() {
  const t = useTexts(proofTexts);
  const common = useTexts(uiTexts);
  const answer = useProof((state) => state.answer);
  return (
    <Modal
      opened={answer !== null}
      onClose={() => answer?.(false)}
      title={t('title')}
      closeButtonProps={{ 'aria-label': common('close') }}
      centered
      zIndex={900}
    >
      {answer && <ProofForm onAnswer={answer} />}
    </Modal>
  );
}

function ProofForm({ onAnswer }: { onAnswer: (isGiven: boolean) => void }) {
  const t = useTexts(proofTexts);
  const common = useTexts(uiTexts);
  const email = useSession((state) => state.account?.email ?? '');
  const [password, setPassword] = useState('');
  const { isSending, failure, submit } = useSending(async () => {
    await api.post('/admin/me/proof', { password });
    onAnswer(true);
  });
  return (
    <form
      onSubmit={(event) => {
        // The dialog stands within the tree of the form that waits for it.
        event.stopPropagation();
        submit(event);
      }}
    >
      <Stack>
        <Text size="sm">{t('text')}</Text>
        <FailureAlert failure={failure} />
        {/* Tells password managers whose password it is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <SecretInput
          label={t('password')}
          name="password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          data-autofocus
          value={password}
          error={failure?.fields['password']}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onAnswer(false)}>
            {common('cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
