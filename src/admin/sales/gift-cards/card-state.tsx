import type { GiftCardState } from '#domain/schemas/gift-card.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { StateBadge } from '../../ui/state-badge.tsx';
import { giftCardsTexts } from './gift-cards.texts.ts';

const tones = { active: 'good', empty: 'plain', expired: 'plain', blocked: 'warn' } as const;

export function CardState({ state }: { state: GiftCardState }) {
  const t = useTexts(giftCardsTexts);
  return <StateBadge tone={tones[state]}>{t(`state.${state}`)}</StateBadge>;
}
