import { useQueryClient } from '@tanstack/react-query';

import type { SharedSectionName } from '#domain/schemas/shared-section.schema.ts';
import { sectionTexts } from '#sections/section-texts.ts';

import { api } from '../../api/api-client.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { notify } from '../../ui/notify.ts';
import { contentOfSection } from '../library/new-section.ts';
import { TitleDialog } from '../library/title-dialog.tsx';
import { readPage, useBuilderStore } from '../store/use-builder.ts';
import { readTitle } from '../tree/describe-section.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { putShared } from './shared-commands.ts';
import { sharedSectionsKey } from './shared-sections-query.ts';
import { sharedTexts } from './shared.texts.ts';

/** Makes one shared section of those that were chosen for it, and puts it in their place. */
export function ShareSectionsDialog() {
  const ids = useWorkspace((state) => state.sharing);
  return ids && <NamedShare ids={ids} />;
}

function NamedShare({ ids }: { ids: readonly string[] }) {
  const t = useTexts(sharedTexts);
  const language = useLanguage((state) => state.language);
  const store = useBuilderStore();
  const client = useQueryClient();
  const first = readPage(store.getState())?.sections[ids[0] ?? ''];
  const title =
    first?.name || readTitle(first?.options ?? {}) || (sectionTexts(first?.type ?? '', language)?.name ?? '');

  async function share(name: string): Promise<void> {
    const page = readPage(store.getState());
    const sections = ids.flatMap((id) => page?.sections[id] ?? []).map(contentOfSection);
    const { id } = await api.post<SharedSectionName>('/admin/shared-sections', { title: name, sections });
    await client.invalidateQueries({ queryKey: sharedSectionsKey });
    const now = readPage(store.getState());
    const command = now ? putShared(now, ids, id) : null;
    if (!command || !store.getState().editPage(command.intents).ok) {
      notify(t('pageChanged'), { color: 'orange', autoClose: 8000 });
      return;
    }
    store.getState().select(command.selected[0] ?? null);
  }

  return (
    <TitleDialog
      heading={t('shareTitle')}
      help={t('shareHelp')}
      title={title}
      submitLabel={t('share')}
      success={t('shared')}
      send={share}
      onClose={() => useWorkspace.getState().set({ sharing: null })}
    />
  );
}
