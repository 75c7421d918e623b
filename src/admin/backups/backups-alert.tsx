import { Alert } from '@mantine/core';
import { IconDatabaseExclamation } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Something about backups that the owner should see to. */
export function BackupsAlert({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alert color="yellow" icon={<IconDatabaseExclamation aria-hidden />} title={title}>
      {children}
    </Alert>
  );
}
