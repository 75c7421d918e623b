import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import type { AdminPromotion } from '#domain/schemas/promotion.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PromotionForm } from './promotion-form.tsx';
import { promotionsTexts } from './promotions.texts.ts';
import { useShopTime } from '../../ui/use-shop-time.ts';

export const promotionsPath = '/promotions';

/** A promotion, or a new one. */
export function Component() {
  const t = useTexts(promotionsTexts);
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const shop = useShopTime();
  const { data, error, refetch } = useQuery({
    queryKey: ['promotion', id],
    queryFn: () => api.get<AdminPromotion>(`/admin/promotions/${id}`),
    enabled: !isNew,
    // What is being typed is not to be taken away by a look at the newest.
    staleTime: Infinity,
    gcTime: 0,
  });
  const promotion = isNew ? null : data;
  if (shop && promotion !== undefined) {
    // What was saved, or loaded anew, begins a new form.
    const key = promotion ? `${promotion.id} ${promotion.version}` : 'new';
    return (
      <PromotionForm
        key={key}
        promotion={promotion}
        shop={shop}
        onReload={async () => void (await refetch())}
      />
    );
  }
  return (
    <Page title={t('title')} backTo={promotionsPath} narrow>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />}
    </Page>
  );
}
