import { ActionIcon, Box, Button, Input } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { ImageField } from '../../media/image-field.tsx';
import { MediaPicker } from '../../media/media-picker.tsx';
import { pickersTexts } from '../../pickers/pickers.texts.ts';
import { SortableList } from '../../ui/sortable-list.tsx';

interface PicturesControlProps {
  value: readonly number[];
  onChange(ids: number[]): void;
  max: number;
  label: string;
  description: string | undefined;
  error: string | undefined;
}

/** Several pictures in their order. */
export function PicturesControl({ value, onChange, max, label, description, error }: PicturesControlProps) {
  const t = useTexts(pickersTexts);
  const [isAdding, setAdding] = useState(false);
  // The same picture may stand there twice.
  const rows = value.map((imageId, index) => ({
    imageId,
    id: `${imageId}-${value.slice(0, index).filter((one) => one === imageId).length}`,
  }));
  const nameOf = (id: string) => `${label} ${rows.findIndex((row) => row.id === id) + 1}`;

  function move(id: string, place: number): void {
    const from = rows.findIndex((row) => row.id === id);
    const moved = value[from];
    if (moved !== undefined) onChange(value.toSpliced(from, 1).toSpliced(place, 0, moved));
  }

  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error}>
      <Box role="group" aria-label={label}>
        <SortableList
          label={label}
          items={rows}
          idOf={({ id }) => id}
          nameOf={({ id }) => nameOf(id)}
          onMove={move}
          renderItem={({ id, imageId }, handle) => {
            const at = rows.findIndex((row) => row.id === id);
            return (
              <div className="vt-picked">
                {handle}
                <Box flex={1} miw={0}>
                  <ImageField
                    label={nameOf(id)}
                    value={imageId}
                    onChange={(next) =>
                      onChange(next === null ? value.toSpliced(at, 1) : value.with(at, next))
                    }
                  />
                </Box>
                <ActionIcon
                  variant="subtle"
                  color="gray.7"
                  aria-label={t('remove', { name: nameOf(id) })}
                  onClick={() => onChange(value.toSpliced(at, 1))}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              </div>
            );
          }}
        />
        {value.length < max && (
          <Button
            mt="xs"
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            aria-label={`${label}: ${t('add')}`}
            onClick={() => setAdding(true)}
          >
            {t('add')}
          </Button>
        )}
      </Box>
      <MediaPicker
        opened={isAdding}
        onClose={() => setAdding(false)}
        multiple
        onPick={(images) => onChange([...value, ...images.map(({ id }) => id)].slice(0, max))}
      />
    </Input.Wrapper>
  );
}
