import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';

import { requestCaps } from '#domain/limits.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { uiTexts } from './ui.texts.ts';
import { useFormat } from './use-format.ts';

interface PagerProps {
  offset: number;
  limit: number;
  /** Of all pages. */
  count: number;
  /** Where the last page may begin that the list is asked for. */
  farthest?: number;
  onChange(offset: number): void;
}

/** Which part of a list is shown, and the way to the rest; nothing for a list that fits. */
export function Pager({ offset, limit, count, farthest = requestCaps.offset, onChange }: PagerProps) {
  const t = useTexts(uiTexts);
  const { formatNumber } = useFormat();
  // What was the last page is gone with its last row.
  const last = Math.floor(Math.min(count - 1, farthest) / limit) * limit;
  const isBeyond = count > 0 && offset > last;
  const goBack = useEffectEvent(() => onChange(last));
  useEffect(() => {
    if (isBeyond) goBack();
  }, [isBeyond]);
  if (count <= limit && offset === 0) return null;
  const to = Math.min(offset + limit, count);
  const isCut = to < count && offset >= last;
  return (
    <Group justify="flex-end" gap="xs" component="nav">
      <Text size="sm" c="gray.7" aria-live="polite">
        {t('range', {
          from: formatNumber(Math.min(offset + 1, count)),
          to: formatNumber(to),
          count: formatNumber(count),
        })}
        {isCut && ` · ${t('narrow')}`}
      </Text>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('previous')}
        disabled={offset === 0}
        onClick={() => onChange(Math.max(0, offset - limit))}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('next')}
        disabled={to >= count || isCut}
        onClick={() => onChange(offset + limit)}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
