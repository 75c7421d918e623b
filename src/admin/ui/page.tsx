import { ActionIcon, Group, Stack, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useTexts } from '../i18n/use-texts.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { uiTexts } from './ui.texts.ts';

interface PageProps {
  title: string;
  /** Where the arrow beside the title leads. */
  backTo?: string;
  /** Badges and the like right after the title. */
  aside?: ReactNode;
  /** Buttons; the primary one last. */
  actions?: ReactNode;
  /** Narrower, for forms that are read from top to bottom. */
  narrow?: boolean;
  children: ReactNode;
}

/** A screen of the back office: its title, what can be done, and its body. */
export function Page({ title, backTo, aside, actions, narrow = false, children }: PageProps) {
  const t = useTexts(uiTexts);
  useDocumentTitle(title);
  return (
    <Stack gap="lg" maw={narrow ? 880 : 1400} mx="auto">
      <Group justify="space-between" align="center" gap="sm">
        <Group gap="xs" wrap="nowrap" align="flex-start">
          {backTo !== undefined && (
            <ActionIcon component={Link} to={backTo} variant="subtle" size="lg" aria-label={t('back')}>
              <IconArrowLeft size={20} aria-hidden />
            </ActionIcon>
          )}
          <Group gap="xs">
            <Title order={1} size="h2" style={{ overflowWrap: 'anywhere' }}>
              <bdi>{title}</bdi>
            </Title>
            {aside}
          </Group>
        </Group>
        {actions && <Group gap="sm">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  );
}
