import { ActionIcon, Badge, Button, Group, Text } from '@mantine/core';
import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { DropZone } from '../../media/drop-zone.tsx';
import { MediaPicker } from '../../media/media-picker.tsx';
import { Thumb } from '../../media/thumb.tsx';
import { UploadList } from '../../media/upload-list.tsx';
import { useImage } from '../../media/use-media.ts';
import { useUploads } from '../../media/use-uploads.ts';
import { Card } from '../../ui/card.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import type { CardProps } from './basics-card.tsx';
import './product.css';
import { productTexts } from './product.texts.ts';

/** A product's pictures by drop and order. */
export function PicturesCard({ form }: CardProps) {
  const t = useTexts(productTexts);
  const [opened, setOpened] = useState(false);
  const { imageIds } = form.values;
  const add = (ids: readonly number[]) =>
    form.setFieldValue('imageIds', (before: number[]) => [...new Set([...before, ...ids])]);
  const uploads = useUploads(({ id }) => add([id]));

  function move(id: string, place: number): void {
    const rest = imageIds.filter((one) => String(one) !== id);
    form.setFieldValue('imageIds', [...rest.slice(0, place), Number(id), ...rest.slice(place)]);
  }

  function remove(id: number): void {
    form.setFieldValue(
      'imageIds',
      imageIds.filter((one) => one !== id),
    );
  }

  const items = imageIds.map((id, index) => ({ id, number: index + 1 }));
  return (
    <Card title={t('pictures')} text={t('picturesHint')}>
      <DropZone onFiles={(files) => uploads.add(files)}>
        {items.length > 0 && (
          <SortableList
            label={t('pictures')}
            items={items}
            idOf={({ id }) => String(id)}
            nameOf={({ number }) => t('picture', { number })}
            onMove={move}
            renderItem={({ id, number }, handle) => (
              <PictureRow id={id} number={number} handle={handle} onRemove={() => remove(id)} />
            )}
          />
        )}
        <Button
          mt={items.length > 0 ? 'sm' : 0}
          variant="default"
          leftSection={<IconPhotoPlus size={16} aria-hidden />}
          onClick={() => setOpened(true)}
        >
          {t('addPictures')}
        </Button>
      </DropZone>
      {uploads.items.length > 0 && <UploadList uploads={uploads} />}
      {form.errors['imageIds'] && (
        <Text size="sm" c="red.8">
          {form.errors['imageIds']}
        </Text>
      )}
      <MediaPicker
        opened={opened}
        multiple
        onClose={() => setOpened(false)}
        onPick={(images) => add(images.map(({ id }) => id))}
      />
    </Card>
  );
}

function PictureRow(props: { id: number; number: number; handle: ReactNode; onRemove(): void }) {
  const t = useTexts(productTexts);
  const { data: image } = useImage(props.id);
  return (
    <Group gap="sm" wrap="nowrap" py={4}>
      {props.handle}
      <div className="vt-product-thumb">{image && <Thumb image={image} />}</div>
      <Text size="sm" truncate style={{ flex: 1 }}>
        {image?.name ?? t('picture', { number: props.number })}
      </Text>
      {props.number === 1 && (
        <Badge variant="light" color="ink">
          {t('preview')}
        </Badge>
      )}
      <ActionIcon
        variant="subtle"
        color="gray.7"
        aria-label={t('removePicture', { number: props.number })}
        onClick={props.onRemove}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
