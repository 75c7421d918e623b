import { ColorSwatch, Group, Text } from '@mantine/core';

import type { AdminFacet } from '#domain/schemas/manage-facets.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { SortableList } from '../../ui/sortable-list.tsx';
import { FacetRow } from './facet-row.tsx';
import { facetsTexts } from './facets.texts.ts';
import type { FacetActions } from './use-facet-actions.ts';

/** The values of a title in the order of the filter. */
export function ValueList({
  facet,
  mayEdit,
  onRename,
  onRemove,
  onOrder,
}: FacetActions & { facet: AdminFacet }) {
  const t = useTexts(facetsTexts);
  const { values } = facet;

  function move(id: string, place: number): void {
    const before = values.map((value) => value.id);
    const rest = before.filter((one) => String(one) !== id);
    onOrder({
      path: '/admin/facet-values/order',
      before,
      ids: [...rest.slice(0, place), Number(id), ...rest.slice(place)],
    });
  }

  return (
    <SortableList
      label={t('values', { title: facet.title })}
      items={values}
      idOf={({ id }) => String(id)}
      nameOf={({ value }) => value}
      onMove={move}
      renderItem={({ id, value, color, productCount, version }, handle) => (
        <Group gap="sm" wrap="nowrap" py={2}>
          {mayEdit && handle}
          {color !== null && <ColorSwatch color={color} size={18} style={{ flex: 'none' }} />}
          <Text size="sm" style={{ flex: 1, overflowWrap: 'anywhere' }}>
            {value}
          </Text>
          <FacetRow
            name={value}
            count={productCount}
            mayEdit={mayEdit}
            onRename={() => onRename({ path: `/admin/facet-values/${id}`, name: value, color, version })}
            onRemove={() => onRemove(`/admin/facet-values/${id}`)}
          />
        </Group>
      )}
    />
  );
}
