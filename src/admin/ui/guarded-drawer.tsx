import { Drawer, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { useTexts } from '../i18n/use-texts.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { mayLeave } from './may-leave.ts';
import { uiTexts } from './ui.texts.ts';

interface GuardedDrawerProps {
  title: string;
  size?: 'md' | 'lg';
  /** The form in it has something to lose: it asks before it closes. */
  isDirty: boolean;
  onClose(): void;
  /** The form. */
  children: ReactNode;
}

/** A form at the side of its list. */
export function GuardedDrawer({ title, size = 'md', isDirty, onClose, children }: GuardedDrawerProps) {
  const t = useTexts(uiTexts);

  async function close(): Promise<void> {
    if (isDirty && !(await mayLeave())) return;
    onClose();
  }

  return (
    <Drawer
      opened
      onClose={() => void close()}
      position="right"
      size={size}
      title={
        <Text fw={700}>
          <bdi>{title}</bdi>
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {isDirty && <LeaveGuard />}
      {children}
    </Drawer>
  );
}
