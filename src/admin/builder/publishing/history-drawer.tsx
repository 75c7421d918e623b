import { Button, Drawer, Select, Stack } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { draftPath, isDocumentKey, type DocumentKey } from '#domain/editing/document-key.ts';
import type { DocumentVersion } from '#domain/editing/drafts.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { useBuilder } from '../store/use-builder.ts';
import { publishingTexts } from './publishing.texts.ts';
import { useDocumentName } from './use-changes.ts';
import { useRestore } from './use-restore.ts';
import { VersionEntry } from './version-entry.tsx';
import { VersionView } from './version-view.tsx';

const shopDocuments = ['settings', 'menu:main', 'menu:info', 'menu:footer'] as const;
const atOnce = 20;

interface HistoryDrawerProps {
  opened: boolean;
  onClose(): void;
}

/** Everything that was published of a document, newest first, and the way back to it. */
export function HistoryDrawer({ opened, onClose }: HistoryDrawerProps) {
  const t = useTexts(publishingTexts);
  const close = useTexts(uiTexts)('close');
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      title={t('historyTitle')}
      size="md"
      closeButtonProps={{ 'aria-label': close }}
    >
      <History />
    </Drawer>
  );
}

function History() {
  const t = useTexts(publishingTexts);
  const nameOf = useDocumentName();
  const pageKey = useBuilder((state) => state.pageKey);
  const [documentKey, setKey] = useState<DocumentKey>(pageKey ?? 'settings');
  return (
    <Stack gap="md">
      <Select
        label={t('historyOf')}
        data={[
          ...(pageKey ? [{ value: pageKey, label: t('thisPage') }] : []),
          ...shopDocuments.map((key) => ({ value: key, label: nameOf({ key, title: '' }) })),
        ]}
        value={documentKey}
        allowDeselect={false}
        onChange={(key) => key !== null && isDocumentKey(key) && setKey(key)}
      />
      <Versions key={documentKey} documentKey={documentKey} />
    </Stack>
  );
}

function Versions({ documentKey }: { documentKey: DocumentKey }) {
  const t = useTexts(publishingTexts);
  const restore = useRestore(documentKey);
  const [viewed, setViewed] = useState<DocumentVersion | null>(null);
  const versions = useInfiniteQuery({
    queryKey: ['admin', 'versions', documentKey],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      api.get<DocumentVersion[]>(
        `${draftPath(documentKey)}/versions`,
        { offset: pageParam, limit: atOnce },
        signal,
      ),
    getNextPageParam: (last, pages) => (last.length < atOnce ? undefined : pages.length * atOnce),
  });
  if (versions.isPending) return <LoadingState rows={4} />;
  if (versions.error) return <ErrorState error={versions.error} onRetry={() => void versions.refetch()} />;
  const all = versions.data.pages.flat();
  if (all.length === 0) {
    return <EmptyState icon={IconHistory} title={t('noHistory')} text={t('noHistoryHint')} />;
  }
  return (
    <Stack gap="sm">
      <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {all.map((version) => (
          <VersionEntry
            key={version.version}
            documentKey={documentKey}
            version={version}
            onView={() => setViewed(version)}
            onRestore={() => void restore(version)}
          />
        ))}
      </Stack>
      <VersionView documentKey={documentKey} version={viewed} onClose={() => setViewed(null)} />
      {versions.hasNextPage && (
        <Button
          variant="default"
          loading={versions.isFetchingNextPage}
          onClick={() => void versions.fetchNextPage()}
        >
          {t('earlier')}
        </Button>
      )}
    </Stack>
  );
}
