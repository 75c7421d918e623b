import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import type { CommercemlConnection } from '#domain/schemas/commerceml.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { Page } from '../ui/page.tsx';
import { AccessCard } from './commerceml-access-card.tsx';
import { ChoicesForm } from './commerceml-choices-form.tsx';
import { ExchangesCard } from './commerceml-exchanges-card.tsx';
import { commercemlKey } from './commerceml-keys.ts';
import { commercemlTexts } from './commerceml.texts.ts';

/** The exchange with 1C: how it gets in, what is taken from it and given to it, and what came of that. */
export function Component() {
  const t = useTexts(commercemlTexts);
  const { data, error, refetch } = useQuery({
    queryKey: commercemlKey,
    queryFn: ({ signal }) => api.get<CommercemlConnection>('/admin/1c', undefined, signal),
  });
  return (
    <Page title={t('title')} backTo="/integrations" narrow>
      <Text c="gray.7" mt={-12}>
        {t('about')}
      </Text>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={6} />}
      {data && (
        <>
          <AccessCard connection={data} />
          <ChoicesForm key={data.knownPriceTypes.length + data.knownWarehouses.length} connection={data} />
          <ExchangesCard />
        </>
      )}
    </Page>
  );
}
