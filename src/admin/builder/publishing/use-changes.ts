import { useQuery } from '@tanstack/react-query';

import { parseDocumentKey } from '#domain/editing/document-key.ts';
import type { UnpublishedChange } from '#domain/editing/drafts.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useBuilder } from '../store/use-builder.ts';
import { publishingTexts } from './publishing.texts.ts';

export const changesKey = ['admin', 'changes'] as const;

/** What waits to be published, of everybody; asked anew now and then. */
export function useChanges() {
  return useQuery({
    queryKey: changesKey,
    queryFn: ({ signal }) => api.get<UnpublishedChange[]>('/admin/changes', {}, signal),
    refetchInterval: 20_000,
  });
}

/** Documents with unpublished changes: what the server told last, and what this tab has done since. */
export function useChangeCount(): number {
  const { data = [] } = useChanges();
  const drafts = useBuilder((state) => state.drafts);
  const keys = new Set<string>(data.map(({ key }) => key));
  for (const [key, draft] of Object.entries(drafts)) {
    if (draft?.isChanged) keys.add(key);
    else if (draft) keys.delete(key);
  }
  return keys.size;
}

/** What a document is called: a page by its title, the others by what they are. */
export function useDocumentName(): (document: { key: string; title: string }) => string {
  const t = useTexts(publishingTexts);
  return ({ key, title }) => {
    const parsed = parseDocumentKey(key);
    if (parsed?.kind === 'settings') return t('settings');
    if (parsed?.kind === 'menu') {
      const name = `menu.${parsed.name}`;
      return publishingTexts.has(name) ? t(name) : t('menu', { name: parsed.name });
    }
    return title;
  };
}
