import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { builderTexts } from '../builder.texts.ts';

/** On a phone: what can be done there, said once. */
export function PhoneNotice() {
  const t = useTexts(builderTexts);
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <Alert hiddenFrom="xs" p="xs" color="ink" className="vt-bench__notice">
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <Text size="sm">{t('phoneNotice')}</Text>
        <Button size="compact-sm" variant="default" onClick={() => setRead(true)} flex="none">
          {t('gotIt')}
        </Button>
      </Group>
    </Alert>
  );
}
