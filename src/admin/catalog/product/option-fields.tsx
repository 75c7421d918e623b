import {
  ActionIcon,
  Group,
  NativeSelect,
  Paper,
  SimpleGrid,
  Stack,
  TagsInput,
  TextInput,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';

import type { AdminFacet } from '#domain/schemas/manage-facets.schema.ts';
import type { OptionForm } from '#domain/schemas/product-form.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { CardProps } from './basics-card.tsx';
import { productTexts } from './product.texts.ts';
import { ValueColors } from './value-colors.tsx';
import { ValuePictures, type ValueFieldsProps } from './value-pictures.tsx';

/** Titles and values that the shop knows already, to be suggested. */
export function useFacets() {
  return useQuery({
    queryKey: ['facets'],
    queryFn: ({ signal }) => api.get<AdminFacet[]>('/admin/facets', undefined, signal),
  });
}

interface OptionFieldsProps extends CardProps {
  index: number;
  option: OptionForm;
  onChange(option: OptionForm): void;
  onRemove(): void;
}

/** One option: its name, how it is chosen, and its values. */
export function OptionFields({ form, index, option, onChange, onRemove }: OptionFieldsProps) {
  const t = useTexts(productTexts);
  const { data: facets = [] } = useFacets();
  const known = facets.find(({ kind, title }) => kind === 'option' && title === option.title);
  const colorOf = (title: string) => known?.values.find(({ value }) => value === title)?.color ?? null;
  const title = option.title || t('optionTitle');

  function setTitles(titles: string[]): void {
    const values = titles.map(
      (value) =>
        option.values.find((one) => one.title === value) ?? {
          title: value,
          color: colorOf(value),
          imageId: null,
        },
    );
    onChange({ ...option, values });
  }

  function setView(view: OptionForm['view']): void {
    onChange({ ...option, view, type: view === 'color' || view === 'image' ? view : 'string' });
  }

  const valueFields: ValueFieldsProps = {
    values: option.values,
    errorOf: (place, field) => {
      const error = form.errors[`options.${index}.values.${place}.${field}`];
      return typeof error === 'string' ? error : undefined;
    },
    onChange: (place, changes) =>
      onChange({
        ...option,
        values: option.values.map((value, at) => (at === place ? { ...value, ...changes } : value)),
      }),
  };

  return (
    <Paper withBorder p="md" role="group" aria-label={title}>
      <Stack gap="sm">
        <Group align="flex-start" wrap="nowrap" gap="sm">
          <SimpleGrid cols={{ base: 1, xs: 3 }} style={{ flex: 1 }}>
            <TextInput
              label={t('optionTitle')}
              placeholder={t('optionPlaceholder')}
              required
              maxLength={120}
              value={option.title}
              error={form.errors[`options.${index}.title`]}
              onChange={(event) => onChange({ ...option, title: event.currentTarget.value })}
            />
            <TextInput
              label={t('unit')}
              maxLength={20}
              value={option.unit ?? ''}
              onChange={(event) => onChange({ ...option, unit: event.currentTarget.value || null })}
            />
            <NativeSelect
              label={t('optionView')}
              value={option.view}
              onChange={(event) => setView(event.currentTarget.value as OptionForm['view'])}
              data={[
                { value: 'button', label: t('viewButton') },
                { value: 'select', label: t('viewSelect') },
                { value: 'color', label: t('viewColor') },
                { value: 'image', label: t('viewImage') },
              ]}
            />
          </SimpleGrid>
          <ActionIcon
            mt={26}
            size="lg"
            variant="subtle"
            color="gray.7"
            aria-label={t('removeOption', { title })}
            onClick={onRemove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
        <TagsInput
          label={t('values')}
          description={t('valuesHint')}
          required
          value={option.values.map((value) => value.title)}
          data={known?.values.map(({ value }) => value) ?? []}
          onChange={setTitles}
          splitChars={[';']}
          acceptValueOnBlur
          error={form.errors[`options.${index}.values`]}
        />
        {option.values.length > 0 && option.view === 'color' && <ValueColors {...valueFields} />}
        {option.values.length > 0 && option.view === 'image' && <ValuePictures {...valueFields} />}
      </Stack>
    </Paper>
  );
}
