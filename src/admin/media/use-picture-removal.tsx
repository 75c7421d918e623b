import { Button, Group, Modal, ScrollArea, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { mostRemovedImages, type RemovalAnswer } from '#domain/schemas/media.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { confirmAction } from '../ui/confirm-action.tsx';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { uiTexts } from '../ui/ui.texts.ts';
import { mediaTexts } from './media.texts.ts';
import { UsesOfPicture } from './uses-of-picture.tsx';
import { useMediaRefresh } from './use-media.ts';

interface PictureRemoval {
  /** Asks first; those in use are kept and shown with where they are. */
  remove(ids: readonly number[], text?: string): Promise<void>;
  isRemoving: boolean;
  /** The dialog about pictures that were kept. */
  dialog: ReactNode;
}

/** Deletes pictures; `onRemoved` hears which are gone. */
export function usePictureRemoval(onRemoved: (ids: readonly number[]) => void): PictureRemoval {
  const t = useTexts(mediaTexts);
  const common = useTexts(uiTexts);
  const refresh = useMediaRefresh();
  const [isRemoving, setRemoving] = useState(false);
  const [kept, setKept] = useState<RemovalAnswer['kept']>([]);
  const [isAsking, setAsking] = useState(false);

  async function send(ids: readonly number[], force: boolean): Promise<void> {
    setRemoving(true);
    const removed: number[] = [];
    const inUse: RemovalAnswer['kept'] = [];
    try {
      for (let at = 0; at < ids.length; at += mostRemovedImages) {
        const part = ids.slice(at, at + mostRemovedImages);
        const answer = await api.post<RemovalAnswer>('/admin/images/remove', { ids: part, force });
        removed.push(...answer.removed);
        inUse.push(...answer.kept);
      }
    } catch (error) {
      notifyFailure(error);
    }
    setRemoving(false);
    if (removed.length > 0) notifySuccess(t('removed', { count: removed.length }));
    onRemoved(removed);
    refresh();
    setAsking(inUse.length > 0);
    if (inUse.length > 0) setKept(inUse);
  }

  return {
    isRemoving,
    async remove(ids, text = t('removeText')) {
      const isWanted = await confirmAction({
        title: t('removeTitle', { count: ids.length }),
        text,
        confirmLabel: t('removeConfirm'),
        danger: true,
      });
      if (isWanted) await send(ids, false);
    },
    dialog: (
      <Modal
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('keptTitle', { count: kept.length })}
        closeButtonProps={{ 'aria-label': common('close') }}
      >
        <Stack gap="md">
          <Text size="sm">{t('keptText')}</Text>
          <ScrollArea.Autosize
            mah={300}
            type="auto"
            scrollbars="y"
            classNames={{ content: 'vt-scroll-down' }}
          >
            <Stack gap="sm">
              {kept.map(({ id, name, uses }) => (
                <div key={id}>
                  <Text size="sm" fw={600}>
                    <bdi>{name}</bdi>
                  </Text>
                  <UsesOfPicture uses={uses} />
                </div>
              ))}
            </Stack>
          </ScrollArea.Autosize>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
            <Button
              color="red.8"
              loading={isRemoving}
              onClick={() =>
                void send(
                  kept.map(({ id }) => id),
                  true,
                )
              }
            >
              {t('removeAnyway')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    ),
  };
}
