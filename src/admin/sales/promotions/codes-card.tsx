import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core';
import { IconDownload, IconLink, IconPlus, IconSparkles, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { paths } from '#domain/routes.ts';
import type { AdminPromotion, PromotionCodeList } from '#domain/schemas/promotion.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { CodesDialog } from './codes-dialog.tsx';
import { promotionsTexts } from './promotions.texts.ts';

interface CodesCardProps {
  promotion: Pick<AdminPromotion, 'id'>;
  mayEdit: boolean;
}

type Code = PromotionCodeList['codes'][number];

const perPage = 50;

/** The codes of a promotion: found, added, made up, removed, saved as a file. */
export function CodesCard({ promotion: { id }, mayEdit }: CodesCardProps) {
  const t = useTexts(promotionsTexts);
  const client = useQueryClient();
  const [q, setQ] = useState('');
  const [added, setAdded] = useState<'one' | 'many' | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['promotion-codes', id, q],
    queryFn: ({ pageParam: after }) =>
      api.get<PromotionCodeList>(`/admin/promotions/${id}/codes`, { q, after, limit: perPage }),
    initialPageParam: '',
    getNextPageParam: ({ codes }) => (codes.length < perPage ? undefined : codes.at(-1)?.code),
    placeholderData: keepPreviousData,
  });
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: ['promotion-codes', id] });
    await client.invalidateQueries({ queryKey: ['promotions'] });
  };
  const columns = useColumns({ id, mayEdit, refresh });
  const codes = data?.pages.flatMap((page) => page.codes) ?? [];
  return (
    <Card title={t('codes')} text={t('codesText')}>
      <Group justify="space-between" gap="sm">
        <SearchInput value={q} onChange={setQ} placeholder={t('searchCodes')} />
        <Group gap="sm">
          <ExportMenu id={id} isEmpty={codes.length === 0} />
          {mayEdit && (
            <>
              <Button
                variant="default"
                leftSection={<IconSparkles size={16} aria-hidden />}
                onClick={() => setAdded('many')}
              >
                {t('makeCodes')}
              </Button>
              <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdded('one')}>
                {t('addCode')}
              </Button>
            </>
          )}
        </Group>
      </Group>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState />}
      {data && codes.length === 0 && <Text c="gray.7">{t(q === '' ? 'noCodes' : 'noCodesFound')}</Text>}
      {codes.length > 0 && (
        <DataTable caption={t('codes')} columns={columns} rows={codes} rowId={({ code }) => code} />
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('moreCodes')}
        </Button>
      )}
      {added && <CodesDialog id={id} kind={added} onClose={() => setAdded(null)} onAdded={refresh} />}
    </Card>
  );
}

interface ColumnsInput {
  id: number;
  mayEdit: boolean;
  refresh(): Promise<void>;
}

function useColumns({ id, mayEdit, refresh }: ColumnsInput): Column<Code>[] {
  const t = useTexts(promotionsTexts);
  const { formatNumber } = useFormat();

  async function copyLink(code: string): Promise<void> {
    const link = `${location.origin}${paths.promoCode}/${encodeURIComponent(code)}`;
    await navigator.clipboard.writeText(link);
    notifySuccess(t('linkCopied'));
  }

  async function remove(code: string): Promise<void> {
    const isWanted = await confirmAction({
      title: t('removeCodeTitle', { code }),
      text: t('removeCodeText'),
      confirmLabel: t('remove'),
      danger: true,
    });
    if (!isWanted) return;
    await api.delete(`/admin/promotions/${id}/codes/${encodeURIComponent(code)}`).catch(notifyFailure);
    await refresh();
  }

  return [
    {
      id: 'code',
      header: t('code'),
      cell: ({ code }) => (
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          <bdi dir="ltr">{code}</bdi>
        </Text>
      ),
    },
    {
      id: 'uses',
      header: t('codeUses'),
      align: 'end',
      isOneLine: true,
      cell: ({ uses, usageLimit }) =>
        usageLimit === null
          ? formatNumber(uses)
          : t('usesOf', { uses: formatNumber(uses), limit: formatNumber(usageLimit) }),
    },
    {
      id: 'actions',
      header: '',
      width: 88,
      align: 'end',
      cell: ({ code }) => (
        <Group gap={4} wrap="nowrap" justify="flex-end">
          <ActionIcon
            variant="subtle"
            color="gray.7"
            aria-label={t('copyLink', { code })}
            title={t('link')}
            onClick={() => void copyLink(code)}
          >
            <IconLink size={16} aria-hidden />
          </ActionIcon>
          {mayEdit && (
            <ActionIcon
              variant="subtle"
              color="gray.7"
              aria-label={t('removeCode', { code })}
              onClick={() => void remove(code)}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      ),
    },
  ];
}

function ExportMenu({ id, isEmpty }: { id: number; isEmpty: boolean }) {
  const t = useTexts(promotionsTexts);
  const { language } = useFormat();
  const save = (separator: string) =>
    api.download(`/admin/promotions/${id}/codes/export`, { separator, language }).catch(notifyFailure);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" disabled={isEmpty} leftSection={<IconDownload size={16} aria-hidden />}>
          {t('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(['comma', 'semicolon'] as const).map((separator) => (
          <Menu.Item key={separator} onClick={() => void save(separator)}>
            {t(`export.${separator}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
