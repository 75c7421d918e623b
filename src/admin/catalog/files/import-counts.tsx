import { Group, Text } from '@mantine/core';

import type { ProductImport } from '#domain/schemas/product-import.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { filesTexts } from './files.texts.ts';

/** How many products an import makes, changes, leaves as they are and leaves out. */
export function ImportCounts({ data }: { data: ProductImport }) {
  const t = useTexts(filesTexts);
  const { formatNumber } = useFormat();
  const counts = [
    ['newCount', data.createdCount],
    ['changedCount', data.updatedCount],
    ['unchangedCount', data.unchangedCount],
    ['leftOut', data.refusedCount],
  ] as const;
  return (
    <Group gap="xl" component="dl" m={0}>
      {counts.map(([label, count]) => (
        <div key={label}>
          <Text size="sm" c="gray.7" component="dt">
            {t(label)}
          </Text>
          <Text
            fz={28}
            fw={700}
            component="dd"
            m={0}
            c={label === 'leftOut' && count > 0 ? 'red.8' : undefined}
          >
            {formatNumber(count)}
          </Text>
        </div>
      ))}
    </Group>
  );
}
