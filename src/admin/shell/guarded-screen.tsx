import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { useTexts } from '../i18n/use-texts.ts';
import { mayUse, useSession, type StaffAccount } from '../session/session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { HomeButton } from './home-button.tsx';
import { shellTexts } from './shell.texts.ts';

/** Says who may instead of letting every call of the screen fail; the server refuses either way. */
export function GuardedScreen({ access, children }: { access: StaffAccount['role']; children: ReactNode }) {
  const t = useTexts(shellTexts);
  const account = useSession((state) => state.account);
  if (mayUse(account, access)) return children;
  return (
    <EmptyState icon={IconLock} title={t('notAllowed')} text={t('notAllowedHint')} action={<HomeButton />} />
  );
}
