import { SegmentedControl } from '@mantine/core';

import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { shellTexts } from './shell.texts.ts';

export function LanguageSwitch() {
  const t = useTexts(shellTexts);
  const { language, choose } = useLanguage();
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('language')}
      value={language}
      onChange={(value) => choose(value === 'ru' ? 'ru' : 'en')}
      data={[
        { value: 'en', label: 'EN' },
        { value: 'ru', label: 'RU' },
      ]}
    />
  );
}
