import { Anchor, Progress, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import type { ImportState, ProductImport } from '#domain/schemas/product-import.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { filesTexts } from './files.texts.ts';

const tones = {
  uploaded: 'warn',
  checking: 'info',
  checked: 'warn',
  running: 'info',
  done: 'good',
  canceled: 'plain',
  failed: 'bad',
} as const satisfies Record<ImportState, string>;

const isBusy = ({ state }: ProductImport) => state === 'checking' || state === 'running';

/** Imports that were begun: what became of each, how far those under way are, and the way back to what waits. */
export function HistoryCard() {
  const t = useTexts(filesTexts);
  const { formatTime } = useFormat();
  const { data } = useQuery({
    queryKey: ['imports'],
    queryFn: ({ signal }) => api.get<ProductImport[]>('/admin/product-imports', undefined, signal),
    refetchInterval: ({ state }) => (state.data?.some(isBusy) ? 2000 : false),
  });
  return (
    <Card title={t('history')}>
      {data?.length === 0 && (
        <Text size="sm" c="gray.7">
          {t('historyEmpty')}
        </Text>
      )}
      {data && data.length > 0 && (
        <Table.ScrollContainer minWidth={0}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('file')}</Table.Th>
                <Table.Th>{t('state')}</Table.Th>
                <Table.Th visibleFrom="sm">{t('result')}</Table.Th>
                <Table.Th visibleFrom="sm">{t('when')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.map((one) => (
                <Table.Tr key={one.id}>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>
                    <Anchor component={Link} to={`/product-files/${one.id}`} size="sm" underline="always">
                      <bdi>{one.fileName}</bdi>
                    </Anchor>
                  </Table.Td>
                  <Table.Td>
                    <StateBadge tone={tones[one.state]} size="sm">
                      {t(one.state)}
                    </StateBadge>
                    {isBusy(one) && (
                      <Progress
                        mt={6}
                        size="sm"
                        value={(one.rowsDone / Math.max(one.rowCount, 1)) * 100}
                        aria-label={t(one.state)}
                      />
                    )}
                  </Table.Td>
                  <Table.Td visibleFrom="sm">
                    <Text size="sm">
                      {t('counts', {
                        created: one.createdCount,
                        updated: one.updatedCount,
                        refused: one.refusedCount,
                      })}
                    </Text>
                  </Table.Td>
                  <Table.Td visibleFrom="sm" style={{ whiteSpace: 'nowrap' }}>
                    {formatTime(one.createdAt)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Card>
  );
}
