import { Button, Group, Input, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';

import { useTexts } from '../i18n/use-texts.ts';
import { DropZone } from './drop-zone.tsx';
import './media.css';
import { MediaPicker } from './media-picker.tsx';
import { mediaTexts } from './media.texts.ts';
import { Thumb } from './thumb.tsx';
import { UploadList } from './upload-list.tsx';
import { useImage } from './use-media.ts';
import { useUploads } from './use-uploads.ts';

export interface ImageFieldProps {
  value: number | null;
  onChange(id: number | null): void;
  label: string;
  description?: ReactNode;
  error?: ReactNode;
}

/** One picture of the library, by id: chosen in a dialog, or uploaded by dropping a file on the field. */
export function ImageField({ value, onChange, label, description, error }: ImageFieldProps) {
  const t = useTexts(mediaTexts);
  const nameId = useId();
  const [opened, setOpened] = useState(false);
  const { data: image } = useImage(value);
  const uploads = useUploads(({ id }) => onChange(id));
  const isGone = value !== null && image === null;

  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error}>
      <DropZone onFiles={(files) => uploads.add(files.slice(0, 1))}>
        <div className="vt-image-field" role="group" aria-label={label} aria-describedby={nameId}>
          <div className="vt-image-field__picture">
            {value !== null && image ? (
              <Thumb image={image} />
            ) : (
              <IconPhoto size={28} stroke={1.5} aria-hidden />
            )}
          </div>
          <div style={{ flex: 1, minInlineSize: 0 }}>
            <Text
              id={nameId}
              size="sm"
              truncate={!isGone}
              c={isGone ? 'red.8' : value === null ? 'gray.7' : undefined}
            >
              {isGone ? t('gone') : value === null ? t('fieldDrop') : (image?.name ?? '…')}
            </Text>
            <Group gap="xs" mt={6}>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('changeOf', { label })}
                onClick={() => setOpened(true)}
              >
                {t(value === null ? 'chooseThis' : 'change')}
              </Button>
              {value !== null && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="gray.7"
                  aria-label={t('clearOf', { label })}
                  onClick={() => onChange(null)}
                >
                  {t('clear')}
                </Button>
              )}
            </Group>
          </div>
        </div>
      </DropZone>
      {(uploads.isBusy || uploads.items.some(({ state }) => state === 'failed')) && (
        <div style={{ marginBlockStart: 8 }}>
          <UploadList uploads={uploads} />
        </div>
      )}
      <MediaPicker
        opened={opened}
        onClose={() => setOpened(false)}
        onPick={([picked]) => picked && onChange(picked.id)}
      />
    </Input.Wrapper>
  );
}
