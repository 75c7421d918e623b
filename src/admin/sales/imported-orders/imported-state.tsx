import type { ImportedOrderState } from '#domain/schemas/imported-order.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { StateBadge } from '../../ui/state-badge.tsx';
import { importedOrdersTexts } from './imported-orders.texts.ts';

const tones = {
  open: 'warn',
  paid: 'good',
  partly_refunded: 'info',
  refunded: 'plain',
  cancelled: 'bad',
  other: 'plain',
} as const satisfies Record<ImportedOrderState, string>;

/** What became of an order of the former shop, in a word. */
export function ImportedState({ state }: { state: ImportedOrderState }) {
  const t = useTexts(importedOrdersTexts);
  return <StateBadge tone={tones[state]}>{t(`state.${state}`)}</StateBadge>;
}
