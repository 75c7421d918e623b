import { Anchor, Button, Grid, Group, List, Stack, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';

import type { CustomerGroup } from '#domain/schemas/customer-group.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { Card } from '../../ui/card.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useRun } from '../../ui/use-run.ts';
import { AddMembersCard } from './add-members-card.tsx';
import { customerGroupsTexts } from './customer-groups.texts.ts';
import { GroupDialog } from './group-dialog.tsx';
import { MembersCard } from './members-card.tsx';
import { groupsKey } from './use-groups.ts';

/** A group of customers: who is in it, and what is for it. */
export function Component() {
  const t = useTexts(customerGroupsTexts);
  const { id = '' } = useParams();
  const client = useQueryClient();
  const mayEdit = useMay('customers:write');
  const [isEditing, setEditing] = useState(false);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['customer-group', id],
    queryFn: ({ signal }) =>
      api.get<CustomerGroup>(`/admin/customer-groups/${encodeURIComponent(id)}`, undefined, signal),
  });
  const refresh = async () => {
    await Promise.all(
      [groupsKey, ['customer-group', id], ['customers'], ['customer']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
  return (
    <Page
      title={data?.name ?? t('group')}
      backTo="/customers/groups"
      actions={
        data &&
        mayEdit && (
          <Button
            variant="default"
            onClick={() => setEditing(true)}
            leftSection={<IconPencil size={16} aria-hidden />}
          >
            {t('edit')}
          </Button>
        )
      }
    >
      {isPending && <LoadingState />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <MembersCard group={data} mayEdit={mayEdit} onChanged={refresh} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <Stack gap="lg">
              {data.note !== '' && (
                <Card title={t('note')}>
                  <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                    {data.note}
                  </Text>
                </Card>
              )}
              {mayEdit && <AddMembersCard group={data} onAdded={refresh} />}
              <UseCard use="promotions" titled={data.promotions} />
              <UseCard use="priceLists" titled={data.priceLists} />
              {mayEdit && <RemoveCard group={data} />}
            </Stack>
          </Grid.Col>
        </Grid>
      )}
      {data && isEditing && <GroupDialog group={data} onClose={() => setEditing(false)} onSaved={refresh} />}
    </Page>
  );
}

const uses = {
  promotions: { path: '/promotions', text: 'promotionsText', none: 'noPromotions' },
  priceLists: { path: '/price-lists', text: 'priceListsText', none: 'noPriceLists' },
} as const;

/** Promotions or price lists that are for the group. */
function UseCard({ use, titled }: { use: keyof typeof uses; titled: CustomerGroup['promotions'] }) {
  const t = useTexts(customerGroupsTexts);
  const maySee = useMay('promotions:read');
  const { path, text, none } = uses[use];
  return (
    <Card title={t(use)} text={t(titled.length === 0 ? none : text)}>
      {titled.length > 0 && (
        <List size="sm" style={{ overflowWrap: 'anywhere' }}>
          {titled.map(({ id, title }) => (
            <List.Item key={id}>
              {maySee ? (
                <Anchor component={Link} to={`${path}/${id}`} size="sm">
                  <bdi>{title}</bdi>
                </Anchor>
              ) : (
                <bdi>{title}</bdi>
              )}
            </List.Item>
          ))}
        </List>
      )}
    </Card>
  );
}

function RemoveCard({ group }: { group: CustomerGroup }) {
  const t = useTexts(customerGroupsTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { run, isBusy } = useRun(async () => {
    await api.delete(`/admin/customer-groups/${group.id}`);
    await client.invalidateQueries({ queryKey: groupsKey });
    await client.invalidateQueries({ queryKey: ['customers'] });
    await navigate('/customers/groups');
  });
  const isUsed = group.promotions.length + group.priceLists.length > 0;
  const remove = async () => {
    const isWanted = await confirmAction({
      title: t('removeTitle', { name: group.name }),
      text: t('removeText', { count: group.members }),
      confirmLabel: t('remove'),
      danger: true,
    });
    if (isWanted) await run(undefined, t('removed'));
  };
  return (
    <Card title={t('remove')} text={t(isUsed ? 'removeUsed' : 'removeAbout')}>
      <Group>
        <Button
          variant="subtle"
          c={isUsed ? undefined : 'red.9'}
          disabled={isUsed}
          loading={isBusy}
          onClick={() => void remove()}
          leftSection={<IconTrash size={16} aria-hidden />}
        >
          {t('remove')}
        </Button>
      </Group>
    </Card>
  );
}
