import { Alert, Button, Group, Text } from '@mantine/core';

import { defineTexts } from '../i18n/define-texts.ts';
import { useTexts } from '../i18n/use-texts.ts';

const texts = defineTexts({
  en: {
    title: 'Somebody else saved this meanwhile',
    text: 'While you were editing, it was changed. Save yours over it, or load theirs and lose your changes.',
    overwrite: 'Save mine over it',
    loadTheirs: 'Load theirs',
  },
  ru: {
    title: 'Это сохранил кто-то другой',
    text: 'Пока вы работали, это изменили. Сохраните свой вариант поверх или загрузите чужой и потеряйте свои изменения.',
    overwrite: 'Сохранить мой поверх',
    loadTheirs: 'Загрузить чужой',
  },
});

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
