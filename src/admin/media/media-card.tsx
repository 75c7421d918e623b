import { Checkbox, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';

import type { MediaImage } from '#domain/schemas/media.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { useFormat } from '../ui/use-format.ts';
import './media.css';
import { mediaTexts } from './media.texts.ts';
import { Thumb } from './thumb.tsx';
import { formatBytes } from './format-bytes.ts';

interface MediaCardProps {
  image: MediaImage;
  onOpen(): void;
  /** With a checkbox of its own, as in the library. */
  onSelect?: (isSelected: boolean) => void;
  isSelected: boolean;
}

/** A picture in a grid: pressing it opens it in the library, and chooses it in a dialog. */
export function MediaCard({ image, onOpen, onSelect, isSelected }: MediaCardProps) {
  const t = useTexts(mediaTexts);
  const { language } = useFormat();
  const { name, width, height, alt, bytes } = image;
  return (
    <li className="vt-media-card">
      <UnstyledButton
        className="vt-media-card__open"
        onClick={onOpen}
        {...(onSelect ? { 'aria-label': t('open', { name }) } : { 'aria-pressed': isSelected })}
      >
        <span className="vt-media-card__picture">
          <Thumb image={image} />
        </span>
        <span className="vt-media-card__text">
          <span className="vt-media-card__name" dir="auto">
            {name}
          </span>
          <span className="vt-media-card__facts">
            {alt === '' ? t('noAlt') : t('facts', { width, height, size: formatBytes(bytes, language) })}
          </span>
        </span>
      </UnstyledButton>
      {onSelect && (
        <Checkbox
          className="vt-media-card__check"
          aria-label={t('select', { name })}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      )}
      {!onSelect && isSelected && (
        <span className="vt-media-card__sign" aria-hidden>
          <IconCheck size={14} style={{ display: 'block' }} />
        </span>
      )}
    </li>
  );
}
