import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';

import type { Focus } from '#domain/schemas/image.schema.ts';
import type { MediaDetails, MediaImage } from '#domain/schemas/media.schema.ts';

import { api } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { notifySuccess } from '../ui/notify.ts';
import { useServerForm } from '../ui/use-server-form.ts';
import { FocusField } from './focus-field.tsx';
import { mediaTexts } from './media.texts.ts';

interface PictureFormProps {
  image: MediaDetails;
  onSaved(image: MediaImage): void;
  /** Somebody else was faster: the picture has to be read anew. */
  onConflict(): void;
  onDirty(isDirty: boolean): void;
}

/** Texts and point of interest of a picture. */
export function PictureForm({ image, onSaved, onConflict, onDirty }: PictureFormProps) {
  const t = useTexts(mediaTexts);
  const { form, isSending, submit } = useServerForm({
    initialValues: {
      name: image.name,
      alt: image.alt,
      title: image.title,
      focus: (image.focus ?? null) as Focus | null,
    },
    onValuesChange: () => onDirty(form.isDirty()),
    async send(values) {
      try {
        onSaved(
          await api.put<MediaImage>(`/admin/images/${image.id}`, { version: image.version, ...values }),
        );
        onDirty(false);
        notifySuccess(t('saved'));
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) onConflict();
        throw error;
      }
    },
  });
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Textarea
          label={t('alt')}
          description={t('altHelp')}
          autosize
          minRows={2}
          maxLength={500}
          {...form.getInputProps('alt')}
        />
        <TextInput
          label={t('fileName')}
          description={t('fileNameHelp')}
          maxLength={200}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('imageTitle')}
          description={t('imageTitleHelp')}
          maxLength={500}
          {...form.getInputProps('title')}
        />
        {image.mime !== 'image/svg+xml' && (
          <FocusField
            image={image}
            value={form.values.focus}
            onChange={(focus) => form.setFieldValue('focus', focus)}
          />
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={isSending} disabled={!form.isDirty()}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
