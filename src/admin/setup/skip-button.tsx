import { Button } from '@mantine/core';

import { useTexts } from '../i18n/use-texts.ts';
import { setupTexts } from './setup.texts.ts';

export function SkipButton({ onSkip }: { onSkip(): void }) {
  const t = useTexts(setupTexts);
  return (
    <Button variant="default" onClick={onSkip}>
      {t('skip')}
    </Button>
  );
}
