import { Alert, Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import {
  longestComment,
  type CommentInput,
  type Mentionable,
} from '#domain/schemas/section-comment.schema.ts';
import { cleanText } from '#domain/text.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { describeFailure } from '../../ui/notify.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { membersQuery } from './comments-query.ts';
import { commentTexts } from './comments.texts.ts';
import { MentionTextarea } from './mention-textarea.tsx';
import { mentionedIds } from './mentions.ts';
import { useCommentDraft } from './use-comment-draft.ts';

interface CommentFormProps {
  /** Of the place that is written at, to keep what is typed. */
  draftName: string;
  label: string;
  placeholder: string;
  sendLabel: string;
  /** What is written anew. */
  edited?: { text: string; mentions: readonly Mentionable[] };
  /** It gets the keyboard at once. */
  isFocused?: boolean;
  send(comment: CommentInput): Promise<void>;
  onCancel?: () => void;
}

const nobody: readonly Mentionable[] = [];

/** Writes a comment; what was refused or did not arrive stays as it was typed. */
export function CommentForm({
  draftName,
  label,
  placeholder,
  sendLabel,
  edited,
  isFocused = false,
  send,
  onCancel,
}: CommentFormProps) {
  const t = useTexts(commentTexts);
  const cancel = useTexts(uiTexts)('cancel');
  const before = edited?.mentions ?? nobody;
  const { draft, change, forget } = useCommentDraft(draftName, {
    text: edited?.text ?? '',
    picked: before.map(({ id }) => id),
  });
  const { data: members = nobody } = useQuery(membersQuery);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const text = cleanText(draft.text);
  const isTooLong = text.length > longestComment;
  const isReady = text !== '' && !isTooLong && !isBusy;

  const submit = async () => {
    if (!isReady) return;
    setBusy(true);
    setFailure(null);
    try {
      await send({ text, mentions: mentionedIds(text, [...before, ...members], draft.picked) });
      forget();
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const leave = onCancel && (() => (forget(), onCancel()));

  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="xs">
        <MentionTextarea
          label={label}
          placeholder={placeholder}
          text={draft.text}
          error={isTooLong ? t('tooLong', { length: text.length, max: longestComment }) : null}
          isReadOnly={isBusy}
          isFocused={isFocused}
          onChange={(typed) => change({ ...draft, text: typed })}
          onPick={(typed, { id }) => change({ text: typed, picked: [...draft.picked, id] })}
          onSend={() => void submit()}
          onCancel={leave}
        />
        {failure !== null && (
          <Alert color="red" role="alert" p="xs">
            {failure}
          </Alert>
        )}
        <Group gap="xs" justify="flex-end">
          {leave && (
            <Button size="compact-sm" variant="default" onClick={leave}>
              {cancel}
            </Button>
          )}
          <Button size="compact-sm" type="submit" loading={isBusy} disabled={!isReady && !isBusy}>
            {sendLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
