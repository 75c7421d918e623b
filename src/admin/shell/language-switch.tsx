import { SegmentedControl } from '@mantine/core';

import { isLanguage, languageCodes } from '#locales/languages.ts';

import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { notifyFailure } from '../ui/notify.ts';
import { shellTexts } from './shell.texts.ts';

export function LanguageSwitch() {
  const t = useTexts(shellTexts);
  const { language, choose } = useLanguage();
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('language')}
      value={language}
      onChange={(value) => isLanguage(value) && choose(value).catch(notifyFailure)}
      data={languageCodes.map((code) => ({ value: code, label: code.toUpperCase() }))}
    />
  );
}
