import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { useTexts } from '../i18n/use-texts.ts';
import type { Needed } from '../session/may-use.ts';
import { useMay } from '../session/session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { HomeButton } from './home-button.tsx';
import { shellTexts } from './shell.texts.ts';

/** Says who may instead of letting every call of the screen fail; the server refuses either way. */
export function GuardedScreen({ access, children }: { access: Needed; children: ReactNode }) {
  const t = useTexts(shellTexts);
  if (useMay(access)) return children;
  return (
    <EmptyState icon={IconLock} title={t('notAllowed')} text={t('notAllowedHint')} action={<HomeButton />} />
  );
}
