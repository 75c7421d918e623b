import { ActionIcon, Text, UnstyledButton } from '@mantine/core';
import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';

import type { OptionForm } from '#domain/schemas/product-form.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { MediaPicker } from '../../media/media-picker.tsx';
import { Thumb } from '../../media/thumb.tsx';
import { useImages } from '../../media/use-media.ts';
import { productTexts } from './product.texts.ts';
import './value-pictures.css';

type OptionValue = OptionForm['values'][number];

export interface ValueFieldsProps {
  values: readonly OptionValue[];
  errorOf(place: number, field: keyof OptionValue): string | undefined;
  onChange(place: number, changes: Partial<OptionValue>): void;
}

/** The picture that each value is shown by; a value without one is shown by its name. */
export function ValuePictures({ values, errorOf, onChange }: ValueFieldsProps) {
  const t = useTexts(productTexts);
  const [picked, setPicked] = useState<number | null>(null);
  const { data: images, isPlaceholderData } = useImages(values.flatMap(({ imageId }) => imageId ?? []));
  return (
    <div role="group" aria-label={t('valuePictures')}>
      <Text size="sm" fw={500}>
        {t('valuePictures')}
      </Text>
      <Text size="xs" c="gray.7" mb="xs">
        {t('valuePicturesHint')}
      </Text>
      <ul className="vt-value-pictures">
        {values.map(({ title, imageId }, place) => {
          const image = images?.find(({ id }) => id === imageId);
          const isGone = imageId !== null && images !== undefined && !isPlaceholderData && !image;
          const error = errorOf(place, 'imageId') ?? (isGone ? t('pictureGone') : undefined);
          return (
            <li key={title} className="vt-value-pictures__value">
              <UnstyledButton
                className="vt-value-pictures__pick"
                aria-label={t('pictureOf', { value: title })}
                data-empty={imageId === null || undefined}
                onClick={() => setPicked(place)}
              >
                {image ? <Thumb image={image} /> : <IconPhotoPlus size={20} stroke={1.5} aria-hidden />}
              </UnstyledButton>
              {imageId !== null && (
                <ActionIcon
                  className="vt-value-pictures__clear"
                  variant="default"
                  size={24}
                  radius="xl"
                  aria-label={t('clearPictureOf', { value: title })}
                  onClick={() => onChange(place, { imageId: null })}
                >
                  <IconX size={14} aria-hidden />
                </ActionIcon>
              )}
              <Text size="sm" className="vt-value-pictures__name" dir="auto">
                {title}
              </Text>
              {error && (
                <Text size="xs" c="red.8">
                  {error}
                </Text>
              )}
            </li>
          );
        })}
      </ul>
      <MediaPicker
        opened={picked !== null}
        onClose={() => setPicked(null)}
        onPick={([image]) => image && picked !== null && onChange(picked, { imageId: image.id })}
      />
    </div>
  );
}
