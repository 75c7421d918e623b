import { ActionIcon, Anchor, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

import { imageUrl } from '#domain/image-url.ts';
import type { ModeratedReview } from '#domain/schemas/moderation.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { moderationTexts } from '../moderation.texts.ts';

interface ReviewPhotosProps {
  review: ModeratedReview;
  /** Of the API's reviews. */
  path: string;
  refresh(): Promise<void>;
}

/** The photos that came with a review, each of which can be taken out before it is published, or after. */
export function ReviewPhotos({ review: { id, photos }, path, refresh }: ReviewPhotosProps) {
  const t = useTexts(moderationTexts);
  if (photos.length === 0) return null;

  async function remove(imageId: number, label: string): Promise<void> {
    const isSure = await confirmAction({
      title: label,
      text: t('removePhotoText'),
      confirmLabel: label,
      danger: true,
    });
    if (!isSure) return;
    try {
      await api.delete(`${path}/${id}/photos/${imageId}`);
      notifySuccess(t('didRemovePhoto'));
    } catch (error) {
      notifyFailure(error);
    }
    await refresh();
  }

  return (
    <Group gap="xs">
      {photos.map((photo, index) => {
        const label = t('removePhoto', { n: index + 1 });
        return (
          <Group key={photo.id} gap={2} wrap="nowrap" align="flex-start">
            <Anchor
              href={imageUrl(photo, { mode: 'inset', width: 1600, height: 0 })}
              target="_blank"
              rel="noopener noreferrer"
            >
              <img
                src={imageUrl(photo, { width: 160, height: 160 })}
                alt={t('photo', { n: index + 1 })}
                width={96}
                height={96}
                style={{ display: 'block', borderRadius: 'var(--mantine-radius-sm)' }}
              />
            </Anchor>
            <ActionIcon
              variant="subtle"
              color="gray.7"
              aria-label={label}
              onClick={() => void remove(photo.id, label)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        );
      })}
    </Group>
  );
}
