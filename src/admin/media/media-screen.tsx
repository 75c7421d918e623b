import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

import type { MediaList } from '#domain/schemas/media.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { notifyFailure } from '../ui/notify.ts';
import { Page } from '../ui/page.tsx';
import { Pager } from '../ui/pager.tsx';
import { useUrlState } from '../ui/use-url-state.ts';
import { DropZone } from './drop-zone.tsx';
import './media.css';
import { MediaCard } from './media-card.tsx';
import { MediaFilters } from './media-filters.tsx';
import { mediaTexts } from './media.texts.ts';
import { PictureDrawer } from './picture-drawer.tsx';
import { StorageNote, StorageWarning } from './storage-note.tsx';
import { UploadButton } from './upload-button.tsx';
import { UploadList } from './upload-list.tsx';
import { useMediaList } from './use-media.ts';
import { usePictureRemoval } from './use-picture-removal.tsx';
import { useUploads } from './use-uploads.ts';

const limit = 48;

/** The media library: uploads by drop, paste or button, texts and uses of pictures, what nobody uses. */
export function Component() {
  const t = useTexts(mediaTexts);
  const [values, setValues] = useUrlState({
    q: '',
    kind: '',
    show: 'all',
    sort: 'newest',
    offset: '0',
    picture: '',
  });
  const { picture, ...filters } = values;
  const { data, error, refetch } = useMediaList({ ...filters, limit });
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const uploads = useUploads();
  const openId = Number(picture) || null;
  const close = () => setValues({ picture: '', offset: values.offset });
  const removal = usePictureRemoval((ids) => {
    setSelected(new Set());
    if (openId !== null && ids.includes(openId)) close();
  });

  async function removeUnused(): Promise<void> {
    try {
      await removal.remove(await listUnused(), t('removeUnusedText'));
    } catch (failure) {
      notifyFailure(failure);
    }
  }

  const items = data?.items ?? [];
  const isFiltered = filters.q !== '' || filters.kind !== '' || filters.show !== 'all';
  return (
    <DropZone onFiles={uploads.add} takesPaste>
      <Page title={t('title')} actions={<UploadButton onFiles={uploads.add} />}>
        <Stack gap="md">
          <StorageWarning />
          <MediaFilters values={filters} onChange={setValues} />
          <UploadList uploads={uploads} />
          {data && items.length > 0 && (
            <Toolbar
              count={data.total}
              selectedCount={selected.size}
              isAll={items.every(({ id }) => selected.has(id))}
              onSelectAll={(isAll) => setSelected(isAll ? new Set(items.map(({ id }) => id)) : new Set())}
              onRemove={() => void removal.remove([...selected])}
              {...(filters.show === 'unused' && { onRemoveUnused: () => void removeUnused() })}
              isRemoving={removal.isRemoving}
            />
          )}
          {error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!error && !data && <LoadingState />}
          {data && items.length === 0 && (
            <Nothing
              isFiltered={isFiltered}
              isUnused={filters.show === 'unused' && filters.q === ''}
              onShowAll={() => setValues({ q: '', kind: '', show: 'all' })}
            />
          )}
          {items.length > 0 && (
            <ul className="vt-media-grid" aria-label={t('list')}>
              {items.map((image) => (
                <MediaCard
                  key={image.id}
                  image={image}
                  isSelected={selected.has(image.id)}
                  onOpen={() => setValues({ picture: String(image.id), offset: values.offset })}
                  onSelect={(isSelected) => setSelected(withItem(selected, image.id, isSelected))}
                />
              ))}
            </ul>
          )}
          <Pager
            offset={Number(filters.offset) || 0}
            limit={limit}
            count={data?.total ?? 0}
            onChange={(offset) => {
              setSelected(new Set());
              setValues({ offset: String(offset) });
            }}
          />
          <StorageNote />
        </Stack>
      </Page>
      <PictureDrawer id={openId} onClose={close} onRemove={({ id }) => void removal.remove([id])} />
      {removal.dialog}
    </DropZone>
  );
}

function withItem(before: ReadonlySet<number>, id: number, isSelected: boolean): ReadonlySet<number> {
  const next = new Set(before);
  if (isSelected) next.add(id);
  else next.delete(id);
  return next;
}

async function listUnused(): Promise<number[]> {
  const ids: number[] = [];
  for (;;) {
    const { items, total } = await api.get<MediaList>('/admin/images', {
      show: 'unused',
      limit: 100,
      offset: ids.length,
    });
    ids.push(...items.map(({ id }) => id));
    if (items.length === 0 || ids.length >= total) return ids;
  }
}

interface ToolbarProps {
  count: number;
  selectedCount: number;
  isAll: boolean;
  isRemoving: boolean;
  onSelectAll(isAll: boolean): void;
  onRemove(): void;
  onRemoveUnused?: () => void;
}

function Toolbar({
  count,
  selectedCount,
  isAll,
  isRemoving,
  onSelectAll,
  onRemove,
  onRemoveUnused,
}: ToolbarProps) {
  const t = useTexts(mediaTexts);
  return (
    <Group justify="space-between" mih={36}>
      <Group gap="md">
        <Checkbox
          label={selectedCount > 0 ? t('selected', { count: selectedCount }) : t('count', { count })}
          aria-label={t('selectAll')}
          checked={isAll}
          indeterminate={selectedCount > 0 && !isAll}
          onChange={(event) => onSelectAll(event.currentTarget.checked)}
        />
        <Text size="sm" c="gray.7" role="status" hidden={selectedCount === 0}>
          {t('count', { count })}
        </Text>
      </Group>
      <Group gap="sm">
        {onRemoveUnused && selectedCount === 0 && (
          <Button size="xs" variant="default" loading={isRemoving} onClick={onRemoveUnused}>
            {t('removeUnused')}
          </Button>
        )}
        {selectedCount > 0 && (
          <Button
            size="xs"
            color="red"
            c="red.9"
            variant="light"
            loading={isRemoving}
            leftSection={<IconTrash size={14} aria-hidden />}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
        )}
      </Group>
    </Group>
  );
}

interface NothingProps {
  isFiltered: boolean;
  isUnused: boolean;
  onShowAll(): void;
}

function Nothing({ isFiltered, isUnused, onShowAll }: NothingProps) {
  const t = useTexts(mediaTexts);
  if (!isFiltered) return <EmptyState icon={IconPhoto} title={t('emptyTitle')} text={t('uploadHint')} />;
  return (
    <EmptyState
      icon={IconPhoto}
      title={t(isUnused ? 'noUnusedTitle' : 'nothingTitle')}
      text={t(isUnused ? 'noUnusedText' : 'nothingText')}
      action={
        <Button variant="default" onClick={onShowAll}>
          {t('showEverything')}
        </Button>
      }
    />
  );
}
