import type { Webhook } from '#domain/schemas/webhooks.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import { integrationsTexts } from './integrations.texts.ts';

/** Whether an address is told of events, in a word. */
export function WebhookState({ webhook: { enabled, disabledReason, failingSince } }: { webhook: Webhook }) {
  const t = useTexts(integrationsTexts);
  if (disabledReason !== null) return <StateBadge tone="bad">{t('switchedOff')}</StateBadge>;
  if (!enabled) return <StateBadge tone="plain">{t('off')}</StateBadge>;
  if (failingSince !== null) return <StateBadge tone="warn">{t('failing')}</StateBadge>;
  return <StateBadge tone="good">{t('on')}</StateBadge>;
}
