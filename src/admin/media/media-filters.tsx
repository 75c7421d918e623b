import { Group, Select } from '@mantine/core';

import { imageFilters, imageKinds, imageSorts } from '#domain/schemas/media.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { SearchInput } from '../ui/search-input.tsx';
import { mediaTexts } from './media.texts.ts';

interface Filters {
  q: string;
  kind: string;
  show: string;
  sort: string;
}

const labels = { all: 'showAll', unused: 'showUnused', noAlt: 'showNoAlt' } as const;

export function MediaFilters({
  values,
  onChange,
}: {
  values: Filters;
  onChange(changes: Partial<Filters>): void;
}) {
  const t = useTexts(mediaTexts);
  return (
    <Group gap="sm" align="flex-end">
      <SearchInput value={values.q} onChange={(q) => onChange({ q })} placeholder={t('search')} />
      <Select
        aria-label={t('show')}
        w={{ base: '100%', xs: 230 }}
        allowDeselect={false}
        data={imageFilters.map((value) => ({ value, label: t(labels[value]) }))}
        value={values.show}
        onChange={(show) => show && onChange({ show })}
      />
      <Select
        aria-label={t('kind')}
        w={{ base: 'calc(50% - 6px)', xs: 130 }}
        allowDeselect={false}
        data={[
          { value: '', label: t('allKinds') },
          ...imageKinds.map((value) => ({ value, label: value === 'jpg' ? 'JPEG' : value.toUpperCase() })),
        ]}
        value={values.kind}
        onChange={(kind) => onChange({ kind: kind ?? '' })}
      />
      <Select
        aria-label={t('sort')}
        w={{ base: 'calc(50% - 6px)', xs: 180 }}
        allowDeselect={false}
        data={imageSorts.map((value) => ({ value, label: t(value) }))}
        value={values.sort}
        onChange={(sort) => sort && onChange({ sort })}
      />
    </Group>
  );
}
