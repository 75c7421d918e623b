import { Group } from '@mantine/core';

import type { PageState } from '#domain/schemas/manage-pages.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import { contentTexts } from './content.texts.ts';

const tones = { draft: 'plain', off: 'warn', changed: 'info', published: 'good' } as const;

/** What visitors see of a page; an article may be published with a date that has not come. */
export function PageStateBadge({ state, publishedAt }: { state: PageState; publishedAt?: string }) {
  const t = useTexts(contentTexts);
  return (
    <Group gap={6}>
      <StateBadge tone={tones[state]}>{t(state)}</StateBadge>
      {publishedAt !== undefined && isAhead(publishedAt) && state !== 'draft' && state !== 'off' && (
        <StateBadge tone="warn">{t('planned')}</StateBadge>
      )}
    </Group>
  );
}

function isAhead(moment: string): boolean {
  return Date.parse(moment) > Date.now();
}
