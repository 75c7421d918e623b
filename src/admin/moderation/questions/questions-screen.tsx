import { Text } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';

import { productPath } from '#domain/routes.ts';
import type { ModeratedQuestion } from '#domain/schemas/moderation.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { EntryHead } from '../entry-head.tsx';
import { moderationTexts } from '../moderation.texts.ts';
import { QueueScreen } from '../queue/queue-screen.tsx';
import { Reply } from '../reply.tsx';
import { useDecisions } from '../use-decisions.ts';

const path = '/admin/questions';

export function Component() {
  const t = useTexts(moderationTexts);
  const shared = useDecisions<ModeratedQuestion>(path);
  return (
    <QueueScreen<ModeratedQuestion>
      {...shared}
      title={t('questions')}
      kind="questions"
      path={path}
      empty={{ icon: IconHelpCircle, title: t('noQuestions'), text: t('noQuestionsText') }}
      renderItem={(question, refresh) => (
        <>
          <EntryHead
            entry={question}
            about={{
              label: t('aboutProduct', { title: question.product.title }),
              href: productPath(question.product.slug),
            }}
          />
          <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
            {question.text}
          </Text>
          <Reply
            key={question.reply}
            of={question}
            path={path}
            hint={t('questionReplyHint')}
            refresh={refresh}
          />
        </>
      )}
    />
  );
}
