import { Button, Center, Group, Loader, Modal, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

import { diffDocuments } from '#domain/editing/diff-documents.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { DocumentVersion } from '#domain/editing/drafts.schema.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { ViewControls } from '../bar/view-controls.tsx';
import { editAddress, readEditToken } from '../canvas/edit-token.ts';
import { useSheet } from '../canvas/use-sheet.ts';
import { apiTransport } from '../store/api-transport.ts';
import { useBuilderStore } from '../store/use-builder.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { ChangeList } from './change-list.tsx';
import { describeChanges } from './describe-changes.ts';
import { publishingTexts } from './publishing.texts.ts';
import { readVersion } from './use-difference.ts';
import { useRestore } from './use-restore.ts';
import { useVersionFrame } from './use-version-frame.ts';
import './version-view.css';

interface VersionViewProps {
  documentKey: DocumentKey;
  /** Null while none is looked at. */
  version: DocumentVersion | null;
  onClose(): void;
}

/** The shop as a version had it, beside what restoring that version would change; nothing can be edited. */
export function VersionView({ documentKey, version, onClose }: VersionViewProps) {
  return (
    <Modal opened={version !== null} onClose={onClose} fullScreen withCloseButton={false} padding={0}>
      {version && <LookedAt documentKey={documentKey} version={version} onClose={onClose} />}
    </Modal>
  );
}

interface LookedAtProps extends VersionViewProps {
  version: DocumentVersion;
}

function LookedAt({ documentKey, version, onClose }: LookedAtProps) {
  const t = useTexts(publishingTexts);
  const language = useLanguage((state) => state.language);
  const { formatTime } = useFormat();
  const restore = useRestore(documentKey);
  const path = useWorkspace((state) => state.path);
  const iframe = useRef<HTMLIFrameElement>(null);
  const frame = useVersionFrame(iframe, onClose);
  const { ref, sheet, page } = useSheet();
  const time = formatTime(version.createdAt);
  const address = useQuery({
    queryKey: ['admin', 'version-address', path, documentKey, version.version, language],
    gcTime: 0,
    queryFn: async () =>
      editAddress(path, await readEditToken(), {
        language,
        version: { key: documentKey, version: version.version },
      }),
  });
  return (
    <div className="vt-version" data-version-view>
      <header className="vt-version__bar">
        <Button
          variant="default"
          size="sm"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          onClick={onClose}
          data-autofocus
        >
          {t('backToDraft')}
        </Button>
        <div className="vt-version__name">
          <Group gap={8}>
            <Modal.Title fz="h5">{t('version', { version: version.version })}</Modal.Title>
            <StateBadge tone="info" size="sm">
              {t('readOnly')}
            </StateBadge>
          </Group>
          <Text size="xs" c="gray.7">
            {version.author === null ? time : t('by', { author: version.author, time })}
          </Text>
        </div>
        <ViewControls />
        {!version.isPublished && (
          <Button
            size="sm"
            onClick={() => void restore(version).then((isRestored) => isRestored && onClose())}
          >
            {t('restore')}
          </Button>
        )}
      </header>
      <div className="vt-version__shop">
        <div ref={ref} className="vt-canvas">
          {address.error && <ErrorState error={address.error} onRetry={() => void address.refetch()} />}
          <div className="vt-canvas__sheet" style={sheet}>
            <iframe
              ref={iframe}
              src={address.data}
              title={t('frameOf', { version: version.version })}
              // The shop's own page, of this origin; the sandbox keeps it from leading our window away.
              // oxlint-disable-next-line react/iframe-missing-sandbox
              sandbox="allow-same-origin allow-scripts"
              data-version-ready={frame.isReady || undefined}
              style={page}
            />
            {!frame.isReady && (
              <div className="vt-canvas__veil">
                <Center h="100%" role="status">
                  <Loader />
                </Center>
              </div>
            )}
          </div>
        </div>
      </div>
      <section className="vt-version__list" aria-label={t('ifRestored')}>
        <Stack gap="sm">
          <Title order={3} size="h6">
            {t('ifRestored')}
          </Title>
          <Difference documentKey={documentKey} version={version.version} onShow={frame.scrollTo} />
        </Stack>
      </section>
    </div>
  );
}

interface DifferenceProps {
  documentKey: DocumentKey;
  version: number;
  onShow(sectionId: string): void;
}

/** From the draft to the version, as restoring would do it. */
function Difference({ documentKey, version, onShow }: DifferenceProps) {
  const t = useTexts(publishingTexts);
  const store = useBuilderStore();
  const difference = useQuery({
    queryKey: ['admin', 'version-to-draft', documentKey, version],
    gcTime: 0,
    queryFn: async () => {
      await store.getState().flush();
      const [after, { document: before }] = await Promise.all([
        readVersion(documentKey, version),
        apiTransport.read(documentKey),
      ]);
      return describeChanges(diffDocuments(before, after), { key: documentKey, before, after });
    },
  });
  if (difference.error)
    return <ErrorState error={difference.error} onRetry={() => void difference.refetch()} />;
  if (!difference.data) return <LoadingState rows={3} />;
  if (difference.data.length === 0) return <Text size="sm">{t('sameAsDraft')}</Text>;
  return (
    <ChangeList
      changes={difference.data}
      onJump={({ sectionId }) => sectionId !== undefined && onShow(sectionId)}
    />
  );
}
