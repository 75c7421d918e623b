import { Center, Loader } from '@mantine/core';

import { useTexts } from '../i18n/use-texts.ts';
import { builderTexts } from './builder.texts.ts';

/** While the builder is being opened. */
export function Opening() {
  const t = useTexts(builderTexts);
  return (
    <Center h="100dvh" role="status" aria-label={t('loading')}>
      <Loader />
    </Center>
  );
}
