import { Modal } from '@mantine/core';
import { useState } from 'react';

import type { SavedSection, SectionContent } from '#domain/schemas/saved-section.schema.ts';

import type { SharedSection } from '#domain/schemas/shared-section.schema.ts';
import { isSharedSlug } from '#domain/shared-sections.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { sharedTexts } from '../shared/shared.texts.ts';
import { StillUsed } from '../shared/still-used.tsx';
import { useRemoveShared } from '../shared/use-remove-shared.ts';
import { readPage, useBuilder } from '../store/use-builder.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { LibraryContent } from './library-content.tsx';
import './library.css';
import { libraryTexts } from './library.texts.ts';
import { TitleDialog } from './title-dialog.tsx';
import { useRemoveSaved } from './use-remove-saved.ts';

interface SectionLibraryProps {
  opened: boolean;
  onClose(): void;
  onPick(content: SectionContent): void;
}

/** Every section that can be added, as it would look in this shop. */
export function SectionLibrary({ opened, onClose, onPick }: SectionLibraryProps) {
  const t = useTexts(libraryTexts);
  const words = useTexts(sharedTexts);
  const common = useTexts(uiTexts);
  const [renamed, setRenamed] = useState<SavedSection | null>(null);
  const [renamedShared, setRenamedShared] = useState<SharedSection | null>(null);
  const { remove, isAsking } = useRemoveSaved();
  const shared = useRemoveShared();
  const isInShared = useBuilder((state) => isSharedSlug(readPage(state)?.slug ?? ''));
  const go = (path: string) => {
    shared.forget();
    onClose();
    useWorkspace.getState().go(path);
  };
  const isOver =
    renamed !== null || renamedShared !== null || isAsking || shared.isAsking || shared.stillUsed !== null;
  return (
    <>
      <Modal
        opened={opened}
        onClose={onClose}
        title={t('title')}
        size="min(1160px, 96vw)"
        // Escape is for the dialog that lies over it.
        closeOnEscape={!isOver}
        closeButtonProps={{ 'aria-label': common('close') }}
      >
        <LibraryContent
          onPick={(content) => {
            onClose();
            onPick(content);
          }}
          onRename={setRenamed}
          onRemove={remove}
          shared={
            isInShared
              ? null
              : {
                  onOpen: ({ path }) => go(path),
                  onRename: setRenamedShared,
                  onRemove: shared.remove,
                }
          }
        />
      </Modal>
      {renamed && (
        <TitleDialog
          heading={t('renameTitle')}
          title={renamed.title}
          success={t('renamed')}
          send={(title) => api.put(`/admin/saved-sections/${renamed.id}`, { title })}
          onClose={() => setRenamed(null)}
        />
      )}
      {renamedShared && (
        <TitleDialog
          heading={words('renameTitle')}
          title={renamedShared.title}
          success={t('renamed')}
          send={(title) => api.put(`/admin/shared-sections/${renamedShared.id}`, { title })}
          onClose={() => setRenamedShared(null)}
        />
      )}
      {shared.stillUsed && <StillUsed shared={shared.stillUsed} onClose={shared.forget} onGo={go} />}
    </>
  );
}
