import { Alert, Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';

import type { AddedMembers, CustomerGroup } from '#domain/schemas/customer-group.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { NameList } from '../../ui/name-list.tsx';
import { useServerForm } from '../../ui/use-server-form.ts';
import { customerGroupsTexts } from './customer-groups.texts.ts';

interface AddMembersCardProps {
  group: CustomerGroup;
  onAdded(): Promise<void>;
}

/** Puts customers into the group by their emails, and tells those that the shop does not know. */
export function AddMembersCard({ group, onAdded }: AddMembersCardProps) {
  const t = useTexts(customerGroupsTexts);
  const [told, setTold] = useState<AddedMembers | null>(null);
  const { form, isSending, submit } = useServerForm<{ emails: string }>({
    initialValues: { emails: '' },
    async send(values) {
      setTold(await api.post<AddedMembers>(`/admin/customer-groups/${group.id}/members`, values));
      await onAdded();
      return 'again';
    },
  });
  return (
    <Card title={t('addMembers')} text={t('addMembersText')}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Textarea
            label={t('emails')}
            description={t('emailsHelp')}
            autosize
            minRows={3}
            maxRows={12}
            maxLength={200_000}
            required
            dir="ltr"
            {...form.getInputProps('emails')}
          />
          <Group>
            <Button type="submit" variant="default" loading={isSending}>
              {t('addEmails')}
            </Button>
          </Group>
        </Stack>
      </form>
      <Stack gap="sm" role="status">
        {told && (
          <>
            <Alert color={told.added > 0 ? 'green' : 'yellow'}>
              {t('addedCount', { count: told.added })}
              {told.known > 0 && ` ${t('knownCount', { count: told.known })}`}
            </Alert>
            <NameList title={t('unknown', { count: told.unknown.length })} names={told.unknown} />
          </>
        )}
      </Stack>
    </Card>
  );
}
