import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';

import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { commercemlTexts } from './commerceml.texts.ts';

/** The way to the connection with 1C. */
export function CommercemlCard() {
  const t = useTexts(commercemlTexts);
  return (
    <Card title={t('title')} text={t('about')}>
      <Group>
        <Button component={Link} to="/integrations/1c" variant="default">
          {t('setUp')}
        </Button>
      </Group>
    </Card>
  );
}
