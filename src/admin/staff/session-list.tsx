import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import type { StaffOwnSession } from '#domain/schemas/staff.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { useFormat } from '../ui/use-format.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import { nameBrowser } from './name-browser.ts';
import { profileTexts } from './profile.texts.ts';

const queryKey = ['me', 'sessions'];

export function SessionList() {
  const t = useTexts(profileTexts);
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => api.get<StaffOwnSession[]>('/admin/me/sessions'),
  });
  const others = data?.filter(({ isCurrent }) => !isCurrent) ?? [];

  async function end(sessions: readonly StaffOwnSession[]): Promise<void> {
    try {
      for (const { id } of sessions) await api.delete(`/admin/me/sessions/${id}`);
      notifySuccess(t('ended'));
    } catch (failure) {
      notifyFailure(failure);
    }
    await client.invalidateQueries({ queryKey });
  }

  return (
    <Card title={t('sessions')} text={t('sessionsText')}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={2} />}
      {data && (
        <Stack gap="md" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
          {data.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => void end([session])} />
          ))}
        </Stack>
      )}
      {others.length > 1 && (
        <Group>
          <Button variant="default" onClick={() => void end(others)}>
            {t('endOthers')}
          </Button>
        </Group>
      )}
    </Card>
  );
}

function SessionRow({ session, onEnd }: { session: StaffOwnSession; onEnd: () => void }) {
  const t = useTexts(profileTexts);
  const { formatTime } = useFormat();
  const known = nameBrowser(session.userAgent);
  const name = known ? t('browserOn', known) : t('unknown');
  const Device = /Mobi|Android|iPhone|iPad/.test(session.userAgent) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm">
      <Group gap="sm" wrap="nowrap" miw={0}>
        <Device size={24} stroke={1.5} aria-hidden style={{ flexShrink: 0 }} />
        <div>
          <Group gap="xs">
            <Text size="sm" fw={600}>
              {name}
            </Text>
            {session.isCurrent && (
              <StateBadge tone="good" size="sm">
                {t('here')}
              </StateBadge>
            )}
          </Group>
          <Text size="xs" c="gray.7">
            {[t('lastUsed', { time: formatTime(session.lastUsedAt) }), session.ip]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
      </Group>
      {!session.isCurrent && (
        <Button variant="default" size="xs" aria-label={t('endOf', { name })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </Group>
  );
}
