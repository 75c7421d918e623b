import { Group, Table, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { describeColumn } from '#domain/product-columns.ts';
import type { ImportProblem, ProductImport } from '#domain/schemas/product-import.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ExportMenu } from '../../ui/export-menu.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { filesTexts } from './files.texts.ts';
import { problemTexts } from './problems.texts.ts';

const limit = 50;

/** Each bad line of the file: where, what and why. */
export function ProblemsCard({ data }: { data: ProductImport }) {
  const t = useTexts(filesTexts);
  const say = useTexts(problemTexts);
  const { language } = useFormat();
  const [offset, setOffset] = useState(0);
  const {
    data: page,
    error,
    refetch,
  } = useQuery({
    queryKey: ['imports', data.id, 'problems', data.state, offset],
    queryFn: ({ signal }) =>
      api.get<{ total: number; items: ImportProblem[] }>(
        `/admin/product-imports/${data.id}/problems`,
        { offset, limit },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const reasonOf = ({ code }: ImportProblem) => say(problemTexts.has(code) ? code : 'invalid');
  return (
    <Card title={t('problems')} text={t('problemsText')}>
      <Group>
        <ExportMenu
          path={`/admin/product-imports/${data.id}/problems/export`}
          query={{}}
          label={t('saveProblems')}
          hint={t('saveHint')}
          isEmpty={false}
          nameSeparator={t}
        />
      </Group>
      {error && !page && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !page && <LoadingState rows={4} />}
      <Table.ScrollContainer minWidth={0} hidden={!page}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('line')}</Table.Th>
              <Table.Th>{t('column')}</Table.Th>
              <Table.Th>{t('reason')}</Table.Th>
              <Table.Th visibleFrom="sm">{t('value')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {page?.items.map((problem, index) => (
              <Table.Tr key={index}>
                <Table.Td>{problem.line}</Table.Td>
                <Table.Td>{describeColumn(problem.field, language)}</Table.Td>
                <Table.Td>
                  {reasonOf(problem)}
                  {problem.isNote && (
                    <Text size="sm" c="gray.7">
                      {t('note')}
                    </Text>
                  )}
                  <Text size="sm" c="gray.7" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
                    {problem.value}
                  </Text>
                </Table.Td>
                <Table.Td visibleFrom="sm">
                  <Text size="sm" c="gray.7" style={{ overflowWrap: 'anywhere' }}>
                    {problem.value}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Pager offset={offset} limit={limit} count={page?.total ?? 0} onChange={setOffset} />
    </Card>
  );
}
