import { Badge, Group, Text, UnstyledButton } from '@mantine/core';

import type { SectionThread } from '#domain/schemas/section-comment.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { readPage, useBuilderStore } from '../store/use-builder.ts';
import { commentTexts } from './comments.texts.ts';
import { openComments } from './open-comments.ts';

/** A thread in the list; opens it, and shows its section on the page. `about`: what is not said above already. */
export function ThreadCard({ thread, about }: { thread: SectionThread; about: string }) {
  const t = useTexts(commentTexts);
  const { formatTime } = useFormat();
  const store = useBuilderStore();
  const { id, sectionId, first, answers, isMentioned } = thread;
  const open = () => {
    if (sectionId !== null && readPage(store.getState())?.sections[sectionId])
      store.getState().select(sectionId);
    openComments(id);
  };
  return (
    <li>
      <UnstyledButton className="vt-comments__card" onClick={open}>
        {about !== '' && (
          <Text size="xs" fw={600} className="vt-comments__line">
            <bdi>{about}</bdi>
          </Text>
        )}
        <Text size="xs" c="gray.7">
          <bdi>{first.author}</bdi> · {formatTime(first.createdAt)}
        </Text>
        <Text size="sm" lineClamp={3} dir="auto" className="vt-comments__text">
          {first.isDeleted ? t('deletedComment') : first.text}
        </Text>
        {(answers > 0 || isMentioned) && (
          <Group gap="xs" mt={4}>
            {answers > 0 && (
              <Text size="xs" c="gray.7">
                {t('answers', { count: answers })}
              </Text>
            )}
            {isMentioned && (
              <Badge size="sm" color="ink" tt="none">
                {t('mentionsYou')}
              </Badge>
            )}
          </Group>
        )}
      </UnstyledButton>
    </li>
  );
}
