import { Grid, SegmentedControl, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { Dashboard } from '#domain/schemas/dashboard.schema.ts';

import { api } from '../api/api-client.ts';
import { BackupsNotice } from '../backups/backups-notice.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { MailNotice } from '../mail/mail-notice.tsx';
import { useMay, useSession } from '../session/session.ts';
import { ChecklistCard } from '../setup/checklist-card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { Page } from '../ui/page.tsx';
import { useUrlState } from '../ui/use-url-state.ts';
import { BeginningCard } from './beginning-card.tsx';
import { ChartCard } from './chart-card.tsx';
import { dashboardTexts } from './dashboard.texts.ts';
import { Figures } from './figures.tsx';
import { FunnelCard } from './funnel-card.tsx';
import { BestSellersCard, LowStockCard } from './product-cards.tsx';
import { ProxyNotice } from './proxy-notice.tsx';
import { SamplesCard } from './samples-card.tsx';
import { TodoCard } from './todo-card.tsx';

const refreshMs = 60_000;

/** The first screen of the day: how the shop is doing, for those whom that concerns. */
export function Component() {
  return useMay('reports:read') ? <Overview /> : <Greeting />;
}

/** For whoever works without figures: what their role opens stands in the menu. */
function Greeting() {
  const t = useTexts(dashboardTexts);
  const account = useSession((state) => state.account);
  return (
    <Page title={t('greeting', { name: account?.name || account?.email || '' })} narrow>
      <Text>{t('greetingText', { role: account?.roleName ?? '' })}</Text>
    </Page>
  );
}

/** How the shop is doing, and what awaits somebody. */
function Overview() {
  const t = useTexts(dashboardTexts);
  const [{ days }, change] = useUrlState({ days: '30' });
  const query = { days };
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['dashboard', query],
    queryFn: ({ signal }) => api.get<Dashboard>('/admin/dashboard', query, signal),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
  return (
    <Page
      title={t('title')}
      actions={
        <SegmentedControl
          aria-label={t('period')}
          value={days}
          onChange={(value) => change({ days: value })}
          data={(['7', '30', '90'] as const).map((value) => ({ value, label: t(`days${value}`) }))}
        />
      }
    >
      {isPending && <LoadingState rows={8} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <ProxyNotice />
          <MailNotice />
          <BackupsNotice />
          <ChecklistCard />
          <BeginningCard data={data} />
          <SamplesCard />
          <Figures data={data} />
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, lg: 8 }}>
              <Stack gap="lg">
                <ChartCard data={data} />
                <BestSellersCard data={data} />
              </Stack>
            </Grid.Col>
            <Grid.Col span={{ base: 12, lg: 4 }}>
              <Stack gap="lg">
                <TodoCard data={data} />
                <LowStockCard data={data} />
                <FunnelCard data={data} />
              </Stack>
            </Grid.Col>
          </Grid>
        </>
      )}
    </Page>
  );
}
