import { Modal } from '@mantine/core';
import { useState } from 'react';

import type { SavedSection, SectionContent } from '#domain/schemas/saved-section.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
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
  const common = useTexts(uiTexts);
  const [renamed, setRenamed] = useState<SavedSection | null>(null);
  const { remove, isAsking } = useRemoveSaved();
  return (
    <>
      <Modal
        opened={opened}
        onClose={onClose}
        title={t('title')}
        size="min(1160px, 96vw)"
        // Escape is for the dialog that lies over it.
        closeOnEscape={renamed === null && !isAsking}
        closeButtonProps={{ 'aria-label': common('close') }}
      >
        <LibraryContent
          onPick={(content) => {
            onClose();
            onPick(content);
          }}
          onRename={setRenamed}
          onRemove={remove}
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
    </>
  );
}
