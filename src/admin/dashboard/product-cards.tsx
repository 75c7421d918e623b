import { Anchor, Box, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';

import { imageUrl } from '#domain/image-url.ts';
import type { Dashboard } from '#domain/schemas/dashboard.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { useFormat } from '../ui/use-format.ts';
import { dashboardTexts } from './dashboard.texts.ts';

const list = { listStyle: 'none' } as const;
/** A name may be one word that is longer than a phone is wide. */
const longNames = { minInlineSize: 0, overflowWrap: 'anywhere' } as const;

/** What should be ordered or made again soon. */
export function LowStockCard({ data: { lowStock } }: { data: Dashboard }) {
  const t = useTexts(dashboardTexts);
  const { count, threshold, variations } = lowStock;
  return (
    <Card title={t('lowStock')} text={t('lowStockHint', { threshold })}>
      {variations.length === 0 && <Text size="sm">{t('noLowStock')}</Text>}
      <Stack component="ul" gap="sm" m={0} p={0} style={list}>
        {variations.map((variation) => (
          <Group component="li" key={variation.id} justify="space-between" wrap="nowrap" align="flex-start">
            <div style={longNames}>
              <Anchor component={Link} to={`/products/${variation.productId}`} size="sm" c="dark" fw={600}>
                <bdi>{variation.title}</bdi>
              </Anchor>
              <Text size="sm" c="gray.7">
                <bdi>{[variation.options, variation.sku].filter(Boolean).join(' · ')}</bdi>
              </Text>
            </div>
            <Text
              size="sm"
              fw={600}
              c={variation.stock === 0 ? 'red.9' : undefined}
              style={{ whiteSpace: 'nowrap' }}
            >
              {variation.stock === 0 ? t('soldOut') : t('left', { count: variation.stock })}
            </Text>
          </Group>
        ))}
      </Stack>
      {count > variations.length && (
        <Text size="sm" c="gray.7">
          {t('lowStockMore', { count })}
        </Text>
      )}
    </Card>
  );
}

export function BestSellersCard({ data: { bestSellers, currency } }: { data: Dashboard }) {
  const t = useTexts(dashboardTexts);
  const { formatMoney } = useFormat();
  return (
    <Card title={t('bestSellers')}>
      {bestSellers.length === 0 && <Text size="sm">{t('noBestSellers')}</Text>}
      <Stack component="ol" gap="sm" m={0} p={0} style={list}>
        {bestSellers.map(({ productId, title, image, pieces, revenue }) => (
          <Group component="li" key={productId} justify="space-between" wrap="nowrap" gap="sm">
            <Group wrap="nowrap" gap="sm">
              <Box w={40} h={40} bg="gray.1" style={{ flex: 'none', borderRadius: 6, overflow: 'hidden' }}>
                {image && (
                  <img
                    src={imageUrl(image, { width: 100, height: 100 })}
                    alt=""
                    width={40}
                    height={40}
                    loading="lazy"
                    style={{ objectFit: 'cover', display: 'block' }}
                  />
                )}
              </Box>
              <div style={longNames}>
                <Anchor component={Link} to={`/products/${productId}`} size="sm" c="dark" fw={600}>
                  <bdi>{title}</bdi>
                </Anchor>
                <Text size="sm" c="gray.7">
                  {t('pieces', { count: pieces })}
                </Text>
              </div>
            </Group>
            <Text size="sm" fw={600} style={{ whiteSpace: 'nowrap' }}>
              {formatMoney(revenue, currency)}
            </Text>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
