import { Text } from '@mantine/core';

import type { ProductImport } from '#domain/schemas/product-import.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { NameList } from '../../ui/name-list.tsx';
import { filesTexts } from './files.texts.ts';

const separators = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;
const isSeparator = (sign: string): sign is keyof typeof separators => Object.hasOwn(separators, sign);

/** What a file of another shop was taken for, and what of it comes new or not at all. */
export function FileCard({ data }: { data: ProductImport }) {
  const t = useTexts(filesTexts);
  const { format, encoding, separator, newCatalogs, unused } = data;
  if (format === 'own') return null;
  return (
    <Card title={t(format)}>
      <Text size="sm" c="gray.7">
        {t('encoding', { encoding: encoding.toUpperCase() })}
        {isSeparator(separator) && ` · ${t('separator')}: ${t(separators[separator])}`}
      </Text>
      <NameList title={t('newCatalogs', { count: newCatalogs.length })} names={newCatalogs} />
      <NameList title={t('unused', { count: unused.length })} names={unused} />
    </Card>
  );
}
