import { Button, Group, Text } from '@mantine/core';
import { IconFileImport, IconPencil, IconPlus, IconRoute, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { RedirectList, RedirectRow } from '#domain/schemas/manage-content.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { notifyFailure } from '../../ui/notify.ts';
import { Page } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { contentTexts } from '../content.texts.ts';
import { RowMenu } from '../row-menu.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';
import { redirectsTexts } from './redirects.texts.ts';
import { TryAddress } from './try-address.tsx';

const limit = 50;

export function Component() {
  const t = useTexts(redirectsTexts);
  const common = useTexts(contentTexts);
  const [{ q, offset: start }, change] = useUrlState({ q: '', offset: '0' });
  const [edited, setEdited] = useState<RedirectRow | null | undefined>();
  const [isImporting, setImporting] = useState(false);
  const offset = Number(start) || 0;
  const { data, error, refetch } = useQuery({
    queryKey: ['redirects', q, offset],
    queryFn: () => api.get<RedirectList>('/admin/redirects', { q, offset, limit }),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns(setEdited);
  return (
    <Page
      title={t('title')}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconFileImport size={18} aria-hidden />}
            onClick={() => setImporting(true)}
          >
            {t('import')}
          </Button>
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited(null)}>
            {t('add')}
          </Button>
        </>
      }
    >
      <Text c="gray.7" mt={-12}>
        {t('about')}
      </Text>
      <Card>
        <Group justify="space-between" align="flex-end">
          <SearchInput value={q} placeholder={t('search')} onChange={(value) => change({ q: value })} />
          <TryAddress />
        </Group>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingState />}
        {data?.total === 0 && (
          <EmptyState
            icon={IconRoute}
            title={q === '' ? t('empty') : common('nothing')}
            text={q === '' ? t('emptyHint') : common('nothingHint')}
          />
        )}
        {data && data.total > 0 && (
          <DataTable caption={t('caption')} columns={columns} rows={data.redirects} rowId={({ id }) => id} />
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
      {edited !== undefined && <RedirectDialog redirect={edited} onClose={() => setEdited(undefined)} />}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </Page>
  );
}

function useColumns(onEdit: (redirect: RedirectRow) => void): Column<RedirectRow>[] {
  const t = useTexts(redirectsTexts);
  const common = useTexts(contentTexts);
  const client = useQueryClient();

  async function remove({ id, from }: RedirectRow): Promise<void> {
    const isWanted = await confirmAction({
      title: common('removeTitle', { name: readable(from) }),
      text: t('removeText'),
      confirmLabel: common('remove'),
      danger: true,
    });
    if (!isWanted) return;
    await api.delete(`/admin/redirects/${id}`).catch(notifyFailure);
    await client.invalidateQueries({ queryKey: ['redirects'] });
  }

  return [
    {
      id: 'from',
      header: t('from'),
      cell: ({ from, to }) => (
        <>
          <Address>{from}</Address>
          <Text size="xs" c="gray.7" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
            <span className="vt-arrow">→</span> <bdi dir="ltr">{readable(to)}</bdi>
          </Text>
        </>
      ),
    },
    { id: 'to', header: t('to'), isSecondary: true, cell: ({ to }) => <Address>{to}</Address> },
    {
      id: 'menu',
      header: '',
      width: 48,
      align: 'end',
      cell: (redirect) => (
        <RowMenu
          name={readable(redirect.from)}
          actions={[
            { label: t('change'), icon: IconPencil, onClick: () => onEdit(redirect) },
            {
              label: common('remove'),
              icon: IconTrash,
              isDangerous: true,
              onClick: () => void remove(redirect),
            },
          ]}
        />
      ),
    },
  ];
}

function Address({ children }: { children: string }) {
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      <bdi dir="ltr">{readable(children)}</bdi>
    </Text>
  );
}

/** Cyrillic as letters; what cannot be decoded as it is. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
