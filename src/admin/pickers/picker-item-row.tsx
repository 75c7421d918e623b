import { Badge, Box, Group, Text } from '@mantine/core';

import { imageUrl } from '#domain/image-url.ts';
import type { PickerItem } from '#domain/schemas/picker-item.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { pickersTexts } from './pickers.texts.ts';

/** A thing in a picker: picture, title, what tells it from namesakes. */
export function PickerItemRow({ item }: { item: PickerItem }) {
  const t = useTexts(pickersTexts);
  return (
    <Group gap="xs" wrap="nowrap" miw={0} flex={1}>
      {item.image && (
        <Box
          component="img"
          src={imageUrl(item.image, { width: 100, height: 100 })}
          alt=""
          w={36}
          h={36}
          loading="lazy"
          style={{ objectFit: 'cover', borderRadius: 6, flex: 'none' }}
        />
      )}
      <Box miw={0} flex={1}>
        <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }} dir="auto">
          {item.title}
        </Text>
        {item.detail !== '' && (
          <Text size="xs" c="gray.7" truncate dir="auto">
            {item.detail}
          </Text>
        )}
      </Box>
      {!item.isShown && (
        <Badge color="gray.7" variant="outline" size="sm" flex="none">
          {t('hidden')}
        </Badge>
      )}
    </Group>
  );
}
