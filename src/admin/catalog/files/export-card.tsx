import { Button, Checkbox, Group, NativeSelect, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';

import type { ProductPage } from '#domain/schemas/manage-products.schema.ts';
import { languages } from '#locales/languages.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { notifyFailure } from '../../ui/notify.ts';
import { useFormat } from '../../ui/use-format.ts';
import { ProductFilters } from '../products/product-filters.tsx';
import { productsKey, useProductFilter } from '../products/use-products.ts';
import { filesTexts } from './files.texts.ts';

/** Products into a file: all of them, or those that a filter means, counted beforehand. */
export function ExportCard() {
  const t = useTexts(filesTexts);
  const { language } = useFormat();
  const { values, change, filter } = useProductFilter();
  const [separator, setSeparator] = useState(languages[language].decimalMark === ',' ? 'semicolon' : 'comma');
  const [bom, setBom] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const { data: count } = useQuery({
    queryKey: [...productsKey, 'count', filter],
    queryFn: async ({ signal }) =>
      (await api.get<ProductPage>('/admin/products', { ...filter, limit: 1 }, signal)).total,
    placeholderData: keepPreviousData,
  });

  async function download(): Promise<void> {
    setBusy(true);
    await api
      .download('/admin/products/export', { ...filter, separator, language, bom: bom ? '1' : '0' })
      .catch(notifyFailure);
    setBusy(false);
  }

  return (
    <Card title={t('exportTitle')} text={t('exportText')}>
      <div role="group" aria-label={t('which')}>
        <Text size="sm" fw={500} mb="xs">
          {t('which')}
        </Text>
        <ProductFilters values={values} change={change} isSortable={false} />
      </div>
      <Group align="flex-end" gap="md">
        <NativeSelect
          label={t('separator')}
          value={separator}
          onChange={(event) => setSeparator(event.currentTarget.value)}
          data={(['comma', 'semicolon', 'tab'] as const).map((value) => ({ value, label: t(value) }))}
        />
        <Checkbox
          mb={8}
          label={t('bom')}
          checked={bom}
          onChange={(event) => setBom(event.currentTarget.checked)}
        />
      </Group>
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="gray.7" role="status">
          {count === undefined ? '' : count === 0 ? t('noneOf') : t('allOf', { count })}
        </Text>
        <Button
          variant="default"
          loading={isBusy}
          disabled={count === 0}
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => void download()}
        >
          {t('download')}
        </Button>
      </Group>
    </Card>
  );
}
