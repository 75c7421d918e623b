import { Alert, Text } from '@mantine/core';

import { useTexts } from '../i18n/use-texts.ts';
import { mediaTexts } from './media.texts.ts';
import { useMediaPlace } from './use-media.ts';

/** Where the files of pictures are kept. */
export function StorageNote() {
  const t = useTexts(mediaTexts);
  const { data } = useMediaPlace();
  if (!data) return null;
  return (
    <Text size="sm" c="gray.7" style={{ overflowWrap: 'anywhere' }}>
      {t(`place.${data.kind}`, { name: data.name, host: data.host ?? '' })}
    </Text>
  );
}

/** Ahead of uploads that would be refused; nothing while all is well. */
export function StorageWarning() {
  const t = useTexts(mediaTexts);
  const { data } = useMediaPlace();
  if (!data || data.isReady) return null;
  return (
    <Alert color="red" role="status">
      {t('place.away')}
    </Alert>
  );
}
