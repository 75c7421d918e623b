import type { Layer } from '#domain/schemas/layer.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { useShopTime } from '../ui/use-shop-time.ts';
import { layersTexts } from './layers.texts.ts';

/** When visitors see a layer, in words, by the shop's clock. */
export function useLayerTimes(): (layer: Pick<Layer, 'startsAt' | 'endsAt'>) => string {
  const t = useTexts(layersTexts);
  const shop = useShopTime();
  return ({ startsAt, endsAt }) => {
    if (startsAt === null) return t('when.none');
    if (!shop) return '';
    const from = shop.formatShopTime(startsAt);
    return endsAt === null
      ? t('when.from', { from })
      : t('when.fromTo', { from, to: shop.formatShopTime(endsAt) });
  };
}
