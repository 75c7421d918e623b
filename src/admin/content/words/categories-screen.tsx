import { Text } from '@mantine/core';
import { IconFolders, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { CategoryRow } from '#domain/schemas/manage-content.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { useCategories } from '../articles/use-content.ts';
import { AddressDialog } from '../address-dialog.tsx';
import { builderPath } from '../builder-path.ts';
import { contentTexts } from '../content.texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { AddressField, TitleField } from '../name-fields.tsx';
import { useWordActions } from './use-word-actions.ts';
import { WordsList } from './words-list.tsx';
import { wordsTexts } from './words.texts.ts';

export function Component() {
  const t = useTexts(wordsTexts);
  const common = useTexts(contentTexts);
  const navigate = useNavigate();
  const query = useCategories();
  const { remove } = useWordActions('categories');
  const [isMaking, setMaking] = useState(false);
  const [moved, setMoved] = useState<CategoryRow>();
  const open = ({ path }: CategoryRow) => void navigate(builderPath(path));
  return (
    <WordsList
      title={t('categories')}
      newLabel={t('newCategory')}
      empty={{ icon: IconFolders, title: t('noCategories'), text: t('noCategoriesHint') }}
      query={query}
      nameOf={({ title }) => title}
      hintOf={({ path }) => decodeURI(path)}
      stateOf={({ state }) => state}
      onNew={() => setMaking(true)}
      onOpen={open}
      actionsOf={(category) => [
        { label: common('edit'), icon: IconPencil, onClick: () => open(category) },
        { label: common('changeAddress'), icon: IconLink, onClick: () => setMoved(category) },
        {
          label: common('remove'),
          icon: IconTrash,
          isDangerous: true,
          onClick: () => void remove({ id: category.id, name: category.title, text: t('removeCategory') }),
        },
      ]}
    >
      {isMaking && <CategoryDialog onClose={() => setMaking(false)} />}
      {moved && <AddressDialog page={moved} list="categories" onClose={() => setMoved(undefined)} />}
    </WordsList>
  );
}

function CategoryDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(wordsTexts);
  const common = useTexts(contentTexts);
  const { refresh } = useWordActions('categories');
  const { form, isSending, submit } = useServerForm({
    initialValues: { title: '', slug: '' },
    async send(values) {
      await api.post('/admin/categories', values);
      await refresh();
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('newCategory')}
      submitLabel={common('create')}
      isSending={isSending}
      onSubmit={submit}
    >
      <Text size="sm" c="gray.7">
        {t('newCategoryHint')}
      </Text>
      <TitleField getInputProps={form.getInputProps} />
      <AddressField getInputProps={form.getInputProps} />
    </FormDialog>
  );
}
