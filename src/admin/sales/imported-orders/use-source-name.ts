import type { OrderSource } from '#domain/schemas/imported-order.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { importedOrdersTexts } from './imported-orders.texts.ts';

/** Programs are called alike in every language. */
const programs = { shopify: 'Shopify', woocommerce: 'WooCommerce' } as const;

/** Names where orders come from. */
export function useSourceName(): (source: OrderSource) => string {
  const t = useTexts(importedOrdersTexts);
  return (source) => (source === 'table' ? t('ownTable') : programs[source]);
}
