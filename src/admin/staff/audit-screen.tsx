import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import type { AuditEntry, AuditPage } from '#domain/schemas/audit.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { DataTable, type Column } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { Page } from '../ui/page.tsx';
import { Pager } from '../ui/pager.tsx';
import { ProgramOutput } from '../ui/program-output.tsx';
import { useFormat } from '../ui/use-format.ts';
import { useUrlState } from '../ui/use-url-state.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditTexts } from './audit.texts.ts';
import { describeEntry } from './describe-entry.ts';

const limit = 50;
const noFilters = { staff: '', area: '', from: '', to: '', result: '' } as const;
const defaults = { ...noFilters, offset: '0' } as const;

export function Component() {
  const t = useTexts(auditTexts);
  const [state, change] = useUrlState(defaults);
  const offset = Number(state.offset) || 0;
  const { data, error, refetch } = useQuery({
    queryKey: ['audit', state],
    queryFn: () => api.get<AuditPage>('/admin/audit', { ...state, offset, limit }),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  return (
    <Page title={t('title')}>
      <Text c="gray.7" mt={-12}>
        {t('about')}
      </Text>
      <Card>
        <AuditFilters values={state} onChange={change} />
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingState rows={10} />}
        {data?.entries.length === 0 && (
          <EmptyState
            icon={IconFilterOff}
            title={t('empty')}
            text={t('emptyHint')}
            action={
              <Button variant="default" onClick={() => change(noFilters)}>
                {t('clear')}
              </Button>
            }
          />
        )}
        {data && data.entries.length > 0 && (
          <DataTable caption={t('caption')} columns={columns} rows={data.entries} rowId={({ id }) => id} />
        )}
        {data && (
          <Pager
            offset={offset}
            limit={limit}
            count={data.total}
            onChange={(next) => change({ offset: String(next) })}
          />
        )}
      </Card>
    </Page>
  );
}

function useColumns(): Column<AuditEntry>[] {
  const t = useTexts(auditTexts);
  const { formatTime } = useFormat();
  return [
    {
      id: 'time',
      header: t('time'),
      width: 190,
      isSecondary: true,
      cell: ({ at }) => <Text size="sm">{formatTime(at)}</Text>,
    },
    {
      id: 'who',
      header: t('who'),
      width: 240,
      isSecondary: true,
      cell: (entry) => (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <Doer entry={entry} />
        </Text>
      ),
    },
    {
      id: 'what',
      header: t('what'),
      cell: (entry) => (
        <>
          <Text size="xs" c="gray.7" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
            {formatTime(entry.at)} · <Doer entry={entry} />
          </Text>
          <Deed entry={entry} />
        </>
      ),
    },
    {
      id: 'where',
      header: t('where'),
      isSecondary: true,
      cell: ({ ip }) => <Text size="sm">{ip}</Text>,
    },
  ];
}

/** A person, or a program that called for them by a key. */
function Doer({ entry: { staffEmail, apiKey } }: { entry: AuditEntry }) {
  const t = useTexts(auditTexts);
  return (
    <>
      {staffEmail || t('somebody')}
      {apiKey !== '' && ` · ${t('byKey', { name: apiKey })}`}
    </>
  );
}

function Deed({ entry }: { entry: AuditEntry }) {
  const t = useTexts(auditTexts);
  const { title, subject, exact } = describeEntry(entry, t);
  const details = Object.entries(entry.details);
  return (
    <>
      <Group gap="xs">
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {title}
          {subject !== '' && ' · '}
          {entry.orderNumber === null ? (
            <bdi>{subject}</bdi>
          ) : (
            <Anchor component={Link} to={`/orders/${entry.orderNumber}`} inherit>
              <bdi>{subject}</bdi>
            </Anchor>
          )}
        </Text>
        {entry.result >= 400 && (
          <StateBadge tone="bad" size="sm">
            {t(entry.result >= 500 ? 'failed' : 'refused')}
          </StateBadge>
        )}
      </Group>
      {exact !== '' && (
        <Text size="xs" c="gray.7">
          {exact}
        </Text>
      )}
      {details.length > 0 && (
        <details>
          <Text component="summary" size="xs" c="gray.7" style={{ cursor: 'pointer' }}>
            {t('details')}
          </Text>
          <ProgramOutput
            fz="xs"
            dir="auto"
            text={details.map(([name, value]) => `${name}: ${String(value)}`).join('\n')}
          />
        </details>
      )}
    </>
  );
}
