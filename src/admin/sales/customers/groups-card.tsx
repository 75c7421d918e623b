import { Button, Group, List, MultiSelect, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { CustomerDetail } from '#domain/schemas/customer.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { Card } from '../../ui/card.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { useRun } from '../../ui/use-run.ts';
import { groupsKey, useGroups } from '../customer-groups/use-groups.ts';
import { customersTexts } from './customers.texts.ts';

/** Groups that a customer is in. */
export function GroupsCard({ customer }: { customer: CustomerDetail }) {
  const t = useTexts(customersTexts);
  const mayEdit = useMay('customers:write');
  const names = customer.groups.map(({ name }) => name);
  return (
    <Card title={t('groups')} text={t('groupsText')}>
      {mayEdit && <GroupsForm key={names.join('\n')} customer={customer} />}
      {!mayEdit && names.length === 0 && <Text size="sm">{t('noGroups')}</Text>}
      {!mayEdit && names.length > 0 && (
        <List size="sm" style={{ overflowWrap: 'anywhere' }}>
          {customer.groups.map(({ id, name }) => (
            <List.Item key={id}>
              <bdi>{name}</bdi>
            </List.Item>
          ))}
        </List>
      )}
    </Card>
  );
}

function GroupsForm({ customer }: { customer: CustomerDetail }) {
  const t = useTexts(customersTexts);
  const client = useQueryClient();
  const { data: groups = customer.groups } = useGroups();
  const stored = customer.groups.map(({ id }) => String(id));
  const [chosen, setChosen] = useState(stored);
  const isChanged = chosen.length !== stored.length || chosen.some((id) => !stored.includes(id));
  const { run, isBusy } = useRun(async (ids: number[]) => {
    await api.put(`/admin/customers/${customer.id}/groups`, { groups: ids });
    await Promise.all(
      [['customer'], ['customers'], ['customer-group'], groupsKey].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  });
  return (
    <Stack gap="sm">
      {isChanged && <LeaveGuard />}
      <MultiSelect
        aria-label={t('groups')}
        placeholder={chosen.length === 0 ? t('chooseGroups') : ''}
        nothingFoundMessage={t('noGroupsYet')}
        searchable
        data={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen}
        onChange={setChosen}
      />
      <Group>
        <Button
          variant="default"
          disabled={!isChanged}
          loading={isBusy}
          onClick={() => void run(chosen.map(Number), t('groupsSaved'))}
        >
          {t('saveGroups')}
        </Button>
      </Group>
    </Stack>
  );
}
