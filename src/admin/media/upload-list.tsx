import { ActionIcon, Group, Paper, Progress, ScrollArea, Stack, Text } from '@mantine/core';
import { IconCheck, IconExclamationCircle, IconRefresh, IconX } from '@tabler/icons-react';

import { useTexts } from '../i18n/use-texts.ts';
import { mediaTexts } from './media.texts.ts';
import type { Upload } from './upload-queue.ts';
import type { Uploads } from './use-uploads.ts';

/** How far uploads have come, and what became of them. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const t = useTexts(mediaTexts);
  const { items, isBusy, retry, clear } = uploads;
  if (items.length === 0) return null;
  const done = items.filter(({ state }) => state === 'done' || state === 'known').length;
  return (
    <Paper withBorder p="sm" component="section" aria-label={t('uploads')}>
      <Group justify="space-between" mb="xs" wrap="nowrap">
        <Text size="sm" fw={600} role="status">
          {isBusy ? t('uploading', { done, count: items.length }) : t('uploadsDone', { count: done })}
        </Text>
        {!isBusy && (
          <ActionIcon variant="subtle" color="gray.7" aria-label={t('hideUploads')} onClick={clear}>
            <IconX size={16} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      <ScrollArea.Autosize mah={220} type="auto" scrollbars="y" classNames={{ content: 'vt-scroll-down' }}>
        <Stack gap={6}>
          {items.map((item) => (
            <UploadRow key={item.key} item={item} onRetry={() => retry(item.key)} />
          ))}
        </Stack>
      </ScrollArea.Autosize>
    </Paper>
  );
}

function UploadRow({ item, onRetry }: { item: Upload; onRetry(): void }) {
  const t = useTexts(mediaTexts);
  const { name, state, progress, reason } = item;
  return (
    <div>
      <Group gap="xs" wrap="nowrap">
        {state === 'failed' ? (
          <IconExclamationCircle size={16} color="var(--mantine-color-red-8)" aria-hidden />
        ) : (
          <IconCheck
            size={16}
            color={state === 'done' || state === 'known' ? 'var(--mantine-color-teal-8)' : 'transparent'}
            aria-hidden
          />
        )}
        <Text size="sm" truncate flex={1} dir="auto">
          {name}
        </Text>
        {(state === 'waiting' || state === 'known') && (
          <Text size="xs" c="gray.7">
            {t(state)}
          </Text>
        )}
        {state === 'failed' && (
          <ActionIcon variant="subtle" size="sm" aria-label={t('tryAgain', { name })} onClick={onRetry}>
            <IconRefresh size={16} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      {state === 'sending' && <Progress value={progress * 100} size="sm" mt={4} aria-label={name} animated />}
      {state === 'failed' && (
        <Text size="xs" c="red.8" ps={26}>
          {reason}
        </Text>
      )}
    </div>
  );
}
