import { Divider, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { IconMessage2 } from '@tabler/icons-react';
import { useState } from 'react';

import type { SectionThread } from '#domain/schemas/section-comment.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { readPage, useBuilder } from '../store/use-builder.ts';
import { isOpen, useCommentPlace, useThreads, type CommentPlace } from './comments-query.ts';
import { commentTexts } from './comments.texts.ts';
import { groupThreads } from './group-threads.ts';
import { MentionList } from './mention-list.tsx';
import { NewThread } from './new-thread.tsx';
import { ThreadCard } from './thread-card.tsx';
import { useSectionLabels } from './use-section-labels.ts';

/** What mentions the reader elsewhere, a form for something new, and all threads of the page. */
export function ThreadList() {
  const t = useTexts(commentTexts);
  const place = useCommentPlace();
  return (
    <Stack gap="md">
      <MentionList place={place} />
      {place ? (
        <PageThreads key={`${place.layerId} ${place.pageId}`} place={place} />
      ) : (
        <EmptyState icon={IconMessage2} title={t('noPage')} text={t('noPageText')} />
      )}
    </Stack>
  );
}

function PageThreads({ place }: { place: CommentPlace }) {
  const t = useTexts(commentTexts);
  const { data, error, refetch } = useThreads();
  const selected = useBuilder((state) => {
    const { sectionId } = state.selection;
    return sectionId !== null && readPage(state)?.sections[sectionId] ? sectionId : null;
  });
  const [isResolved, setResolved] = useState(false);
  const threads = data ?? [];
  const open = threads.filter(isOpen);
  const resolved = threads.filter((one) => !isOpen(one));
  return (
    <>
      <NewThread key={selected} place={place} selected={selected} />
      <Divider />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState rows={3} />
      ) : threads.length === 0 ? (
        <Text size="sm" c="gray.7">
          {t('none')}
        </Text>
      ) : (
        <>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label={t('shown')}
            value={isResolved ? 'resolved' : 'open'}
            onChange={(value) => setResolved(value === 'resolved')}
            data={[
              { value: 'open', label: t('open', { count: open.length }) },
              { value: 'resolved', label: t('resolved', { count: resolved.length }) },
            ]}
          />
          <Groups threads={isResolved ? resolved : open} selected={selected} isResolved={isResolved} />
        </>
      )}
    </>
  );
}

interface GroupsProps {
  threads: readonly SectionThread[];
  selected: string | null;
  isResolved: boolean;
}

function Groups({ threads, selected, isResolved }: GroupsProps) {
  const t = useTexts(commentTexts);
  const order = useBuilder((state) => readPage(state)?.order);
  const groups = groupThreads(threads, { order: order ?? [], selected });
  const labels = useSectionLabels(threads.map(({ sectionId }) => sectionId));
  const labelOf = new Map(threads.map(({ id }, index) => [id, labels[index] ?? null]));
  if (threads.length === 0)
    return (
      <Text size="sm" c="gray.7">
        {t(isResolved ? 'noneResolved' : 'noneOpen')}
      </Text>
    );
  return groups.map(({ group, threads: found }) => (
    <section key={group}>
      <Title order={3} size="h6" mb={6}>
        {t(`group.${group}`)}
      </Title>
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {found.map((thread) => (
          <ThreadCard
            key={thread.id}
            thread={thread}
            about={
              group === 'others' || group === 'removed' ? (labelOf.get(thread.id) ?? thread.sectionName) : ''
            }
          />
        ))}
      </Stack>
    </section>
  ));
}
