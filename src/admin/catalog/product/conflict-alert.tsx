import { Alert, Button, Group, Text } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import { productTexts } from './product.texts.ts';

/** Two people edited the same product: nobody's work goes without being asked. */
export function ConflictAlert({ onOverwrite, onLoadTheirs }: { onOverwrite(): void; onLoadTheirs(): void }) {
  const t = useTexts(productTexts);
  return (
    <Alert color="yellow" title={t('conflictTitle')} role="alert">
      <Text size="sm" mb="sm">
        {t('conflictText')}
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
