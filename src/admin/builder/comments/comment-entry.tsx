import { ActionIcon, Group, Menu, Text } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { SectionComment, WholeThread } from '#domain/schemas/section-comment.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { useRun } from '../../ui/use-run.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentText } from './comment-text.tsx';
import { threadQuery, threadsPath, useThreadChange } from './comments-query.ts';
import { commentTexts } from './comments.texts.ts';
import { openComments } from './open-comments.ts';

interface CommentEntryProps {
  thread: WholeThread;
  comment: SectionComment;
}

/** One comment of a thread; its author edits it in its place. */
export function CommentEntry({ thread, comment }: CommentEntryProps) {
  const t = useTexts(commentTexts);
  const save = useTexts(uiTexts)('save');
  const { formatTime } = useFormat();
  const change = useThreadChange();
  const [isEditing, setEditing] = useState(false);
  const { id, author, text, mentions, createdAt, editedAt, isDeleted } = comment;
  const path = `${threadsPath}/${thread.id}/comments/${id}`;
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" gap="xs" align="flex-start">
        <Text size="xs" c="gray.7" className="vt-comments__line">
          <Text span size="sm" fw={600} c="black">
            <bdi>{author}</bdi>
          </Text>
          {' · '}
          {formatTime(createdAt)}
          {editedAt !== null && !isDeleted && ` · ${t('edited')}`}
        </Text>
        {!isEditing && <CommentMenu thread={thread} comment={comment} onEdit={() => setEditing(true)} />}
      </Group>
      {isDeleted ? (
        <Text size="sm" c="gray.7" fs="italic">
          {t('deletedComment')}
        </Text>
      ) : isEditing ? (
        <CommentForm
          draftName={`comment.${id}`}
          label={t('editComment')}
          placeholder=""
          sendLabel={save}
          edited={{ text, mentions }}
          isFocused
          send={async (edited) => {
            change(await api.put<WholeThread>(path, edited));
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <CommentText text={text} mentions={mentions} />
      )}
    </li>
  );
}

function CommentMenu({ thread, comment, onEdit }: CommentEntryProps & { onEdit(): void }) {
  const t = useTexts(commentTexts);
  const { isOwn, canDelete, author } = comment;
  const remove = useRemove(thread, comment);
  const size = { size: 16, 'aria-hidden': true } as const;
  if (!isOwn && !canDelete) return null;
  return (
    <Menu position="bottom-end" withinPortal returnFocus>
      <Menu.Target>
        <ActionIcon size="sm" variant="subtle" color="gray.7" aria-label={t('actions', { author })}>
          <IconDots {...size} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isOwn && (
          <Menu.Item leftSection={<IconPencil {...size} />} onClick={onEdit}>
            {t('edit')}
          </Menu.Item>
        )}
        {canDelete && (
          <Menu.Item color="red.8" leftSection={<IconTrash {...size} />} onClick={() => void remove()}>
            {t('delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Asks first; a thread goes with its last comment. */
function useRemove(thread: WholeThread, { id }: SectionComment) {
  const t = useTexts(commentTexts);
  const client = useQueryClient();
  const change = useThreadChange();
  const isLast = thread.comments.every((one) => one.id === id || one.isDeleted);
  const { run } = useRun(async () => {
    await api.delete(`${threadsPath}/${thread.id}/comments/${id}`);
    change(null);
    if (isLast) openComments(null);
    else await client.invalidateQueries({ queryKey: threadQuery(thread.id).queryKey });
  });
  return async () => {
    const isWanted = await confirmAction({
      title: t('deleteTitle'),
      text: t(isLast ? 'deleteLastText' : 'deleteText'),
      confirmLabel: t('deleteConfirm'),
      danger: true,
    });
    if (isWanted) await run(undefined);
  };
}
