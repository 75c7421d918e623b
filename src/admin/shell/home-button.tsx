import { Button } from '@mantine/core';
import { Link } from 'react-router';

import { useTexts } from '../i18n/use-texts.ts';
import { shellTexts } from './shell.texts.ts';

/** The way on from where there is nothing to do: to the screen that everybody may open. */
export function HomeButton() {
  const t = useTexts(shellTexts);
  return (
    <Button component={Link} to="/">
      {t('home')}
    </Button>
  );
}
