import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A titled group of fields or facts on a screen. */
export function Card({ title, text, children }: { title?: string; text?: string; children: ReactNode }) {
  return (
    <Paper
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      component="section"
      {...(title && { 'aria-label': title })}
    >
      <Stack gap="md">
        {title && (
          <div>
            <Title order={2} size="h5">
              {title}
            </Title>
            {text && (
              <Text size="sm" c="gray.7" mt={4}>
                {text}
              </Text>
            )}
          </div>
        )}
        {children}
      </Stack>
    </Paper>
  );
}
