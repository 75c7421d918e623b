import { Alert, Text } from '@mantine/core';

import { useTexts } from '../i18n/use-texts.ts';
import { mediaTexts } from './media.texts.ts';
import { useMediaPlace } from './use-media.ts';

/** Where the files of pictures are kept; a warning while that place does not answer. */
export function StorageNote() {
  const t = useTexts(mediaTexts);
  const { data } = useMediaPlace();
  if (!data) return null;
  const { kind, name, host, isReady } = data;
  const place = t(`place.${kind}`, { name, host: host ?? '' });
  if (isReady) {
    return (
      <Text size="sm" c="gray.7" style={{ overflowWrap: 'anywhere' }}>
        {place}
      </Text>
    );
  }
  return (
    <Alert color="red" title={t('place.away')}>
      {place}
    </Alert>
  );
}
