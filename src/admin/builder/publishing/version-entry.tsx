import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { DocumentVersion } from '#domain/editing/drafts.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { StateBadge } from '../../ui/state-badge.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { ChangeList } from './change-list.tsx';
import { describeChanges } from './describe-changes.ts';
import { DifferenceFold } from './difference-fold.tsx';
import { publishingTexts } from './publishing.texts.ts';
import { readVersion } from './use-difference.ts';

interface VersionEntryProps {
  documentKey: DocumentKey;
  version: DocumentVersion;
  /** Shows the shop as it was. */
  onView(): void;
  onRestore(): void;
}

/** One publishing: who, when, why, and what it changed. */
export function VersionEntry({ documentKey, version, onView, onRestore }: VersionEntryProps) {
  const t = useTexts(publishingTexts);
  const { formatTime } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const time = formatTime(version.createdAt);
  const isFirst = version.changes.length === 0 && version.version === 1;
  const difference = useQuery({
    queryKey: ['admin', 'version', documentKey, version.version],
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const [before, after] = await Promise.all([
        version.version > 1 ? readVersion(documentKey, version.version - 1) : null,
        readVersion(documentKey, version.version),
      ]);
      return describeChanges(version.changes, { key: documentKey, before, after });
    },
  });
  return (
    <Stack component="li" gap={6} className="vt-publish__document">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Stack gap={2} className="vt-publish__name">
          <Group gap={8}>
            <Text fw={600}>{t('version', { version: version.version })}</Text>
            {version.isPublished && (
              <StateBadge tone="good" size="sm">
                {t('visible')}
              </StateBadge>
            )}
          </Group>
          <Text size="xs" c="gray.7">
            {version.author === null ? time : t('by', { author: version.author, time })}
          </Text>
          {version.note !== '' && <Text size="sm">{version.note}</Text>}
        </Stack>
        <Group gap={6} wrap="nowrap" flex="none">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('viewOf', { version: version.version })}
            onClick={onView}
          >
            {t('view')}
          </Button>
          {!version.isPublished && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('restoreOf', { version: version.version })}
              onClick={onRestore}
            >
              {t('restore')}
            </Button>
          )}
        </Group>
      </Group>
      {isFirst ? (
        <Text size="sm" c="gray.7">
          {t('firstVersion')}
        </Text>
      ) : (
        <DifferenceFold
          label={isOpen ? t('hide') : t('show')}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          isLoading={difference.isLoading}
          error={difference.error}
        >
          {difference.data && <ChangeList changes={difference.data} />}
        </DifferenceFold>
      )}
    </Stack>
  );
}
