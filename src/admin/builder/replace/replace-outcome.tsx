import { Alert, Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { replaceWords } from './replace.texts.ts';
import type { Outcome } from './use-text-search.ts';

interface ReplaceOutcomeProps {
  outcome: Outcome;
  isBusy: boolean;
  /** Answers on how many pages it could not be taken back. */
  onUndo(): Promise<number>;
  onAnother(): void;
}

/** What was replaced and what was not, with a way back. */
export function ReplaceOutcome({ outcome, isBusy, onUndo, onAnother }: ReplaceOutcomeProps) {
  const t = useTexts(replaceWords);
  const [failed, setFailed] = useState<number | null>(null);
  const { fields, refused, gone } = outcome;
  return (
    <Stack gap="sm">
      <Alert color={failed === null ? 'green' : 'gray'} role="status">
        {failed === null
          ? t('done', { fields })
          : failed === 0
            ? t('undone')
            : t('notUndone', { count: failed })}
      </Alert>
      {refused > 0 && <Alert color="yellow">{t('refused', { count: refused })}</Alert>}
      {gone > 0 && <Alert color="yellow">{t('gone', { count: gone })}</Alert>}
      <Group justify="flex-end">
        {failed === null && fields > 0 && (
          <Button variant="default" loading={isBusy} onClick={() => void onUndo().then(setFailed)}>
            {t('undo')}
          </Button>
        )}
        <Button variant="light" onClick={onAnother}>
          {t('another')}
        </Button>
      </Group>
    </Stack>
  );
}
