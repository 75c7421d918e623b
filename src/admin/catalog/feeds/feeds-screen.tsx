import { Grid, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { feedFlaws, type FeedFlaw, type FeedReport } from '#domain/schemas/feed-report.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { productsKey } from '../products/use-products.ts';
import { FeedAddresses } from './feed-addresses.tsx';
import { FeedFigures } from './feed-figures.tsx';
import { feedsTexts } from './feeds.texts.ts';
import { FlawedProducts } from './flawed-products.tsx';

const limit = 50;
const isFlaw = (value: string): value is FeedFlaw => (feedFlaws as readonly string[]).includes(value);

/** What advertising services are told of the goods, and what is left out of it and why. */
export function Component() {
  const t = useTexts(feedsTexts);
  const [values, change] = useUrlState({ flaw: '', offset: '0' });
  const flaw = isFlaw(values.flaw) ? values.flaw : null;
  const query = { ...(flaw && { flaw }), offset: Number(values.offset) || 0, limit };
  const { data, error, refetch } = useQuery({
    queryKey: [...productsKey, 'feeds', query],
    queryFn: ({ signal }) => api.get<FeedReport>('/admin/feeds/report', query, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t('title')}>
      <Text size="sm" c="gray.7" maw={720}>
        {t('intro')}
      </Text>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState />
      ) : (
        <>
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, lg: 7 }}>
              <FeedAddresses />
            </Grid.Col>
            <Grid.Col span={{ base: 12, lg: 5 }}>
              <FeedFigures report={data} />
            </Grid.Col>
          </Grid>
          <FlawedProducts
            report={data}
            flaw={flaw}
            offset={query.offset}
            limit={limit}
            onFlaw={(next) => change({ flaw: next ?? '' })}
            onPage={(offset) => change({ offset: String(offset) })}
          />
        </>
      )}
    </Page>
  );
}
