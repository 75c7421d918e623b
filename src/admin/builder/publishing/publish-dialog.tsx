import { Alert, Center, Loader, Modal, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { useBuilderStore } from '../store/use-builder.ts';
import { ChangedDocuments } from './changed-documents.tsx';
import { publishingTexts } from './publishing.texts.ts';
import { useChanges } from './use-changes.ts';

interface PublishDialogProps {
  opened: boolean;
  onClose(): void;
  /** Shows another page of the shop. */
  onGo(path: string): void;
}

/** What waits to be published, with its differences and issues; publishes it now or at a time. */
export function PublishDialog({ opened, onClose, onGo }: PublishDialogProps) {
  const t = useTexts(publishingTexts);
  const close = useTexts(uiTexts)('close');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('dialogTitle')}
      size="lg"
      closeButtonProps={{ 'aria-label': close }}
    >
      <Waiting onClose={onClose} onGo={onGo} />
    </Modal>
  );
}

type ContentProps = Omit<PublishDialogProps, 'opened'>;

function Waiting(props: ContentProps) {
  const t = useTexts(publishingTexts);
  const saved = useSaved();
  const changes = useChanges();
  if (saved === 'saving' || changes.isPending) {
    return (
      <Center py="xl" role="status">
        <Stack align="center" gap="xs">
          <Loader size="sm" />
          <Text size="sm">{t('saving')}</Text>
        </Stack>
      </Center>
    );
  }
  if (changes.error) return <ErrorState error={changes.error} onRetry={() => void changes.refetch()} />;
  return (
    <>
      {saved === 'failed' && (
        <Alert color="red" role="alert" mb="md">
          {t('notSaved')}
        </Alert>
      )}
      {changes.data.length === 0 ? (
        <EmptyState icon={IconCircleCheck} title={t('nothing')} text={t('nothingHint')} />
      ) : (
        <ChangedDocuments changes={changes.data} {...props} />
      )}
    </>
  );
}

/** The last keystrokes belong to what is published. */
function useSaved(): 'saving' | 'saved' | 'failed' {
  const store = useBuilderStore();
  const { refetch } = useChanges();
  const [state, setState] = useState<'saving' | 'saved' | 'failed'>('saving');
  useEffect(() => {
    let isGone = false;
    void (async () => {
      const isSaved = await store.getState().flush();
      await refetch();
      if (!isGone) setState(isSaved ? 'saved' : 'failed');
    })();
    return () => {
      isGone = true;
    };
  }, [store, refetch]);
  return state;
}
