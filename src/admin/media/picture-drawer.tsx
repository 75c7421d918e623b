import { Anchor, Button, Divider, Drawer, FileButton, Group, Stack, Text, Title } from '@mantine/core';
import { IconReplace, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

import type { MediaDetails, MediaImage } from '#domain/schemas/media.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { mayLeave } from '../ui/may-leave.ts';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { uiTexts } from '../ui/ui.texts.ts';
import { useFormat } from '../ui/use-format.ts';
import { describeRefusal } from './describe-refusal.ts';
import { formatBytes } from './format-bytes.ts';
import { mediaTexts } from './media.texts.ts';
import { PictureForm } from './picture-form.tsx';
import { acceptedTypes } from './upload-button.tsx';
import { UsesOfPicture } from './uses-of-picture.tsx';
import { useMediaDetails, useMediaRefresh } from './use-media.ts';

interface PictureDrawerProps {
  id: number | null;
  onClose(): void;
  onRemove(image: MediaDetails): void;
}

/** One picture of the library beside the list: its texts, its file, its uses. */
export function PictureDrawer({ id, onClose, onRemove }: PictureDrawerProps) {
  const t = useTexts(mediaTexts);
  const common = useTexts(uiTexts);
  const [isDirty, setDirty] = useState(false);
  const { data, error, refetch } = useMediaDetails(id);

  async function close(): Promise<void> {
    if (isDirty && !(await mayLeave())) return;
    setDirty(false);
    onClose();
  }

  return (
    <Drawer
      opened={id !== null}
      onClose={() => void close()}
      position="right"
      size="md"
      title={<Text fw={700}>{t('details')}</Text>}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState />}
      {data && <Body key={data.id} image={data} onDirty={setDirty} onRemove={() => onRemove(data)} />}
    </Drawer>
  );
}

interface BodyProps {
  image: MediaDetails;
  onDirty(isDirty: boolean): void;
  onRemove(): void;
}

function Body({ image, onDirty, onRemove }: BodyProps) {
  const t = useTexts(mediaTexts);
  const { language, formatDate } = useFormat();
  const refresh = useMediaRefresh();
  const [isReplacing, setReplacing] = useState(false);
  const { width, height, bytes, uses, createdAt, uri } = image;

  async function replace(file: File | null): Promise<void> {
    if (!file) return;
    setReplacing(true);
    try {
      await api.upload<MediaImage>(`/admin/images/${image.id}/file`, file);
      notifySuccess(t('replaced'));
    } catch (error) {
      notifyFailure(new Error(describeRefusal(error)));
    } finally {
      setReplacing(false);
      refresh();
    }
  }

  return (
    <Stack gap="lg">
      <PictureForm image={image} onSaved={refresh} onConflict={refresh} onDirty={onDirty} />
      <Divider />
      <div>
        <Text size="sm">{t('facts', { width, height, size: formatBytes(bytes, language) })}</Text>
        <Text size="sm" c="gray.7">
          {t('added', { date: formatDate(createdAt) })}
        </Text>
        <Anchor size="sm" href={uri} target="_blank" rel="noopener noreferrer">
          {t('download')}
        </Anchor>
      </div>
      <section aria-label={t('uses')}>
        <Title order={3} size="h6" mb={6}>
          {t('uses')}
        </Title>
        {uses.length === 0 ? (
          <Text size="sm" c="gray.7">
            {t('noUses')}
          </Text>
        ) : (
          <UsesOfPicture uses={uses} />
        )}
      </section>
      <Group gap="sm">
        <FileButton accept={acceptedTypes} onChange={(file) => void replace(file)}>
          {(button) => (
            <Button
              variant="default"
              leftSection={<IconReplace size={16} aria-hidden />}
              loading={isReplacing}
              {...button}
            >
              {t('replace')}
            </Button>
          )}
        </FileButton>
        <Button
          variant="subtle"
          color="red"
          c="red.9"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      </Group>
      <Text size="xs" c="gray.7" mt={-12}>
        {t('replaceHelp')}
      </Text>
    </Stack>
  );
}
