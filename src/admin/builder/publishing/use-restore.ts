import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { DocumentVersion } from '#domain/editing/drafts.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { useFormat } from '../../ui/use-format.ts';
import { publishingTexts } from './publishing.texts.ts';
import { staleIn, usePublishing } from './use-publishing.ts';

/** Asks, and brings a version back to the visitors; false when it is left or refused. */
export function useRestore(documentKey: DocumentKey): (version: DocumentVersion) => Promise<boolean> {
  const t = useTexts(publishingTexts);
  const { formatTime } = useFormat();
  const publishing = usePublishing();
  return async ({ version, createdAt }) => {
    const isSure = await confirmAction({
      title: t('restoreTitle', { version }),
      text: t('restoreText', { time: formatTime(createdAt) }),
      confirmLabel: t('restore'),
    });
    if (!isSure) return false;
    try {
      await publishing.restore(documentKey, version, t('restoreNote', { version }));
      notifySuccess(t('restored', { version }));
      return true;
    } catch (error) {
      notifyFailure(staleIn(error) ? new Error(t('restoreChanged')) : error);
      return false;
    }
  };
}
