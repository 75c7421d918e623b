import { List, Text } from '@mantine/core';

import type { ProductImport } from '#domain/schemas/product-import.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
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
      <Names title={t('newCatalogs', { count: newCatalogs.length })} names={newCatalogs} />
      <Names title={t('unused', { count: unused.length })} names={unused} />
    </Card>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div role="group" aria-label={title}>
      <Text size="sm" fw={500}>
        {title}
      </Text>
      <List size="sm" style={{ overflowWrap: 'anywhere' }}>
        {names.map((name) => (
          <List.Item key={name}>
            <bdi>{name}</bdi>
          </List.Item>
        ))}
      </List>
    </div>
  );
}
