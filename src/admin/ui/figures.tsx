import { Group, Text } from '@mantine/core';

import { useFormat } from './use-format.ts';

type Figure = readonly [label: string, count: number, tone?: 'bad'];

/** Numbers with their names; `bad` ones stand out where there are any. */
export function Figures({ counts }: { counts: readonly Figure[] }) {
  const { formatNumber } = useFormat();
  return (
    <Group gap="xl" component="dl" m={0}>
      {counts.map(([label, count, tone]) => (
        <div key={label}>
          <Text size="sm" c="gray.7" component="dt">
            {label}
          </Text>
          <Text fz={28} fw={700} component="dd" m={0} c={tone === 'bad' && count > 0 ? 'red.8' : undefined}>
            {formatNumber(count)}
          </Text>
        </div>
      ))}
    </Group>
  );
}
