import { Button, Group, Rating, Stack, Text, Textarea } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { useState } from 'react';

import { productPath } from '#domain/routes.ts';
import type { ModeratedReview } from '#domain/schemas/moderation.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { EntryHead } from '../entry-head.tsx';
import { moderationTexts } from '../moderation.texts.ts';
import { QueueScreen } from '../queue/queue-screen.tsx';
import { useDecisions } from '../use-decisions.ts';

const path = '/admin/reviews';

export function Component() {
  const t = useTexts(moderationTexts);
  const shared = useDecisions<ModeratedReview>(path);
  return (
    <QueueScreen<ModeratedReview>
      {...shared}
      title={t('reviews')}
      kind="reviews"
      path={path}
      empty={{ icon: IconStar, title: t('noReviews'), text: t('noReviewsText') }}
      renderItem={(review, refresh) => <Review review={review} refresh={refresh} />}
    />
  );
}

function Review({ review, refresh }: { review: ModeratedReview; refresh(): Promise<void> }) {
  const t = useTexts(moderationTexts);
  const { product, rating, text } = review;
  return (
    <>
      <EntryHead
        entry={review}
        about={{ label: t('aboutProduct', { title: product.title }), href: productPath(product.slug) }}
      >
        <Rating value={rating} readOnly size="sm" role="img" aria-label={t('rating', { rating })} />
      </EntryHead>
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Text>
      <Reply key={review.reply} review={review} refresh={refresh} />
    </>
  );
}

/** The answer is what one wants to type now. */
function focus(field: HTMLTextAreaElement | null): void {
  field?.focus();
}

/** The shop's public answer: shown, or being written. */
function Reply({ review, refresh }: { review: ModeratedReview; refresh(): Promise<void> }) {
  const t = useTexts(moderationTexts);
  const ui = useTexts(uiTexts);
  const [isWriting, setWriting] = useState(false);
  const { form, isSending, submit } = useServerForm({
    initialValues: { reply: review.reply ?? '' },
    send: async ({ reply }) => {
      await api.put(`${path}/${review.id}/reply`, { reply });
      notifySuccess(t('saved'));
      setWriting(false);
      await refresh();
    },
  });
  if (!isWriting) {
    return (
      <Stack gap="xs" align="flex-start">
        {review.reply !== null && (
          <Stack gap={2} ps="sm" style={{ borderInlineStart: '3px solid var(--mantine-color-ink-3)' }}>
            <Text size="sm" fw={600}>
              {t('reply')}
            </Text>
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {review.reply}
            </Text>
          </Stack>
        )}
        <Button size="compact-sm" variant="subtle" onClick={() => setWriting(true)}>
          {t(review.reply === null ? 'writeReply' : 'changeReply')}
        </Button>
      </Stack>
    );
  }
  return (
    <form onSubmit={submit}>
      {form.isDirty() && <LeaveGuard />}
      <Stack gap="xs">
        <Textarea
          label={t('reply')}
          description={t('replyHint')}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={5000}
          ref={focus}
          {...form.getInputProps('reply')}
        />
        <Group gap="xs">
          <Button type="submit" size="xs" loading={isSending} disabled={!form.isDirty()}>
            {t(form.values.reply.trim() === '' && review.reply !== null ? 'removeReply' : 'saveReply')}
          </Button>
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              form.reset();
              setWriting(false);
            }}
          >
            {ui('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
