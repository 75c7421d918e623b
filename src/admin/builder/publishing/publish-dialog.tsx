import { Alert, Center, Loader, Modal, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { IssuesOfDocuments, UnpublishedChange } from '#domain/editing/drafts.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { describeFailure, notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { useBuilder, useBuilderStore } from '../store/use-builder.ts';
import { asksForScheduled, ChangedDocument } from './changed-document.tsx';
import { PublishForm, type Publication } from './publish-form.tsx';
import { publishingTexts } from './publishing.texts.ts';
import type { Scheduled } from './scheduled-choice.tsx';
import { useChanges, useDocumentName } from './use-changes.ts';
import { useJump } from './use-jump.ts';
import { isStale, issuesIn, usePublishing } from './use-publishing.ts';

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
        <Documents changes={changes.data} {...props} />
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

function Documents({ changes, onClose, onGo }: ContentProps & { changes: UnpublishedChange[] }) {
  const t = useTexts(publishingTexts);
  const nameOf = useDocumentName();
  const { formatTime } = useFormat();
  const publishing = usePublishing();
  const jump = useJump(onGo);
  const pageKey = useBuilder((state) => state.pageKey);
  const [ticked, setTicked] = useState(
    () => new Set(changes.filter(goesAlong(pageKey)).map(({ key }) => key)),
  );
  const [decided, setDecided] = useState<ReadonlyMap<DocumentKey, Scheduled>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const chosen = changes.filter(({ key, isChanged }) => isChanged && ticked.has(key));
  const scheduledOf = (change: UnpublishedChange): Scheduled =>
    decided.get(change.key) ?? (change.schedule?.canKeep ? 'keep' : null);
  const isUndecided = chosen.some((change) => asksForScheduled(change) && scheduledOf(change) === null);
  const issues = useIssues(chosen);
  const issuesOf = (key: DocumentKey) => issues.data?.find((one) => one.key === key)?.issues ?? [];
  const hasErrors = chosen.some(({ key }) => issuesOf(key).some(({ severity }) => severity === 'error'));

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (issuesIn(error)) await issues.refetch();
      else setFailure(isStale(error) ? t('changedMeanwhile') : describeFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const publish = ({ at, note }: Publication) =>
    run(async () => {
      const documents = chosen.map((change) => {
        const scheduled = asksForScheduled(change) ? scheduledOf(change) : null;
        return { key: change.key, revision: change.revision, ...(scheduled && { scheduled }) };
      });
      if (at === null) await publishing.publish(documents, note);
      else if (!(await scheduleAt(at, note))) return;
      notifySuccess(
        at === null ? t('published', { count: documents.length }) : t('scheduled', { time: formatTime(at) }),
      );
      onClose();
    });
  /** False when a schedule would be replaced and is to stay. */
  const scheduleAt = async (at: string, note: string): Promise<boolean> => {
    const replaced = chosen.filter(({ schedule }) => schedule !== null && schedule.failure === null);
    for (const change of replaced) {
      const isSure = await confirmAction({
        title: t('replaceTitle'),
        text: t('replaceText', {
          name: nameOf(change),
          before: formatTime(change.schedule?.at ?? at),
          time: formatTime(at),
        }),
        confirmLabel: t('replace'),
      });
      if (!isSure) return false;
    }
    const documents = chosen.map((change) => ({
      key: change.key,
      revision: change.revision,
      replaces: replaced.includes(change),
    }));
    await publishing.schedule(documents, { at, note });
    return true;
  };
  const discard = async (change: UnpublishedChange) => {
    const name = nameOf(change);
    const { schedule } = change;
    const isSure = await confirmAction({
      title: t('discardTitle'),
      text: schedule
        ? t('discardScheduled', { name, time: formatTime(schedule.at) })
        : t('discardText', { name }),
      confirmLabel: t('discard'),
      danger: true,
    });
    if (!isSure) return;
    await publishing.discard(change.key).then(() => notifySuccess(t('discarded', { name })), notifyFailure);
  };
  const leap = {
    ...jump,
    go: (...where: Parameters<typeof jump.go>) => {
      onClose();
      jump.go(...where);
    },
  };

  return (
    <Stack gap="md">
      <Stack component="ul" gap="sm" m={0} p={0} aria-label={t('choose')} style={{ listStyle: 'none' }}>
        {changes.map((change) => (
          <ChangedDocument
            key={change.key}
            change={change}
            issues={issuesOf(change.key)}
            isChosen={change.isChanged && ticked.has(change.key)}
            onChoose={(isChosen) => {
              const next = new Set(ticked);
              if (isChosen) next.add(change.key);
              else next.delete(change.key);
              setTicked(next);
            }}
            scheduled={scheduledOf(change)}
            onChooseScheduled={(scheduled) => setDecided(new Map(decided).set(change.key, scheduled))}
            onDiscard={() => void discard(change)}
            onUnschedule={() =>
              void publishing
                .unschedule(change.key)
                .then(() => notifySuccess(t('scheduleCanceled')), notifyFailure)
            }
            jump={leap}
          />
        ))}
      </Stack>
      {failure !== null && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <PublishForm
        isBusy={isBusy}
        isReady={chosen.length > 0 && !hasErrors && !isUndecided && !issues.isFetching}
        onPublish={(publication) => void publish(publication)}
      />
    </Stack>
  );
}

/**
 * What is ticked at first: what its reader alone has edited, and the new page that is looked at. Colleagues may be
 * half done, and what has its time waits for it.
 */
function goesAlong(pageKey: DocumentKey | null) {
  return ({ key, isMine, isNew, authors, schedule }: UnpublishedChange) =>
    (isMine || (isNew && authors.length === 0 && key === pageKey)) &&
    (!schedule || schedule.failure !== null);
}

/** What is wrong with those that are chosen: they may link to each other. */
function useIssues(chosen: readonly UnpublishedChange[]) {
  const keys = chosen.map(({ key }) => key).toSorted();
  const revisions = chosen.map(({ key, revision }) => `${key}@${revision}`).toSorted();
  return useQuery({
    queryKey: ['admin', 'issues', revisions],
    enabled: keys.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.get<IssuesOfDocuments>('/admin/changes/issues', { keys }, signal),
  });
}
