import { ActionIcon, Badge, Group, Text, TextInput } from '@mantine/core';
import { IconMovie, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { Thumb } from '../../media/thumb.tsx';
import { useImage } from '../../media/use-media.ts';
import './product.css';
import { productTexts } from './product.texts.ts';

interface PictureRowProps {
  id: number;
  number: number;
  handle: ReactNode;
  /** Address of the film whose poster it is; empty for a picture alone. */
  film: string;
  filmError: ReactNode;
  onFilm(url: string): void;
  onRemove(): void;
}

/** A picture of the product: its place, its film, the way out. */
export function PictureRow({ id, number, handle, film, filmError, onFilm, onRemove }: PictureRowProps) {
  const t = useTexts(productTexts);
  const { data: image } = useImage(id);
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked || film !== '' || Boolean(filmError);
  return (
    <div>
      <Group gap="sm" wrap="nowrap" py={4}>
        {handle}
        <div className="vt-product-thumb">{image && <Thumb image={image} />}</div>
        <Text size="sm" truncate style={{ flex: 1 }}>
          {image?.name ?? t('picture', { number })}
        </Text>
        {number === 1 && (
          <Badge variant="light" color="ink">
            {t('preview')}
          </Badge>
        )}
        <ActionIcon
          variant={isOpen ? 'light' : 'subtle'}
          color="gray.7"
          aria-label={t('film', { number })}
          aria-expanded={isOpen}
          onClick={() => setAsked(!isAsked)}
        >
          <IconMovie size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray.7"
          aria-label={t('removePicture', { number })}
          onClick={onRemove}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </Group>
      {isOpen && (
        <TextInput
          className="vt-picture-film"
          size="xs"
          type="url"
          label={t('filmAddress', { number })}
          description={t('filmHint')}
          placeholder="https://www.youtube.com/watch?v=…"
          maxLength={500}
          value={film}
          error={filmError}
          onChange={(event) => onFilm(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
