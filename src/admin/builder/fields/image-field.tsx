import { Box, Button, Group, Input, Modal, SimpleGrid, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { imageUrl } from '#domain/image-url.ts';
import type { Image } from '#domain/schemas/image.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { pickersTexts } from '../../pickers/pickers.texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';

interface ImageFieldProps {
  value: number | null;
  onChange(imageId: number | null): void;
  label: string;
  description?: string | undefined;
}

/** A picture of the library. */
export function ImageField({ value, onChange, label, description }: ImageFieldProps) {
  const t = useTexts(pickersTexts);
  const [opened, setOpened] = useState(false);
  const { data: image } = useQuery({
    queryKey: ['images', value],
    queryFn: () => api.get<Image>(`/images/${value}`),
    enabled: value !== null,
  });
  return (
    <Input.Wrapper label={label} labelElement="div" description={description}>
      <Group gap="xs" wrap="nowrap" role="group" aria-label={label} mt={4}>
        {value !== null && image && <Thumbnail image={image} />}
        {value === null && (
          <Text size="sm" c="gray.7" flex={1}>
            {t('none')}
          </Text>
        )}
        <Button
          size="xs"
          variant="default"
          aria-label={`${label}: ${t(value === null ? 'choose' : 'change')}`}
          onClick={() => setOpened(true)}
        >
          {t(value === null ? 'choose' : 'change')}
        </Button>
        {value !== null && (
          <Button
            size="xs"
            variant="subtle"
            aria-label={t('remove', { name: label })}
            onClick={() => onChange(null)}
          >
            {t('clear')}
          </Button>
        )}
      </Group>
      <LibraryDialog
        opened={opened}
        label={label}
        onClose={() => setOpened(false)}
        onPick={(id) => {
          setOpened(false);
          onChange(id);
        }}
      />
    </Input.Wrapper>
  );
}

interface LibraryDialogProps {
  opened: boolean;
  label: string;
  onClose(): void;
  onPick(id: number): void;
}

function LibraryDialog({ opened, label, onClose, onPick }: LibraryDialogProps) {
  const common = useTexts(uiTexts);
  const { data, error, refetch } = useQuery({
    queryKey: ['images', 'library'],
    queryFn: () => api.get<{ items: Image[] }>('/admin/images', { limit: 48 }),
    enabled: opened,
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={label}
      size="lg"
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <SimpleGrid cols={{ base: 3, sm: 5 }} spacing="xs">
        {data?.items.map((image) => (
          <UnstyledButton
            key={image.id}
            aria-label={image.alt || image.name}
            onClick={() => onPick(image.id)}
          >
            <Thumbnail image={image} />
          </UnstyledButton>
        ))}
      </SimpleGrid>
    </Modal>
  );
}

function Thumbnail({ image }: { image: Image }) {
  return (
    <Box
      component="img"
      src={imageUrl(image, { width: 160, height: 120 })}
      alt=""
      w={96}
      h={72}
      style={{ objectFit: 'cover', borderRadius: 8 }}
    />
  );
}
