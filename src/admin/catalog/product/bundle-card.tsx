import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';

import { bundleCaps } from '#domain/bundles.ts';
import type { BundlePart } from '#domain/schemas/product-form.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { VariationDialog } from '../../sales/order-edit/variation-dialog.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import type { CardProps } from './basics-card.tsx';
import { BundlePartRow } from './bundle-part-row.tsx';
import { BundleSums } from './bundle-sums.tsx';
import { bundleTexts } from './bundle.texts.ts';
import { useBundleParts } from './use-bundle-parts.ts';

/** What variations are made of; one at a time where there are several. */
export function BundleCard({ form }: CardProps) {
  const t = useTexts(bundleTexts);
  const { variations } = form.values;
  const firstBundle = variations.findIndex(({ parts }) => parts.length > 0);
  const [chosen, setChosen] = useState(Math.max(0, firstBundle));
  const index = Math.min(chosen, variations.length - 1);
  const { findPart, remember, error, retry } = useBundleParts(variations);
  const [isAdding, setAdding] = useState(false);
  const variation = variations[index];
  if (!variation) return null;
  const { parts } = variation;
  const path = `variations.${index}.parts`;
  const set = (next: BundlePart[]) => {
    form.clearFieldError(path);
    form.setFieldValue(path, next);
  };
  const taken = new Set([variation.id, ...parts.map(({ variationId }) => variationId)]);
  return (
    <Card title={t('title')} text={t('text')}>
      {variations.length > 1 && (
        <Select
          label={t('of')}
          allowDeselect={false}
          data={variations.map((each, place) => ({
            value: String(place),
            label: `${each.values.filter(Boolean).join(', ')} · ${each.parts.length > 0 ? t('parts', { count: each.parts.length }) : t('plain')}`,
          }))}
          value={String(index)}
          onChange={(next) => setChosen(Number(next))}
        />
      )}
      {error && <ErrorState error={error} onRetry={retry} />}
      {parts.length > 0 && !error && (
        <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
          {parts.map((part, place) => (
            <BundlePartRow
              key={part.variationId ?? `gone ${place}`}
              form={form}
              path={`${path}.${place}`}
              part={findPart(part)}
              onRemove={() => set(parts.filter((_, at) => at !== place))}
            />
          ))}
        </Stack>
      )}
      {form.errors[path] && (
        <Text size="sm" c="red.8">
          {form.errors[path]}
        </Text>
      )}
      <BundleSums variation={variation} findPart={findPart} />
      {parts.length < bundleCaps.parts && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('add')}
          </Button>
        </Group>
      )}
      <VariationDialog
        title={t('addTitle')}
        opened={isAdding}
        onClose={() => setAdding(false)}
        isOffered={({ variationId, isBundle, fulfilment }) =>
          !isBundle && fulfilment === null && !taken.has(variationId)
        }
        onPick={(row) => {
          remember(row);
          set([...parts, { variationId: row.variationId, quantity: 1 }]);
        }}
      />
    </Card>
  );
}
