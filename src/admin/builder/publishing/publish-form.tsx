import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useId, useState } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { publishingTexts } from './publishing.texts.ts';

export interface Publication {
  /** Null: now. */
  at: string | null;
  note: string;
}

interface PublishFormProps {
  isBusy: boolean;
  isReady: boolean;
  onPublish(publication: Publication): void;
}

/** A note for the history, and when. */
export function PublishForm({ isBusy, isReady, onPublish }: PublishFormProps) {
  const t = useTexts(publishingTexts);
  const [note, setNote] = useState('');
  const [when, setWhen] = useState<'now' | 'at'>('now');
  const [time, setTime] = useState(nextHour);
  const [isGone, setGone] = useState(false);
  const whenId = useId();

  const submit = () => {
    if (when === 'now') return onPublish({ at: null, note });
    const at = new Date(time);
    const isPast = !(at.getTime() > Date.now());
    setGone(isPast);
    if (!isPast) onPublish({ at: at.toISOString(), note });
  };
  return (
    <form
      className="vt-publish__foot"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isBusy) submit();
      }}
    >
      <Stack gap="sm">
        <TextInput
          label={t('note')}
          placeholder={t('notePlaceholder')}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Stack gap={4}>
          <Text size="sm" fw={500} id={whenId}>
            {t('when')}
          </Text>
          <Group gap="sm" align="flex-start">
            <SegmentedControl
              aria-labelledby={whenId}
              value={when}
              onChange={(value) => setWhen(value === 'at' ? 'at' : 'now')}
              data={[
                { value: 'now', label: t('now') },
                { value: 'at', label: t('at') },
              ]}
            />
            {when === 'at' && (
              <TextInput
                type="datetime-local"
                aria-label={t('time')}
                value={time}
                onChange={(event) => {
                  setTime(event.currentTarget.value);
                  setGone(false);
                }}
                description={t('timeHint')}
                inputWrapperOrder={['input', 'description', 'error']}
                error={isGone && t('timeGone')}
                required
                flex={1}
                miw={220}
              />
            )}
          </Group>
        </Stack>
        <Group justify="flex-end">
          <Button type="submit" loading={isBusy} disabled={!isReady}>
            {when === 'now' ? t('publishNow') : t('schedule')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The next full hour as inputs of this kind write it, in the time zone of who reads it. */
function nextHour(): string {
  const time = new Date(Date.now() + 3_600_000);
  time.setMinutes(0, 0, 0);
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
