import { Button, Group, Stack } from '@mantine/core';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { SecretInput } from '../session/secret-input.tsx';
import { Card } from '../ui/card.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { useServerForm } from '../ui/use-server-form.ts';
import { profileTexts } from './profile.texts.ts';

export function PasswordForm({ email }: { email: string }) {
  const t = useTexts(profileTexts);
  const { form, isSending, submit } = useServerForm({
    initialValues: { currentPassword: '', password: '' },
    async send(values) {
      await api.put('/admin/me/password', values);
      notifySuccess(t('changed'));
      return 'again';
    },
  });
  return (
    <Card title={t('password')} text={t('passwordText')}>
      <form onSubmit={submit}>
        <Stack>
          {/* Tells password managers whose password it is. */}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <SecretInput
            label={t('current')}
            name="current-password"
            autoComplete="current-password"
            required
            withAsterisk={false}
            maw={420}
            {...form.getInputProps('currentPassword')}
          />
          <SecretInput
            label={t('next')}
            description={t('nextHint')}
            name="new-password"
            autoComplete="new-password"
            required
            withAsterisk={false}
            minLength={10}
            maw={420}
            {...form.getInputProps('password')}
          />
          <Group>
            <Button type="submit" variant="default" loading={isSending} disabled={!form.isDirty()}>
              {t('change')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
