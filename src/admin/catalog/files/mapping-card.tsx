import { Button, Group, NativeSelect, Table, Text } from '@mantine/core';
import { useState } from 'react';

import { columnKey, headingOf, parseColumnKey, productFields } from '#domain/product-columns.ts';
import type { ProductImport } from '#domain/schemas/product-import.schema.ts';
import { cleanLine } from '#domain/text.ts';

import type { Print } from '../../i18n/text-part.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { filesTexts } from './files.texts.ts';

interface MappingCardProps {
  data: ProductImport;
  isSending: boolean;
  onCheck(mapping: (string | null)[]): void;
}

/** What each column of the file means; known headings are filled in. */
export function MappingCard({ data, isSending, onCheck }: MappingCardProps) {
  const t = useTexts(filesTexts);
  const { language } = useFormat();
  const [mapping, setMapping] = useState(data.mapping);
  const hasKey = mapping.some((key) => key === 'slug' || key === 'sku' || key === 'title');

  /** A field may be one column's only: choosing it takes it from another. */
  function choose(index: number, key: string | null): void {
    setMapping(
      mapping.map((one, place) => (place === index ? key : key !== null && one === key ? null : one)),
    );
  }

  const fields = productFields.map((field) => ({ value: field, label: headingOf(field, language) }));
  return (
    <Card title={t('mapTitle')} text={t('mapText')}>
      <Table.ScrollContainer minWidth={0}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('column')}</Table.Th>
              <Table.Th visibleFrom="sm">{t('example')}</Table.Th>
              <Table.Th>{t('meaning')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.header.map((heading, index) => (
              <Table.Tr key={index}>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>
                  <bdi>{heading || '—'}</bdi>
                </Table.Td>
                <Table.Td visibleFrom="sm" maw={220}>
                  <Text size="sm" c="gray.7" truncate dir="auto">
                    {data.sample.map((row) => row[index] ?? '').find((cell) => cell !== '')}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <NativeSelect
                    aria-label={`${t('meaning')}: ${heading}`}
                    value={mapping[index] ?? ''}
                    onChange={({ currentTarget: { value } }) => choose(index, value === '' ? null : value)}
                    data={[
                      { value: '', label: t('leaveOut') },
                      ...fields,
                      ...ownChoices(heading, mapping[index] ?? null, t),
                    ]}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group justify="flex-end">
        <Button disabled={!hasKey} loading={isSending} onClick={() => onCheck(mapping)}>
          {t('check')}
        </Button>
      </Group>
    </Card>
  );
}

/** Any column may be a property or an option of its own name. */
function ownChoices(
  heading: string,
  key: string | null,
  t: Print<'asProperty' | 'asOption'>,
): { value: string; label: string }[] {
  const named = key === null ? null : parseColumnKey(key);
  const title = named?.title ?? cleanLine(heading).slice(0, 120);
  if (title === '') return [];
  const unit = named?.unit ?? null;
  const label = unit === null ? title : `${title}, ${unit}`;
  return [
    { value: columnKey({ kind: 'property', title, unit }), label: t('asProperty', { title: label }) },
    { value: columnKey({ kind: 'option', title, unit }), label: t('asOption', { title: label }) },
  ];
}
