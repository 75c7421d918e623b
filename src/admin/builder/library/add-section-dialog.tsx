import type { SectionContent } from '#domain/schemas/saved-section.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { notify } from '../../ui/notify.ts';
import { mintNodeId } from '../store/mint-id.ts';
import { useBuilderStore, useEditPage } from '../store/use-builder.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { libraryTexts } from './library.texts.ts';
import { newSection } from './new-section.ts';
import { SectionLibrary } from './section-library.tsx';

/** The library, when a place for a section has been asked for; what is picked is put there and selected. */
export function AddSectionDialog() {
  const t = useTexts(libraryTexts);
  const place = useWorkspace((state) => state.insertAfter);
  const set = useWorkspace((state) => state.set);
  const store = useBuilderStore();
  const edit = useEditPage();

  function add(content: SectionContent): void {
    const section = newSection(content, mintNodeId);
    if (edit({ type: 'section.add', section, after: place?.id ?? null }).ok)
      store.getState().select(section.id);
    else notify(t('placeGone'), { color: 'red' });
  }

  return <SectionLibrary opened={place !== null} onClose={() => set({ insertAfter: null })} onPick={add} />;
}
