import type { ReturnState } from '#domain/returns.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { StateBadge } from '../../ui/state-badge.tsx';
import { returnsTexts } from './returns.texts.ts';

const tones = {
  requested: 'warn',
  approved: 'info',
  declined: 'plain',
  received: 'warn',
  closed: 'good',
  canceled: 'plain',
} as const satisfies Record<ReturnState, unknown>;

export function ReturnBadge({ state }: { state: ReturnState }) {
  const t = useTexts(returnsTexts);
  return <StateBadge tone={tones[state]}>{t(`state.${state}`)}</StateBadge>;
}
