import { Button } from '@mantine/core';
import { IconAlertTriangle, IconMapQuestion } from '@tabler/icons-react';

import { useTexts } from '../i18n/use-texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { HomeButton } from './home-button.tsx';
import { shellTexts } from './shell.texts.ts';

export function MissingScreen() {
  const t = useTexts(shellTexts);
  return (
    <EmptyState
      icon={IconMapQuestion}
      title={t('notFound')}
      text={t('notFoundHint')}
      action={<HomeButton />}
    />
  );
}

export function FailedScreen() {
  const t = useTexts(shellTexts);
  return (
    <EmptyState
      icon={IconAlertTriangle}
      title={t('failed')}
      text={t('failedHint')}
      action={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
    />
  );
}
