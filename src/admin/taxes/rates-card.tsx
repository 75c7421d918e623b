import { ActionIcon, Badge, Button, Group, Text } from '@mantine/core';
import { IconPlus, IconReceiptTax, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

import type { Taxes, TaxRateRow } from '#domain/schemas/tax.schema.ts';

import { useRegions } from '../delivery/use-regions.ts';
import { Card } from '../ui/card.tsx';
import { DataTable, type Column } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useFormat } from '../ui/use-format.ts';
import { FillDialog } from './fill-dialog.tsx';
import { RateDialog } from './rate-dialog.tsx';
import { today, useTaxWords } from './tax-words.ts';
import { useTaxChanges } from './use-tax-changes.ts';

/** All rates, those that are over and those to come too. */
export function RatesCard({ taxes }: { taxes: Taxes }) {
  const { t } = useTaxWords(taxes.classes);
  const [opened, setOpened] = useState<'rate' | 'fill' | null>(null);
  const columns = useColumns(taxes);
  const hasRates = taxes.rates.length > 0;
  const buttons = (
    <Group justify={hasRates ? 'flex-start' : 'center'}>
      <Button variant={hasRates ? 'default' : 'filled'} onClick={() => setOpened('fill')}>
        {t('fill')}
      </Button>
      <Button
        variant={hasRates ? 'filled' : 'default'}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setOpened('rate')}
      >
        {t('addRate')}
      </Button>
    </Group>
  );
  const close = () => setOpened(null);
  return (
    <Card title={t('rates')} text={t('ratesText')}>
      {hasRates ? (
        <>
          <DataTable caption={t('rates')} columns={columns} rows={taxes.rates} rowId={({ id }) => id} />
          {buttons}
        </>
      ) : (
        <EmptyState icon={IconReceiptTax} title={t('noRates')} text={t('noRatesText')} action={buttons} />
      )}
      {opened === 'rate' && <RateDialog taxes={taxes} onClose={close} />}
      {opened === 'fill' && <FillDialog taxes={taxes} onClose={close} />}
    </Card>
  );
}

function useColumns(taxes: Taxes): Column<TaxRateRow>[] {
  const { t, nameClass, nameCountry } = useTaxWords(taxes.classes);
  const { formatDay, formatNumber } = useFormat();
  const { remove } = useTaxChanges();
  const withRegions = taxes.rates.filter(({ region }) => region !== '').map(({ country }) => country);
  const regions = useRegions([...new Set(withRegions)])?.flatMap((country) => country.regions) ?? [];
  const nameRegion = (region: string) => regions.find(({ code }) => code === region)?.name ?? region;
  const percent = ({ percent: rate }: TaxRateRow) =>
    formatNumber(rate / 100, { style: 'percent', maximumFractionDigits: 3 });
  const day = today();
  return [
    {
      id: 'place',
      header: t('place'),
      cell: (row) => (
        <>
          <Text size="sm" fw={600}>
            {nameCountry(row.country)}
            {row.region !== '' && (
              <>
                {', '}
                <bdi>{nameRegion(row.region)}</bdi>
              </>
            )}
          </Text>
          <Text size="sm" c="gray.7">
            {t('classFrom', {
              name: nameClass(row.class),
              day: formatDay(row.validFrom),
            })}
          </Text>
        </>
      ),
    },
    {
      id: 'rate',
      header: t('rate'),
      align: 'end',
      cell: (row) => (
        <>
          <Text size="sm" fw={600} style={{ whiteSpace: 'nowrap' }}>
            {percent(row)}
          </Text>
          <Text size="sm" c="gray.7">
            <bdi>{row.name}</bdi>
          </Text>
        </>
      ),
    },
    {
      id: 'state',
      header: '',
      align: 'end',
      isOneLine: true,
      cell: (row) => (
        <Group gap={4} justify="flex-end" wrap="nowrap">
          {row.validFrom > day && (
            <Badge color="blue.9" variant="outline" tt="none">
              {t('upcoming')}
            </Badge>
          )}
          {isOver(row, taxes.rates, day) && (
            <Badge color="gray.8" variant="outline" tt="none">
              {t('over')}
            </Badge>
          )}
          <ActionIcon
            variant="subtle"
            color="gray.8"
            size="lg"
            aria-label={t('remove', {
              name: `${nameCountry(row.country)}, ${nameClass(row.class)}, ${percent(row)}`,
            })}
            onClick={() =>
              void remove(`/admin/taxes/rates/${row.id}`, {
                title: t('removeRateTitle'),
                text: t('removeRateText'),
              })
            }
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ),
    },
  ];
}

/** Another rate of the same class and place has begun since. */
function isOver(row: TaxRateRow, rates: readonly TaxRateRow[], day: string): boolean {
  return rates.some(
    (other) =>
      other.class === row.class &&
      other.country === row.country &&
      other.region === row.region &&
      other.validFrom > row.validFrom &&
      other.validFrom <= day,
  );
}
