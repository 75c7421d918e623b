import { Button, Group, Text } from '@mantine/core';

import { apiAreas } from '#domain/api-scopes.ts';
import type { ApiKey } from '#domain/schemas/api-keys.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import { useFormat } from '../ui/use-format.ts';
import { integrationsTexts } from './integrations.texts.ts';

const tones = { active: 'good', expired: 'warn', revoked: 'plain', disabled: 'warn' } as const;

/** A key: what it is for, whose it is, and how it is used. */
export function KeyItem({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke(): void }) {
  const t = useTexts(integrationsTexts);
  const { formatTime, formatDate, language } = useFormat();
  const { name, hint, scopes, staffEmail, state, expiresAt, lastUsedAt } = apiKey;
  const mayDo = apiAreas.flatMap((area) => {
    if (scopes.includes(`${area}:write`)) return [t('mayWrite', { area: t(`area.${area}`) })];
    return scopes.includes(`${area}:read`) ? [t('mayRead', { area: t(`area.${area}`) })] : [];
  });
  return (
    <li>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ minWidth: 0, flex: '1 1 260px' }}>
          <Group gap="sm">
            <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
              <bdi>{name}</bdi>
            </Text>
            <StateBadge tone={tones[state]} size="sm">
              {t(`key.${state}`)}
            </StateBadge>
          </Group>
          <Text size="sm">{new Intl.ListFormat(language, { type: 'unit' }).format(mayDo)}</Text>
          <Text size="sm" c="gray.7" style={{ overflowWrap: 'anywhere' }}>
            <bdi dir="ltr">{hint}…</bdi> · <bdi>{staffEmail}</bdi> ·{' '}
            {expiresAt === null ? t('noEnd') : t('endsAt', { date: formatDate(expiresAt) })} ·{' '}
            {lastUsedAt === null ? t('notUsed') : t('usedAt', { time: formatTime(lastUsedAt) })}
          </Text>
        </div>
        {state !== 'revoked' && (
          <Button variant="default" size="sm" aria-label={t('revokeKey', { name })} onClick={onRevoke}>
            {t('revoke')}
          </Button>
        )}
      </Group>
    </li>
  );
}
