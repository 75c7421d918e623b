import { Alert, Button, Group, Text } from '@mantine/core';

import type { messages } from '#locales/en/admin/conflict.ts';

import { textPart } from '../i18n/text-part.ts';
import { useTexts } from '../i18n/use-texts.ts';

const texts = textPart<typeof messages>('admin/conflict');

/** Two people edited the same thing: nobody's work goes without being asked. */
export function ConflictAlert({ onOverwrite, onLoadTheirs }: { onOverwrite(): void; onLoadTheirs(): void }) {
  const t = useTexts(texts);
  return (
    <Alert color="yellow" title={t('title')} role="alert">
      <Text size="sm" mb="sm">
        {t('text')}
      </Text>
      <Group gap="sm">
        <Button size="sm" variant="default" onClick={onLoadTheirs}>
          {t('loadTheirs')}
        </Button>
        <Button size="sm" onClick={onOverwrite}>
          {t('overwrite')}
        </Button>
      </Group>
    </Alert>
  );
}
