import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { lettersTexts } from './letters.texts.ts';

/** The way to the texts of emails. */
export function LettersCard() {
  const t = useTexts(lettersTexts);
  return (
    <Card title={t('title')} text={t('about')}>
      <Group>
        <Button component={Link} to="/letters" variant="default">
          {t('open')}
        </Button>
      </Group>
    </Card>
  );
}
