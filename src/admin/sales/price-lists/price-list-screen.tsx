import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';

import type { AdminPriceList } from '#domain/schemas/price-list.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useLayer } from '../../layers/use-layers.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useShopTime } from '../../ui/use-shop-time.ts';
import { PriceListForm } from './price-list-form.tsx';
import { priceListsTexts } from './price-lists.texts.ts';

/** A price list, or a new one, of groups or, by `?layer=`, of a campaign. */
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
  const [query] = useSearchParams();
  const list = isNew ? null : data;
  const wanted = isNew ? Number(query.get('layer')) || null : (data?.layer ?? null);
  const layer = useLayer(wanted);
  const isLayerKnown = wanted === null || layer.data !== undefined;
  const failure = error ?? layer.error;
  if (shop && list !== undefined && isLayerKnown) {
    return (
      <PriceListForm
        // What was saved, or loaded anew, begins a new form.
        key={list ? `${list.id} ${list.version}` : 'new'}
        list={list}
        layer={layer.data ?? null}
        timeZone={shop.timeZone}
        onReload={async () => void (await refetch())}
      />
    );
  }
  return (
    <Page title={t('title')} backTo="/price-lists" narrow>
      {failure ? (
        <ErrorState error={failure} onRetry={() => void (error ? refetch() : layer.refetch())} />
      ) : (
        <LoadingState />
      )}
    </Page>
  );
}
