import type { DocumentSection } from '#domain/editing/documents.schema.ts';
import { sectionTexts } from '#sections/section-texts.ts';

import { api } from '../../api/api-client.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { builderTexts } from '../builder.texts.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { libraryTexts } from './library.texts.ts';
import { contentOfSection } from './new-section.ts';
import { TitleDialog } from './title-dialog.tsx';

/** Saves the section that was chosen for it, as the draft has it now, to be added again on any page. */
export function SaveSectionDialog() {
  const section = useWorkspace((state) => state.saving);
  return section && <NamedSection section={section} />;
}

function NamedSection({ section }: { section: DocumentSection }) {
  const t = useTexts(libraryTexts);
  const builder = useTexts(builderTexts);
  const language = useLanguage((state) => state.language);
  const kind = sectionTexts(section.type, language)?.name ?? builder('unknownSection');
  return (
    <TitleDialog
      heading={t('saveTitle')}
      help={t('saveHelp')}
      title={section.name ?? kind}
      success={t('saved')}
      send={(title) => api.post('/admin/saved-sections', { title, section: contentOfSection(section) })}
      onClose={() => {
        useWorkspace.getState().set({ saving: null });
        // The menu that it was chosen in has gone.
        requestAnimationFrame(() =>
          document.querySelector<HTMLElement>(`[data-row="${CSS.escape(section.id)}"]`)?.focus(),
        );
      }}
    />
  );
}
