import { Alert, Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { IssuesOfDocuments, UnpublishedChange } from '#domain/editing/drafts.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useBuilder } from '../store/use-builder.ts';
import { asksForScheduled, ChangedDocument } from './changed-document.tsx';
import { PublishForm } from './publish-form.tsx';
import { publishingTexts } from './publishing.texts.ts';
import type { Scheduled } from './scheduled-choice.tsx';
import { useJump } from './use-jump.ts';
import { usePublishActions } from './use-publish-actions.ts';

interface ChangedDocumentsProps {
  changes: UnpublishedChange[];
  onClose(): void;
  /** Shows another page of the shop. */
  onGo(path: string): void;
}

/** The documents that wait: which of them go along, and when. */
export function ChangedDocuments({ changes, onClose, onGo }: ChangedDocumentsProps) {
  const t = useTexts(publishingTexts);
  const jump = useJump(onGo);
  const pageKey = useBuilder((state) => state.pageKey);
  const [ticked, setTicked] = useState(
    () => new Set(changes.filter(goesAlong(pageKey)).map(({ key }) => key)),
  );
  const [looked, setLooked] = useState(() => new Map(changes.map(({ key, revision }) => [key, revision])));
  // What somebody edits while the dialog is open is not published unseen: it has to be ticked again.
  const isNewer = ({ key, revision }: UnpublishedChange) => looked.get(key) !== revision;
  const isTicked = (change: UnpublishedChange) =>
    change.isChanged && ticked.has(change.key) && !isNewer(change);
  const [decided, setDecided] = useState<ReadonlyMap<DocumentKey, Scheduled>>(new Map());
  const chosen = changes.filter(isTicked);
  const scheduledOf = (change: UnpublishedChange): Scheduled =>
    decided.get(change.key) ?? (change.schedule?.canKeep ? 'keep' : null);
  const isUndecided = chosen.some((change) => asksForScheduled(change) && scheduledOf(change) === null);
  const issues = useIssues(chosen);
  const issuesOf = (key: DocumentKey) => issues.data?.find((one) => one.key === key)?.issues ?? [];
  const hasErrors = chosen.some(({ key }) => issuesOf(key).some(({ severity }) => severity === 'error'));
  const { isBusy, failure, publish, discard, unschedule } = usePublishActions({
    waiting: changes,
    chosen,
    scheduledOf,
    onIssues: issues.refetch,
    onDone: onClose,
  });
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
            isChosen={isTicked(change)}
            isNewer={isNewer(change)}
            together={changes.filter(({ key }) => change.schedule?.together.includes(key))}
            because={changes.filter(({ key }) => change.schedule?.failure?.because.includes(key))}
            onChoose={(isChosen) => {
              setLooked(new Map(looked).set(change.key, change.revision));
              const next = new Set(ticked);
              if (isChosen) next.add(change.key);
              else next.delete(change.key);
              setTicked(next);
            }}
            scheduled={scheduledOf(change)}
            onChooseScheduled={(scheduled) => setDecided(new Map(decided).set(change.key, scheduled))}
            onDiscard={() => void discard(change)}
            onUnschedule={() => void unschedule(change)}
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
