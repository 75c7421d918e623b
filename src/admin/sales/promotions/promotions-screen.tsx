import { Anchor, Button, Paper, Text } from '@mantine/core';
import { IconDiscount, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';

import type { AdminPromotion } from '#domain/schemas/promotion.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useGroupNames } from '../customer-groups/use-groups.ts';
import { describeShortly } from './describe-promotion.ts';
import { toInput, toValues } from './promotion-values.ts';
import { promotionsTexts } from './promotions.texts.ts';

export const stateTones = {
  off: 'plain',
  waiting: 'info',
  active: 'good',
  ended: 'plain',
  usedUp: 'warn',
} as const;

export function Component() {
  const t = useTexts(promotionsTexts);
  const navigate = useNavigate();
  const mayEdit = useMay('promotions:write');
  const maySeeCards = useMay('gift-cards:read');
  const columns = useColumns();
  const { data, error, refetch } = useQuery({
    queryKey: ['promotions'],
    queryFn: ({ signal }) => api.get<AdminPromotion[]>('/admin/promotions', undefined, signal),
  });
  const add = mayEdit && (
    <Button component={Link} to="/promotions/new" leftSection={<IconPlus size={18} aria-hidden />}>
      {t('add')}
    </Button>
  );
  return (
    <Page
      title={t('title')}
      actions={
        <>
          <Button component={Link} to="/price-lists" variant="default">
            {t('priceLists')}
          </Button>
          {maySeeCards && (
            <Button component={Link} to="/gift-cards" variant="default">
              {t('giftCards')}
            </Button>
          )}
          {data && data.length > 0 && add}
        </>
      }
    >
      <Text c="gray.7" mt={-12}>
        {t('about')}
      </Text>
      <Paper withBorder p={{ base: 'sm', sm: 'md' }}>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingState rows={6} />}
        {data?.length === 0 && (
          <EmptyState icon={IconDiscount} title={t('empty')} text={t('emptyText')} action={add} />
        )}
        {data && data.length > 0 && (
          <DataTable
            caption={t('caption')}
            columns={columns}
            rows={data}
            rowId={({ id }) => id}
            onRowClick={({ id }) => void navigate(`/promotions/${id}`)}
          />
        )}
      </Paper>
    </Page>
  );
}

function useColumns(): Column<AdminPromotion>[] {
  const t = useTexts(promotionsTexts);
  const { formatMoney, formatNumber } = useFormat();
  const words = { t, money: formatMoney, groups: useGroupNames() };
  return [
    {
      id: 'title',
      header: t('name'),
      cell: (promotion) => (
        <>
          <Anchor component={Link} to={`/promotions/${promotion.id}`} fw={600}>
            <bdi>{promotion.title}</bdi>
          </Anchor>
          <Text size="sm" c="gray.7">
            {describeShortly(toInput(toValues(promotion, 'UTC'), 'UTC'), words)}
          </Text>
        </>
      ),
    },
    {
      id: 'state',
      header: t('state'),
      isOneLine: true,
      cell: ({ state }) => <StateBadge tone={stateTones[state]}>{t(`state.${state}`)}</StateBadge>,
    },
    {
      id: 'how',
      header: t('how'),
      isSecondary: true,
      cell: ({ needsCode, codes }) => t(needsCode ? 'codeCount' : 'byItself', { count: codes }),
    },
    {
      id: 'uses',
      header: t('uses'),
      align: 'end',
      isSecondary: true,
      isOneLine: true,
      cell: ({ uses, usageLimit }) =>
        usageLimit === null
          ? formatNumber(uses)
          : t('usesOf', { uses: formatNumber(uses), limit: formatNumber(usageLimit) }),
    },
    {
      id: 'given',
      header: t('given'),
      align: 'end',
      isSecondary: 'wide',
      isOneLine: true,
      cell: ({ given }) => formatMoney(given),
    },
  ];
}
