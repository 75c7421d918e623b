import { Checkbox, Radio, Stack, Text } from '@mantine/core';

import type { UnpublishedChange } from '#domain/editing/drafts.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { ChangeList } from './change-list.tsx';
import { describeChanges } from './describe-changes.ts';
import { publishingTexts } from './publishing.texts.ts';
import { useDocumentName } from './use-changes.ts';
import type { Difference } from './use-difference.ts';

/** What becomes of changes that wait for their time; null while nobody has said so. */
export type Scheduled = 'keep' | 'publish' | null;

interface ScheduledChoiceProps {
  change: UnpublishedChange;
  difference: Difference | undefined;
  chosen: Scheduled;
  onChoose(chosen: Scheduled): void;
}

/** Asks what becomes of scheduled changes that publishing would show before their time, and names them. */
export function ScheduledChoice({ change, difference, chosen, onChoose }: ScheduledChoiceProps) {
  const t = useTexts(publishingTexts);
  const { formatTime } = useFormat();
  const name = useDocumentName()(change);
  const { schedule } = change;
  if (!schedule) return null;
  const time = formatTime(schedule.at);
  return (
    <Stack gap="xs" className="vt-publish__scheduled">
      {schedule.canKeep ? (
        <Radio.Group
          label={t('scheduledWhat')}
          value={chosen}
          onChange={(value) => onChoose(value === 'publish' ? 'publish' : 'keep')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="keep" label={t('scheduledKeep', { time })} />
            <Radio value="publish" label={t('scheduledPublish', { name })} />
          </Stack>
        </Radio.Group>
      ) : (
        <Checkbox
          label={t('scheduledPublish', { name })}
          description={t('scheduledOnly', { time })}
          checked={chosen === 'publish'}
          onChange={(event) => onChoose(event.currentTarget.checked ? 'publish' : null)}
        />
      )}
      {chosen === 'publish' && difference && (
        <div>
          <Text size="sm" fw={600}>
            {t('scheduledGoesOut', { time })}
          </Text>
          <ChangeList
            changes={describeChanges(schedule.changes, {
              key: change.key,
              before: difference.before,
              after: difference.document,
            })}
          />
        </div>
      )}
    </Stack>
  );
}
