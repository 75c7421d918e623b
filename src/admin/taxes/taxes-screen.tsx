import { Stack, Text } from '@mantine/core';

import { useTexts } from '../i18n/use-texts.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { Page } from '../ui/page.tsx';
import { ClassesCard } from './classes-card.tsx';
import { RatesCard } from './rates-card.tsx';
import { ShopCard } from './shop-card.tsx';
import { taxesTexts } from './taxes.texts.ts';
import { useTaxes } from './use-taxes.ts';

/** Whether and where orders are taxed, and by which rates. */
export function Component() {
  const t = useTexts(taxesTexts);
  const { data, error, refetch } = useTaxes();
  return (
    <Page title={t('title')} narrow>
      <Text c="gray.7" mt={-12}>
        {t('about')}
      </Text>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState rows={6} />}
      {data && (
        <Stack gap="lg">
          <ShopCard key={data.settings.version} taxes={data} />
          <RatesCard taxes={data} />
          <ClassesCard taxes={data} />
        </Stack>
      )}
    </Page>
  );
}
