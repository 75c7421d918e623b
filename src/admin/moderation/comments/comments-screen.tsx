import { Text } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';

import type { ModeratedComment } from '#domain/schemas/moderation.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { EntryHead } from '../entry-head.tsx';
import { moderationTexts } from '../moderation.texts.ts';
import { QueueScreen } from '../queue/queue-screen.tsx';
import { Reply } from '../reply.tsx';
import { useDecisions } from '../use-decisions.ts';

const path = '/admin/comments';

export function Component() {
  const t = useTexts(moderationTexts);
  const shared = useDecisions<ModeratedComment>(path);
  return (
    <QueueScreen<ModeratedComment>
      {...shared}
      title={t('comments')}
      kind="comments"
      path={path}
      empty={{ icon: IconMessages, title: t('noComments'), text: t('noCommentsText') }}
      renderItem={(comment, refresh) => (
        <>
          <EntryHead
            entry={comment}
            about={{ label: t('underArticle', { title: comment.article.title }), href: comment.article.url }}
          >
            {comment.parent !== null && (
              <Text size="sm" c="gray.7">
                {t('isAnswer')}
              </Text>
            )}
          </EntryHead>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
            {comment.text}
          </Text>
          <Reply
            key={comment.reply}
            of={comment}
            path={path}
            hint={t('commentReplyHint')}
            refresh={refresh}
          />
        </>
      )}
    />
  );
}
