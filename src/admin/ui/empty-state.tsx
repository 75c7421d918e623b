import { Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconInbox, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: Icon;
  title: string;
  /** What to do now. */
  text?: string;
  action?: ReactNode;
}

/** In the place of a list or screen that has nothing to show. */
export function EmptyState({ icon: Sign = IconInbox, title, text, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="sm" py={{ base: 48, sm: 72 }} px="md" ta="center">
      <ThemeIcon size={56} radius="xl" variant="light" aria-hidden>
        <Sign size={28} stroke={1.5} />
      </ThemeIcon>
      <Title order={2} size="h4">
        {title}
      </Title>
      {text && (
        <Text c="gray.7" maw={440}>
          {text}
        </Text>
      )}
      {action}
    </Stack>
  );
}
