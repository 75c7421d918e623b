import { Anchor, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useTexts } from '../i18n/use-texts.ts';
import { SampleBadge } from '../ui/sample-badge.tsx';
import { useFormat } from '../ui/use-format.ts';
import { moderationTexts } from './moderation.texts.ts';

interface EntryHeadProps {
  entry: {
    name: string;
    email: string | null;
    userId: number | null;
    createdAt: string;
    moderatedAt: string | null;
    moderatedBy: string | null;
    isSample: boolean;
  };
  /** What it is about, as a link. */
  about: { label: string; href: string };
  children?: ReactNode;
}

/** Who wrote, when, about what, and who decided on it. */
export function EntryHead({ entry, about, children }: EntryHeadProps) {
  const t = useTexts(moderationTexts);
  const { formatTime } = useFormat();
  const { name, email, userId, createdAt, moderatedAt, moderatedBy } = entry;
  return (
    <div>
      <Group gap="xs">
        <Text fw={700}>
          <bdi>{name}</bdi>
        </Text>
        {entry.isSample && <SampleBadge />}
        {children}
        <Text size="sm" c="gray.7">
          {formatTime(createdAt)}
        </Text>
      </Group>
      <Group gap="xs">
        <Anchor href={about.href} target="_blank" rel="noopener noreferrer" size="sm">
          <bdi>{about.label}</bdi>
        </Anchor>
        {userId !== null && (
          <Anchor component={Link} to={`/customers/${userId}`} size="sm">
            {t('customer')}
          </Anchor>
        )}
        {email && (
          <Anchor href={`mailto:${email}`} size="sm" style={{ overflowWrap: 'anywhere' }}>
            <bdi>{email}</bdi>
          </Anchor>
        )}
        {moderatedAt && (
          <Text size="sm" c="gray.7">
            {t('decided', { name: moderatedBy ?? '–', date: formatTime(moderatedAt) })}
          </Text>
        )}
      </Group>
    </div>
  );
}
