import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

import { useTexts } from '../i18n/use-texts.ts';
import { uiTexts } from './ui.texts.ts';

/** Stands in for rows that are on their way, as many as usually come. */
export function LoadingState({ rows = 6 }: { rows?: number }) {
  const t = useTexts(uiTexts);
  return (
    <Stack gap="sm" role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={40} />
      ))}
    </Stack>
  );
}
