import { ActionIcon, Button, Fieldset, Group, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';

import type { AuthorRow } from '#domain/schemas/manage-content.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ImageField } from '../../media/image-field.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import { useServerForm } from '../../ui/use-server-form.ts';
import { contentTexts } from '../content.texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useWordActions } from './use-word-actions.ts';
import { wordsTexts } from './words.texts.ts';

const maxLinks = 10;

export function AuthorDialog({ author, onClose }: { author: AuthorRow | null; onClose: () => void }) {
  const t = useTexts(wordsTexts);
  const common = useTexts(contentTexts);
  const { refresh } = useWordActions('authors');
  const { form, isSending, submit } = useServerForm({
    initialValues: {
      name: author?.name ?? '',
      text: author?.text ?? '',
      imageId: author?.imageId ?? null,
      links: author?.links ?? [],
    },
    async send(values) {
      if (author) await api.put(`/admin/authors/${author.id}`, values);
      else await api.post('/admin/authors', values);
      await refresh();
      notifySuccess(common('saved'));
      onClose();
    },
  });
  const { links } = form.values;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(author ? 'changeAuthor' : 'newAuthor')}
      submitLabel={common('save')}
      isSending={isSending}
      onSubmit={submit}
      size="lg"
    >
      <TextInput
        label={t('name')}
        required
        withAsterisk={false}
        data-autofocus
        maxLength={200}
        {...form.getInputProps('name')}
      />
      <ImageField
        label={t('picture')}
        value={form.values.imageId}
        onChange={(id) => form.setFieldValue('imageId', id)}
        error={form.errors['imageId']}
      />
      <RichTextField
        label={t('text')}
        max={20_000}
        value={form.values.text}
        onChange={(html) => form.setFieldValue('text', html)}
        error={form.errors['text']}
      />
      <Stack gap="sm">
        {links.map((link, index) => (
          <Fieldset key={index} legend={`${t('link')} ${index + 1}`} variant="unstyled">
            <Group align="flex-start" wrap="nowrap" gap="xs">
              <TextInput
                flex={1}
                label={t('linkTitle')}
                maxLength={100}
                {...form.getInputProps(`links.${index}.title`)}
              />
              <TextInput
                flex={2}
                label={t('linkUrl')}
                type="url"
                placeholder="https://"
                maxLength={1000}
                {...form.getInputProps(`links.${index}.url`)}
              />
              <ActionIcon
                variant="subtle"
                color="gray.7"
                size="lg"
                mt={25}
                aria-label={t('removeLink', { name: link.title })}
                onClick={() => form.removeListItem('links', index)}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </Group>
          </Fieldset>
        ))}
        <Group>
          <Button
            variant="default"
            size="xs"
            disabled={links.length >= maxLinks}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => form.insertListItem('links', { title: '', url: '' })}
          >
            {t('addLink')}
          </Button>
        </Group>
      </Stack>
    </FormDialog>
  );
}
