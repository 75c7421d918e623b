import { Alert, Badge, Button, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconArrowBackUp, IconChevronLeft, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { WholeThread } from '#domain/schemas/section-comment.schema.ts';

import { api } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { useRun } from '../../ui/use-run.ts';
import { readPage, useBuilder, useBuilderStore } from '../store/use-builder.ts';
import { CommentEntry } from './comment-entry.tsx';
import { CommentForm } from './comment-form.tsx';
import { isOpen, threadQuery, threadsPath, useThreadChange } from './comments-query.ts';
import { commentTexts } from './comments.texts.ts';
import { openComments } from './open-comments.ts';
import { useSectionLabels } from './use-section-labels.ts';

/** A thread with its comments, to be answered and resolved. */
export function ThreadView({ id }: { id: number }) {
  const t = useTexts(commentTexts);
  const { data, error, refetch } = useQuery(threadQuery(id));
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Stack gap="md">
      <div>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconChevronLeft size={14} aria-hidden />}
          onClick={() => openComments(null)}
        >
          {t('all')}
        </Button>
      </div>
      {isGone ? (
        <Alert color="gray">{t('goneThread')}</Alert>
      ) : data ? (
        <Thread thread={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={3} />
      )}
    </Stack>
  );
}

function Thread({ thread }: { thread: WholeThread }) {
  const t = useTexts(commentTexts);
  const change = useThreadChange();
  useSeen(thread);
  return (
    <>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <ThreadPlace thread={thread} />
        <ResolveButton thread={thread} />
      </Group>
      {thread.resolvedBy !== null && (
        <Alert color="teal" p="xs" role="status">
          {thread.resolvedBy === '' ? t('isResolved') : t('resolvedBy', { name: thread.resolvedBy })}
        </Alert>
      )}
      <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {thread.comments.map((comment) => (
          <CommentEntry key={comment.id} thread={thread} comment={comment} />
        ))}
      </Stack>
      <CommentForm
        draftName={`thread.${thread.id}`}
        label={t('answer')}
        placeholder={isOpen(thread) ? t('answerPlaceholder') : t('answerReopens')}
        sendLabel={t('answer')}
        send={async (comment) =>
          change(await api.post<WholeThread>(`${threadsPath}/${thread.id}/comments`, comment))
        }
      />
    </>
  );
}

/** What mentions the reader counts as seen once it is shown. */
function useSeen({ id, isMentioned }: WholeThread): void {
  const change = useThreadChange();
  useEffect(() => {
    if (!isMentioned) return;
    // What is not noted is asked again when the thread is read the next time.
    api.post(`${threadsPath}/${id}/seen`).then(
      () => change(null),
      () => undefined,
    );
    // oxlint-disable-next-line react/exhaustive-deps -- once for each mention
  }, [id, isMentioned]);
}

/** What it is about; leads to the section where it is on the page that is shown. */
function ThreadPlace({ thread: { pageId, sectionId, sectionName } }: { thread: WholeThread }) {
  const t = useTexts(commentTexts);
  const store = useBuilderStore();
  const isHere = useBuilder((state) => state.pageKey === `page:${pageId}` && readPage(state) !== undefined);
  const [label] = useSectionLabels([isHere ? sectionId : null]);
  if (sectionId === null) return <PlaceName name={t('wholePage')} />;
  if (typeof label === 'string')
    return (
      <UnstyledButton
        className="vt-comments__jump"
        title={t('showSection')}
        onClick={() => store.getState().select(sectionId)}
      >
        <PlaceName name={label} />
      </UnstyledButton>
    );
  return (
    <div className="vt-comments__line">
      <PlaceName name={sectionName} />
      {isHere && (
        <Badge color="gray.7" variant="outline" tt="none" mt={2}>
          {t('sectionRemoved')}
        </Badge>
      )}
    </div>
  );
}

function PlaceName({ name }: { name: string }) {
  return (
    <Text size="sm" fw={600} className="vt-comments__line">
      <bdi>{name}</bdi>
    </Text>
  );
}

function ResolveButton({ thread }: { thread: WholeThread }) {
  const t = useTexts(commentTexts);
  const change = useThreadChange();
  const isResolved = !isOpen(thread);
  const { run, isBusy } = useRun(async (wanted: boolean) =>
    change(await api.put<WholeThread>(`${threadsPath}/${thread.id}`, { isResolved: wanted })),
  );
  const Sign = isResolved ? IconArrowBackUp : IconCircleCheck;
  return (
    <Button
      flex="none"
      size="compact-sm"
      variant="default"
      loading={isBusy}
      leftSection={<Sign size={16} aria-hidden />}
      onClick={() => void run(!isResolved)}
    >
      {t(isResolved ? 'reopen' : 'resolve')}
    </Button>
  );
}
