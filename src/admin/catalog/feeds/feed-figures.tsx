import { Group, Text } from '@mantine/core';

import type { FeedReport } from '#domain/schemas/feed-report.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { feedsTexts } from './feeds.texts.ts';

/** How much the feeds hold now. */
export function FeedFigures({ report }: { report: FeedReport }) {
  const t = useTexts(feedsTexts);
  const { formatNumber } = useFormat();
  const figures = [
    ['offers', report.offerCount],
    ['products', report.productCount],
  ] as const;
  return (
    <Card title={t('figures')} text={t('figuresText')}>
      <Group gap="xl" component="dl" m={0}>
        {figures.map(([label, count]) => (
          <div key={label}>
            <Text size="sm" c="gray.7" component="dt">
              {t(label)}
            </Text>
            <Text fz={28} fw={700} component="dd" m={0}>
              {formatNumber(count)}
            </Text>
          </div>
        ))}
      </Group>
    </Card>
  );
}
