import { ActionIcon, Autocomplete, Button, Group, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import type { CardProps } from './basics-card.tsx';
import { useFacets } from './option-fields.tsx';
import { productTexts } from './product.texts.ts';

/** Facts that the product's table shows and visitors filter by; names that the shop has are suggested. */
export function PropertiesCard({ form }: CardProps) {
  const t = useTexts(productTexts);
  const { data: facets = [] } = useFacets();
  const known = facets.filter(({ kind }) => kind === 'property');
  const { properties } = form.values;
  const set = (next: typeof properties) => form.setFieldValue('properties', next);
  const change = (index: number, changes: Partial<(typeof properties)[number]>) =>
    set(properties.map((property, place) => (place === index ? { ...property, ...changes } : property)));

  return (
    <Card title={t('properties')} text={t('propertiesHint')}>
      {properties.map((property, index) => {
        const facet = known.find(({ title }) => title === property.title);
        return (
          <Group key={index} gap="sm" align="flex-start" wrap="nowrap">
            <Group gap="sm" grow align="flex-start" style={{ flex: 1 }} preventGrowOverflow={false}>
              <Autocomplete
                aria-label={t('property')}
                placeholder={t('property')}
                maxLength={120}
                data={known.map(({ title }) => title)}
                value={property.title}
                error={form.errors[`properties.${index}.title`]}
                onChange={(title) =>
                  change(index, {
                    title,
                    unit: known.find((one) => one.title === title)?.unit ?? property.unit,
                  })
                }
              />
              <Autocomplete
                aria-label={t('propertyValue')}
                placeholder={t('propertyValue')}
                maxLength={200}
                data={facet?.values.map(({ value }) => value) ?? []}
                value={property.value}
                error={form.errors[`properties.${index}.value`]}
                onChange={(value) => change(index, { value })}
              />
            </Group>
            <TextInput
              aria-label={t('unit')}
              placeholder={t('unit')}
              w={90}
              maxLength={20}
              value={property.unit ?? ''}
              onChange={(event) => change(index, { unit: event.currentTarget.value || null })}
            />
            <ActionIcon
              mt={4}
              variant="subtle"
              color="gray.7"
              aria-label={t('removeProperty', { title: property.title })}
              onClick={() => set(properties.filter((_, place) => place !== index))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </Group>
        );
      })}
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => set([...properties, { title: '', value: '', unit: null }])}
        >
          {t('addProperty')}
        </Button>
      </Group>
    </Card>
  );
}
