import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import type { MediaImage } from '#domain/schemas/media.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { uiTexts } from '../ui/ui.texts.ts';
import { DropZone } from './drop-zone.tsx';
import './media.css';
import { MediaCard } from './media-card.tsx';
import { mediaTexts } from './media.texts.ts';
import { UploadButton } from './upload-button.tsx';
import { UploadList } from './upload-list.tsx';
import { useMediaSearch } from './use-media.ts';
import { useUploads } from './use-uploads.ts';

export interface MediaPickerProps {
  opened: boolean;
  onClose(): void;
  /** In the order in which they were chosen; one unless `multiple`. */
  onPick(images: MediaImage[]): void;
  multiple?: boolean;
}

/** Chooses pictures of the library, or uploads new ones, which are chosen at once. */
export function MediaPicker(props: MediaPickerProps) {
  const { opened, onClose, multiple = false } = props;
  const t = useTexts(mediaTexts);
  const common = useTexts(uiTexts);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(multiple ? 'chooseSeveral' : 'choose')}
      size="min(960px, 100vw)"
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <PickerBody {...props} />
    </Modal>
  );
}

function PickerBody({ opened, onClose, onPick, multiple = false }: MediaPickerProps) {
  const t = useTexts(mediaTexts);
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<readonly MediaImage[]>([]);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMediaSearch(q, opened);
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const uploads = useUploads((image) =>
    setChosen((before) => (multiple ? [...before.filter(({ id }) => id !== image.id), image] : [image])),
  );
  const isChosen = (image: MediaImage) => chosen.some(({ id }) => id === image.id);

  function toggle(image: MediaImage): void {
    if (isChosen(image)) setChosen(chosen.filter(({ id }) => id !== image.id));
    else setChosen(multiple ? [...chosen, image] : [image]);
  }

  function finish(): void {
    onPick([...chosen]);
    onClose();
  }

  return (
    <DropZone onFiles={uploads.add} takesPaste>
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <SearchInput value={q} onChange={setQ} placeholder={t('search')} />
          <UploadButton variant="default" onFiles={uploads.add} />
        </Group>
        <UploadList uploads={uploads} />
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <LoadingState />}
        {data && items.length === 0 && (
          <EmptyState
            title={t(q === '' ? 'emptyTitle' : 'nothingTitle')}
            text={t(q === '' ? 'uploadHint' : 'nothingText')}
          />
        )}
        {items.length > 0 && (
          <ul className="vt-media-grid" aria-label={t('list')}>
            {items.map((image) => (
              <MediaCard
                key={image.id}
                image={image}
                isSelected={isChosen(image)}
                onOpen={() => toggle(image)}
              />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        )}
        <Group justify="space-between" className="vt-pick-foot">
          <Text size="sm" c="gray.7" aria-live="polite">
            {t('chosen', { count: chosen.length })}
          </Text>
          <Button disabled={chosen.length === 0} onClick={finish}>
            {t('chooseThis')}
          </Button>
        </Group>
      </Stack>
    </DropZone>
  );
}
