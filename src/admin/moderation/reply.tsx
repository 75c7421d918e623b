import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { LeaveGuard } from '../ui/leave-guard.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { uiTexts } from '../ui/ui.texts.ts';
import { useServerForm } from '../ui/use-server-form.ts';
import { moderationTexts } from './moderation.texts.ts';

/** The answer is what one wants to type now. */
function focus(field: HTMLTextAreaElement | null): void {
  field?.focus();
}

interface ReplyProps {
  of: { id: number; reply: string | null };
  /** Of the API, of what is answered. */
  path: string;
  /** Where the answer stands. */
  hint: string;
  refresh(): Promise<void>;
}

/** The shop's public answer to a review or a comment: shown, or being written. */
export function Reply({ of: { id, reply: given }, path, hint, refresh }: ReplyProps) {
  const t = useTexts(moderationTexts);
  const ui = useTexts(uiTexts);
  const [isWriting, setWriting] = useState(false);
  const { form, isSending, submit } = useServerForm({
    initialValues: { reply: given ?? '' },
    send: async ({ reply }) => {
      await api.put(`${path}/${id}/reply`, { reply });
      notifySuccess(t('saved'));
      setWriting(false);
      await refresh();
    },
  });
  if (!isWriting) {
    return (
      <Stack gap="xs" align="flex-start">
        {given !== null && (
          <Stack gap={2} ps="sm" style={{ borderInlineStart: '3px solid var(--mantine-color-ink-3)' }}>
            <Text size="sm" fw={600}>
              {t('reply')}
            </Text>
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {given}
            </Text>
          </Stack>
        )}
        <Button size="compact-sm" variant="subtle" ms={-8} onClick={() => setWriting(true)}>
          {t(given === null ? 'writeReply' : 'changeReply')}
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
          description={hint}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={5000}
          ref={focus}
          {...form.getInputProps('reply')}
        />
        <Group gap="xs">
          <Button type="submit" size="xs" loading={isSending} disabled={!form.isDirty()}>
            {t(form.values.reply.trim() === '' && given !== null ? 'removeReply' : 'saveReply')}
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
