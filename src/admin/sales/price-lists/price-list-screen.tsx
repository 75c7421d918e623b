import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import type { AdminPriceList } from '#domain/schemas/price-list.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useShopTime } from '../../ui/use-shop-time.ts';
import { PriceListForm } from './price-list-form.tsx';
import { priceListsTexts } from './price-lists.texts.ts';

/** A price list, or a new one. */
export function Component() {
  const t = useTexts(priceListsTexts);
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const shop = useShopTime();
  const { data, error, refetch } = useQuery({
    queryKey: ['price-list', id],
    queryFn: ({ signal }) =>
      api.get<AdminPriceList>(`/admin/price-lists/${encodeURIComponent(id)}`, undefined, signal),
    enabled: !isNew,
    // What is being typed is not to be taken away by a look at the newest.
    staleTime: Infinity,
    gcTime: 0,
  });
  const list = isNew ? null : data;
  if (shop && list !== undefined) {
    return (
      <PriceListForm
        // What was saved, or loaded anew, begins a new form.
        key={list ? `${list.id} ${list.version}` : 'new'}
        list={list}
        timeZone={shop.timeZone}
        onReload={async () => void (await refetch())}
      />
    );
  }
  return (
    <Page title={t('title')} backTo="/price-lists" narrow>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />}
    </Page>
  );
}
