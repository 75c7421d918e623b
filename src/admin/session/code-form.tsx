import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';

import type { StaffSession } from '#domain/schemas/staff.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { focusAtFirst } from '../ui/focus-at-first.ts';
import { FailureAlert } from './failure-alert.tsx';
import { useSession } from './session.ts';
import { signInTexts } from './sign-in.texts.ts';
import { useSending } from './use-sending.ts';

/** The second step, with the token that the first one gave. */
export function CodeForm({ token, onBack }: { token: string; onBack: () => void }) {
  const t = useTexts(signInTexts);
  const begin = useSession((state) => state.begin);
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const { isSending, failure, clear, submit } = useSending(async () => {
    begin(await api.post<StaffSession>('/admin/login/code', { token, code }));
  });

  function change(toRecovery: boolean): void {
    setRecovery(toRecovery);
    setCode('');
    clear();
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <FailureAlert failure={failure} />
        <TextInput
          // Another field for the browser and its password manager, with the focus in it.
          key={String(isRecovery)}
          label={t(isRecovery ? 'recovery' : 'code')}
          description={t(isRecovery ? 'recoveryHint' : 'codeHint')}
          name={isRecovery ? 'recovery-code' : 'code'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="off"
          spellCheck={false}
          required
          withAsterisk={false}
          ref={focusAtFirst}
          maxLength={40}
          value={code}
          error={failure?.fields['code']}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" size="md" loading={isSending}>
          {t('confirm')}
        </Button>
        <Group justify="space-between">
          <Anchor component="button" type="button" size="sm" onClick={() => change(!isRecovery)}>
            {t(isRecovery ? 'useApp' : 'useRecovery')}
          </Anchor>
          <Anchor component="button" type="button" size="sm" onClick={onBack}>
            <Text span inherit>
              {t('back')}
            </Text>
          </Anchor>
        </Group>
      </Stack>
    </form>
  );
}
