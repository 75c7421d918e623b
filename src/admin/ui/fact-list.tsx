import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** What is known of something, each under its name; line breaks are kept, and what is empty is left out. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <Stack component="dl" gap="sm" m={0}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <Text component="dt" size="sm" c="gray.7">
              {label}
            </Text>
            <Text component="dd" size="sm" m={0} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              <bdi>{value}</bdi>
            </Text>
          </div>
        ))}
    </Stack>
  );
}
