import { IconArrowMerge, IconPencil, IconTrash, IconWriting } from '@tabler/icons-react';
import { useState } from 'react';

import type { AuthorRow } from '#domain/schemas/manage-content.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useAuthors } from '../articles/use-content.ts';
import { contentTexts } from '../content.texts.ts';
import { AuthorDialog } from './author-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { useWordActions } from './use-word-actions.ts';
import { WordsList } from './words-list.tsx';
import { wordsTexts } from './words.texts.ts';

export function Component() {
  const t = useTexts(wordsTexts);
  const common = useTexts(contentTexts);
  const query = useAuthors();
  const { remove } = useWordActions('authors');
  const [edited, setEdited] = useState<AuthorRow | null | undefined>();
  const [merged, setMerged] = useState<AuthorRow | null>(null);
  return (
    <WordsList
      title={t('authors')}
      newLabel={t('newAuthor')}
      empty={{ icon: IconWriting, title: t('noAuthors'), text: t('noAuthorsHint') }}
      query={query}
      nameOf={({ name }) => name}
      onNew={() => setEdited(null)}
      onOpen={setEdited}
      actionsOf={(author) => [
        { label: t('change'), icon: IconPencil, onClick: () => setEdited(author) },
        { label: common('merge'), icon: IconArrowMerge, onClick: () => setMerged(author) },
        {
          label: common('remove'),
          icon: IconTrash,
          isDangerous: true,
          onClick: () => void remove({ id: author.id, name: author.name, text: t('removeAuthor') }),
        },
      ]}
    >
      {edited !== undefined && <AuthorDialog author={edited} onClose={() => setEdited(undefined)} />}
      {merged && (
        <MergeDialog kind="authors" from={merged} others={query.data ?? []} onClose={() => setMerged(null)} />
      )}
    </WordsList>
  );
}
