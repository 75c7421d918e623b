import { Center, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

import { LanguageSwitch } from '../shell/language-switch.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';

interface DoorFrameProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** The frame of what stands before the back office: signing in, and the links of mails. */
export function DoorFrame({ title, text, children }: DoorFrameProps) {
  useDocumentTitle(title);
  return (
    <Center component="main" mih="100dvh" p="md" bg="gray.0">
      <Paper withBorder shadow="sm" p={{ base: 'lg', xs: 'xl' }} w="100%" maw={420} radius="lg">
        <Stack gap="lg">
          <Group justify="space-between" wrap="nowrap">
            <Text fw={800} size="lg">
              Vitrina
            </Text>
            <LanguageSwitch />
          </Group>
          <div>
            <Title order={1} size="h3">
              {title}
            </Title>
            {text && (
              <Text size="sm" c="gray.7" mt={4}>
                {text}
              </Text>
            )}
          </div>
          {children}
        </Stack>
      </Paper>
    </Center>
  );
}
