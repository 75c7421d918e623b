import { Button, Text } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { DropZone } from '../../media/drop-zone.tsx';
import { MediaPicker } from '../../media/media-picker.tsx';
import { UploadList } from '../../media/upload-list.tsx';
import { useUploads } from '../../media/use-uploads.ts';
import { Card } from '../../ui/card.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import type { CardProps } from './basics-card.tsx';
import { PictureRow } from './picture-row.tsx';
import { productTexts } from './product.texts.ts';

/** A product's pictures by drop and order, and the films that play in their places. */
export function PicturesCard({ form }: CardProps) {
  const t = useTexts(productTexts);
  const [opened, setOpened] = useState(false);
  const { imageIds, films } = form.values;
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
    setFilm(id, '');
  }

  /** An empty address is no film. */
  function setFilm(imageId: number, url: string): void {
    const at = films.findIndex((film) => film.imageId === imageId);
    const rest = films.filter((_, index) => index !== at);
    form.clearFieldError(filmPath(imageId));
    if (url === '') form.setFieldValue('films', rest);
    else
      form.setFieldValue('films', at < 0 ? [...films, { imageId, url }] : films.with(at, { imageId, url }));
  }

  const filmOf = (imageId: number) => films.find((film) => film.imageId === imageId)?.url ?? '';
  const filmPath = (imageId: number) => `films.${films.findIndex((film) => film.imageId === imageId)}.url`;

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
              <PictureRow
                id={id}
                number={number}
                handle={handle}
                film={filmOf(id)}
                filmError={form.errors[filmPath(id)]}
                onFilm={(url) => setFilm(id, url)}
                onRemove={() => remove(id)}
              />
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
