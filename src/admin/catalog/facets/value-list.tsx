import { ColorSwatch, Group, Text } from '@mantine/core';

import type { OfficeFacet } from '#domain/schemas/facet-office.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { SortableList } from '../../ui/sortable-list.tsx';
import { FacetRow } from './facet-row.tsx';
import type { FacetActions } from './facets-screen.tsx';
import { facetsTexts } from './facets.texts.ts';

/** The values of a title in the order of the filter. */
export function ValueList({
  facet,
  isAdmin,
  onRename,
  onRemove,
  onOrder,
}: FacetActions & { facet: OfficeFacet }) {
  const t = useTexts(facetsTexts);
  const { values } = facet;

  function move(id: string, place: number): void {
    const ids = values.map((value) => value.id).filter((one) => String(one) !== id);
    onOrder({
      path: '/admin/facet-values/order',
      ids: [...ids.slice(0, place), Number(id), ...ids.slice(place)],
    });
  }

  return (
    <SortableList
      label={t('values', { title: facet.title })}
      items={values}
      idOf={({ id }) => String(id)}
      nameOf={({ value }) => value}
      onMove={move}
      renderItem={({ id, value, color, productCount }, handle) => (
        <Group gap="sm" wrap="nowrap" py={2}>
          {isAdmin && handle}
          {color !== null && <ColorSwatch color={color} size={18} />}
          <Text size="sm" style={{ flex: 1, overflowWrap: 'anywhere' }}>
            {value}
          </Text>
          <FacetRow
            name={value}
            count={productCount}
            isAdmin={isAdmin}
            onRename={() => onRename({ path: `/admin/facet-values/${id}`, name: value, color })}
            onRemove={() => onRemove(`/admin/facet-values/${id}`)}
          />
        </Group>
      )}
    />
  );
}
