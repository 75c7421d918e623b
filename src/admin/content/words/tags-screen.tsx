import { TextInput } from '@mantine/core';
import { IconArrowMerge, IconPencil, IconTag, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

import type { TagRow } from '#domain/schemas/manage-content.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { useTags } from '../articles/use-content.ts';
import { contentTexts } from '../content.texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { useWordActions } from './use-word-actions.ts';
import { WordsList } from './words-list.tsx';
import { wordsTexts } from './words.texts.ts';

export function Component() {
  const t = useTexts(wordsTexts);
  const common = useTexts(contentTexts);
  const query = useTags();
  const { remove } = useWordActions('tags');
  const [edited, setEdited] = useState<TagRow | null | undefined>();
  const [merged, setMerged] = useState<TagRow | null>(null);
  return (
    <WordsList
      title={t('tags')}
      newLabel={t('newTag')}
      empty={{ icon: IconTag, title: t('noTags'), text: t('noTagsHint') }}
      query={query}
      nameOf={({ title }) => title}
      onNew={() => setEdited(null)}
      onOpen={setEdited}
      actionsOf={(tag) => [
        { label: t('change'), icon: IconPencil, onClick: () => setEdited(tag) },
        { label: common('merge'), icon: IconArrowMerge, onClick: () => setMerged(tag) },
        {
          label: common('remove'),
          icon: IconTrash,
          isDangerous: true,
          onClick: () => void remove({ id: tag.id, name: tag.title, text: t('removeTag') }),
        },
      ]}
    >
      {edited !== undefined && <TagDialog tag={edited} onClose={() => setEdited(undefined)} />}
      {merged && (
        <MergeDialog
          kind="tags"
          from={{ id: merged.id, name: merged.title }}
          others={(query.data ?? []).map(({ id, title }) => ({ id, name: title }))}
          onClose={() => setMerged(null)}
        />
      )}
    </WordsList>
  );
}

function TagDialog({ tag, onClose }: { tag: TagRow | null; onClose: () => void }) {
  const t = useTexts(wordsTexts);
  const common = useTexts(contentTexts);
  const { refresh } = useWordActions('tags');
  const { form, isSending, submit } = useServerForm({
    initialValues: { title: tag?.title ?? '', slug: tag?.slug ?? '' },
    async send(values) {
      if (tag) await api.put(`/admin/tags/${tag.id}`, values);
      else await api.post('/admin/tags', values);
      await refresh();
      notifySuccess(common('saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(tag ? 'changeTag' : 'newTag')}
      submitLabel={common('save')}
      isSending={isSending}
      onSubmit={submit}
    >
      <TextInput
        label={common('title')}
        required
        withAsterisk={false}
        data-autofocus
        maxLength={100}
        {...form.getInputProps('title')}
      />
      <TextInput
        label={common('address')}
        description={common('addressHint')}
        maxLength={120}
        {...form.getInputProps('slug')}
      />
    </FormDialog>
  );
}
