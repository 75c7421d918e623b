import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';

import { useTexts } from '../i18n/use-texts.ts';
import { EmptyState } from './empty-state.tsx';
import { describeFailure } from './notify.ts';
import { uiTexts } from './ui.texts.ts';

/** What could not be loaded, with the reason and a second try. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useTexts(uiTexts);
  return (
    <div role="alert">
      <EmptyState
        icon={IconCloudOff}
        title={t('failed')}
        text={describeFailure(error)}
        action={
          onRetry && (
            <Button variant="default" onClick={onRetry}>
              {t('retry')}
            </Button>
          )
        }
      />
    </div>
  );
}
