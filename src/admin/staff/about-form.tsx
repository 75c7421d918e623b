import { Button, Group, Select, Stack, Switch, TextInput } from '@mantine/core';

import type { OwnStaffAccount, StaffLanguage } from '#domain/schemas/staff.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useMay, useSession } from '../session/session.ts';
import { Card } from '../ui/card.tsx';
import { languageChoices } from '../ui/language-choices.ts';
import { notifySuccess } from '../ui/notify.ts';
import { useLeaveGuard } from '../ui/use-leave-guard.tsx';
import { useServerForm } from '../ui/use-server-form.ts';
import { profileTexts } from './profile.texts.ts';

export function AboutForm({ account }: { account: OwnStaffAccount }) {
  const t = useTexts(profileTexts);
  const mayComment = useMay('site:write');
  const update = useSession((state) => state.update);
  const { form, isSending, submit } = useServerForm({
    initialValues: {
      name: account.name,
      language: account.language as string,
      mailsMentions: account.mailsMentions,
    },
    async send({ name, language, mailsMentions }) {
      const sent = { name, language: language as StaffLanguage, mailsMentions };
      update(await api.put<OwnStaffAccount>('/admin/me', sent));
      notifySuccess(t('saved'));
    },
  });
  useLeaveGuard(form.isDirty());
  return (
    <Card title={t('you')} text={t('youText')}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label={t('name')}
            autoComplete="name"
            maxLength={100}
            maw={420}
            {...form.getInputProps('name')}
          />
          <TextInput
            label={t('email')}
            description={t('emailHint')}
            value={account.email}
            readOnly
            maw={420}
          />
          <Select
            label={t('language')}
            maw={420}
            allowDeselect={false}
            data={[{ value: '', label: t('asBrowser') }, ...languageChoices]}
            {...form.getInputProps('language')}
          />
          {mayComment && (
            <Switch
              label={t('mailsMentions')}
              description={t('mailsMentionsHint')}
              {...form.getInputProps('mailsMentions', { type: 'checkbox' })}
            />
          )}
          <Group>
            <Button type="submit" loading={isSending} disabled={!form.isDirty()}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
