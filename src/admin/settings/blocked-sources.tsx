import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { allowedHostPattern } from '#domain/page-policy.ts';
import type { PolicyReport } from '#domain/schemas/policy-report.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { notifyFailure } from '../ui/notify.ts';
import { useFormat } from '../ui/use-format.ts';
import { blockedTexts, type BlockedTextKey } from './blocked-sources.texts.ts';
import type { SettingValues } from './setting-row.tsx';

const setting = 'seo.allowedHosts';

/** What the policy of the pages has kept from visitors' browsers, and a button that allows it. */
export function BlockedSources({ values }: { values: SettingValues }) {
  const t = useTexts(blockedTexts);
  const { formatTime, formatNumber } = useFormat();
  const { data, refetch } = useQuery({
    queryKey: ['policy-reports'],
    queryFn: ({ signal }) => api.get<PolicyReport[]>('/admin/policy-reports', undefined, signal),
  });
  const list = values.read(setting);
  const allowed = Array.isArray(list) ? list.map(String) : [];
  if (!data) return null;
  const blocked = data.filter(({ source }) => !allowed.includes(source));

  async function forget(): Promise<void> {
    try {
      await api.delete('/admin/policy-reports');
      await refetch();
    } catch (error) {
      notifyFailure(error);
    }
  }

  return (
    <Card title={t('title')} text={t('hint')}>
      {blocked.length === 0 ? (
        <Text size="sm">{t('nothing')}</Text>
      ) : (
        <Stack gap="md">
          <Table.ScrollContainer minWidth={520}>
            <Table verticalSpacing="xs">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('source')}</Table.Th>
                  <Table.Th>{t('use')}</Table.Th>
                  <Table.Th>{t('last')}</Table.Th>
                  <Table.Th aria-label={t('allow')} />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {blocked.map(({ source, directive, page, reports, lastAt }) => (
                  <Table.Tr key={`${directive} ${source}`}>
                    <Table.Td style={{ overflowWrap: 'anywhere' }}>
                      <Text size="sm" fw={600}>
                        {source === 'inline' || source === 'eval' ? t(source) : source}
                      </Text>
                      <Text size="xs" c="gray.7">
                        {t('times', { count: reports, number: formatNumber(reports), page })}
                      </Text>
                    </Table.Td>
                    <Table.Td>{t(directive as BlockedTextKey)}</Table.Td>
                    <Table.Td>{formatTime(lastAt)}</Table.Td>
                    <Table.Td ta="end">
                      {allowedHostPattern.test(source) && (
                        <Button
                          size="xs"
                          variant="default"
                          aria-label={t('allowSource', { source })}
                          onClick={() => values.change(setting, [...allowed, source])}
                        >
                          {t('allow')}
                        </Button>
                      )}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
          <Group>
            <Button variant="subtle" size="xs" onClick={() => void forget()}>
              {t('forget')}
            </Button>
          </Group>
        </Stack>
      )}
    </Card>
  );
}
